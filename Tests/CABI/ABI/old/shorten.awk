# SPDX-License-Identifier: MIT
# Makes of a header an older one, whose structs with a size lack their last member.
/^struct tactus_[a-z_0-9]+ \{/ { is_in = 1; count = 0; has_size = 0 }
is_in {
	body[++count] = $0
	if ($0 ~ /^\tsize_t size;/)
		has_size = 1
	if ($0 !~ /^\};/)
		next
	is_in = 0
	if (has_size)
		count = without_last_member(count)
	for (i = 1; i <= count; i++)
		print body[i]
	next
}
# The initializer has a value for each member: the last one goes.
/^#define TACTUS_[A-Z_]+_INIT/ {
	definition = $0
	while (sub(/\\$/, "", definition) && getline > 0)
		definition = definition $0
	sub(/,[ \t]*(\{[^}]*\}|[^,{}]*) \}$/, " }", definition)
	print definition
	next
}
{ print }

# Of "double x, y;" the y goes, of one with a comment both. How many lines are left.
function without_last_member(count,    last) {
	last = count - 1
	if (body[last] ~ /, [a-z_0-9]+;$/) {
		sub(/, [a-z_0-9]+;$/, ";", body[last])
		return count
	}
	# A member of several lines begins where the one before ends.
	while (last > 1 && body[last - 1] !~ /(;|\*\/)$/)
		last--
	body[last] = body[count]
	return last
}
