// SPDX-License-Identifier: MIT
// JSON for a Wayfire that is built from source, where the project wf-json is missing: implements the header of Debian's
// wayfire-dev with yyjson. Wayfire 0.10 has this as a part of its own.
#include <wayfire/nonstd/json.hpp>

#include <yyjson.h>

#include <cstdlib>
#include <limits>
#include <utility>

namespace wf
{

// Replaces a value in its place: whatever refers to it then refers to the new one.
static void replace(yyjson_mut_val *place, const yyjson_mut_val *value)
{
	if (!value)
		return;
	place->tag = value->tag;
	place->uni = value->uni;
}

static yyjson_mut_val *text_of(yyjson_mut_doc *doc, std::string_view text)
{
	return yyjson_mut_strncpy(doc, text.data(), text.size());
}

// Appends, assigns and constructs from a type of C++.
#define TYPE(type, make) \
	void json_reference_t::append(type value) \
	{ \
		yyjson_mut_arr_append(v, make(doc, value)); \
	} \
	json_reference_t &json_reference_t::operator=(type const &value) \
	{ \
		replace(v, make(doc, value)); \
		return *this; \
	} \
	json_t::json_t(type value) : json_t() \
	{ \
		replace(v, make(doc, value)); \
	}

TYPE(int, yyjson_mut_sint)
TYPE(unsigned, yyjson_mut_uint)
TYPE(int64_t, yyjson_mut_sint)
TYPE(uint64_t, yyjson_mut_uint)
TYPE(double, yyjson_mut_real)
TYPE(bool, yyjson_mut_bool)

// Tells whether a value is of a type, and reads it in two ways.
#define READ(type, name, is, get) \
	bool json_reference_t::is_##name() const \
	{ \
		return is; \
	} \
	json_reference_t::operator type() const \
	{ \
		return static_cast<type>(get); \
	} \
	type json_reference_t::as_##name() const \
	{ \
		return static_cast<type>(*this); \
	}

template <class Number>
static bool is_whole(yyjson_mut_val *value)
{
	if (yyjson_mut_is_uint(value))
		return yyjson_mut_get_uint(value) <= static_cast<uint64_t>(std::numeric_limits<Number>::max());
	return yyjson_mut_is_sint(value) && std::numeric_limits<Number>::min() < 0 &&
		yyjson_mut_get_sint(value) >= static_cast<int64_t>(std::numeric_limits<Number>::min()) &&
		yyjson_mut_get_sint(value) <= static_cast<int64_t>(std::numeric_limits<int64_t>::max());
}

READ(int, int, is_whole<int>(v), yyjson_mut_get_sint(v))
READ(unsigned, uint, is_whole<unsigned>(v), yyjson_mut_get_uint(v))
READ(int64_t, int64, is_whole<int64_t>(v), yyjson_mut_get_sint(v))
READ(uint64_t, uint64, is_whole<uint64_t>(v), yyjson_mut_get_uint(v))
READ(double, double, yyjson_mut_is_num(v), yyjson_mut_get_num(v))
READ(bool, bool, yyjson_mut_is_bool(v), yyjson_mut_get_bool(v))
READ(std::string, string, yyjson_mut_is_str(v), std::string(yyjson_mut_get_str(v), yyjson_mut_get_len(v)))

// --- texts --------------------------------------------------------------------------

void json_reference_t::append(const std::string_view &value)
{
	yyjson_mut_arr_append(v, text_of(doc, value));
}

void json_reference_t::append(const char *value)
{
	append(std::string_view(value));
}

json_reference_t &json_reference_t::operator=(const std::string_view &value)
{
	replace(v, text_of(doc, value));
	return *this;
}

json_reference_t &json_reference_t::operator=(const char *value)
{
	return *this = std::string_view(value);
}

json_t::json_t(const std::string_view &value) : json_t()
{
	replace(v, text_of(doc, value));
}

json_t::json_t(const char *value) : json_t(std::string_view(value))
{
}

// --- arrays and objects ----------------------------------------------------------------

bool json_reference_t::is_array() const
{
	return yyjson_mut_is_arr(v);
}

bool json_reference_t::is_object() const
{
	return yyjson_mut_is_obj(v);
}

bool json_reference_t::is_null() const
{
	return yyjson_mut_is_null(v);
}

size_t json_reference_t::size() const
{
	return yyjson_mut_arr_size(v);
}

json_reference_t json_reference_t::operator[](const size_t &index) const
{
	return { doc, yyjson_mut_arr_get(v, index) };
}

void json_reference_t::append(const json_reference_t &value)
{
	yyjson_mut_arr_append(v, yyjson_mut_val_mut_copy(doc, value.v));
}

bool json_reference_t::has_member(const std::string_view &key) const
{
	return yyjson_mut_obj_getn(v, key.data(), key.size()) != nullptr;
}

json_reference_t json_reference_t::operator[](const char *key) const
{
	return (*this)[std::string_view(key)];
}

json_reference_t json_reference_t::operator[](const std::string_view &key) const
{
	if (is_null())
		yyjson_mut_set_obj(v);
	if (!has_member(key))
		yyjson_mut_obj_add(v, text_of(doc, key), yyjson_mut_null(doc));
	return { doc, yyjson_mut_obj_getn(v, key.data(), key.size()) };
}

std::vector<std::string> json_reference_t::get_member_names() const
{
	std::vector<std::string> names;
	yyjson_mut_obj_iter members = yyjson_mut_obj_iter_with(v);

	while (auto key = yyjson_mut_obj_iter_next(&members))
		names.emplace_back(yyjson_mut_get_str(key), yyjson_mut_get_len(key));
	return names;
}

json_reference_t &json_reference_t::operator=(const json_reference_t &other)
{
	replace(v, yyjson_mut_val_mut_copy(doc, other.v));
	return *this;
}

json_reference_t &json_reference_t::operator=(const json_reference_t &&other)
{
	return *this = static_cast<const json_reference_t &>(other);
}

// --- documents -----------------------------------------------------------------------------

void json_t::init()
{
	doc = yyjson_mut_doc_new(nullptr);
	v = yyjson_mut_null(doc);
	yyjson_mut_doc_set_root(doc, v);
}

json_t::json_t()
{
	init();
}

json_t::json_t(yyjson_mut_doc *document)
{
	doc = document;
	v = yyjson_mut_doc_get_root(document);
}

json_t::json_t(const json_reference_t &other) : json_t()
{
	replace(v, yyjson_mut_val_mut_copy(doc, other.get_raw_value()));
}

json_t::json_t(const json_t &other) : json_t(static_cast<const json_reference_t &>(other))
{
}

json_t::json_t(json_t &&other) : json_t()
{
	*this = std::move(other);
}

json_t::~json_t()
{
	yyjson_mut_doc_free(doc);
}

json_t &json_t::operator=(json_t &&other)
{
	std::swap(doc, other.doc);
	std::swap(v, other.v);
	return *this;
}

json_t &json_t::operator=(const json_t &other)
{
	return *this = json_t(other);
}

json_t json_t::array()
{
	json_t made;

	yyjson_mut_set_arr(made.v);
	return made;
}

json_t json_t::null()
{
	return {};
}

std::optional<std::string> json_t::parse_string(const std::string_view &source, json_t &result)
{
	yyjson_doc *parsed = yyjson_read(source.data(), source.size(), 0);

	if (!parsed)
		return "not JSON";
	result = json_t(yyjson_doc_mut_copy(parsed, nullptr));
	yyjson_doc_free(parsed);
	return {};
}

void json_t::map_serialized(std::function<void(const char *source, size_t length)> callback) const
{
	size_t length = 0;
	char *text = yyjson_mut_write(doc, 0, &length);

	callback(text ? text : "", length);
	std::free(text);
}

std::string json_t::serialize() const
{
	std::string text;

	map_serialized([&](const char *source, size_t length) { text.assign(source, length); });
	return text;
}

} // namespace wf
