/* SPDX-License-Identifier: MIT */
#include "fixture.h"
#include "suites.h"

#include <string.h>

static void version_is_the_headers(void)
{
	CHECK(tactus_version() == TACTUS_VERSION);
	CHECK(tactus_version() >> 16 == TACTUS_VERSION_MAJOR);
	CHECK((tactus_version() >> 8 & 0xff) == TACTUS_VERSION_MINOR);
	CHECK((tactus_version() & 0xff) == TACTUS_VERSION_PATCH);
}

static void every_status_has_words_of_its_own(void)
{
	for (int status = TACTUS_STATUS_NONE; status <= TACTUS_STATUS_OK; status++) {
		const char *words = tactus_status_to_string((enum tactus_status)status);

		CHECK(words != NULL && words[0] != '\0');
		for (int other = TACTUS_STATUS_NONE; other < status; other++)
			CHECK(strcmp(words, tactus_status_to_string((enum tactus_status)other)) != 0);
	}
	CHECK(tactus_status_to_string((enum tactus_status) - 1000) != NULL);
	CHECK(tactus_status_to_string((enum tactus_status)1000) != NULL);
}

static void every_reason_has_a_spelling(void)
{
	for (int code = TACTUS_REASON_CODE_MOVED_TOO_FAR; code <= TACTUS_REASON_CODE_BY_ITSELF; code++) {
		const char *spelling = tactus_reason_code_to_string((enum tactus_reason_code)code);

		CHECK(strlen(spelling) == strspn(spelling, "abcdefghijklmnopqrstuvwxyz-"));
		for (int other = TACTUS_REASON_CODE_MOVED_TOO_FAR; other < code; other++) {
			const char *another = tactus_reason_code_to_string((enum tactus_reason_code)other);

			CHECK(strcmp(spelling, another) != 0);
		}
	}
	CHECK(strcmp(tactus_reason_code_to_string(TACTUS_REASON_CODE_MOVED_TOO_FAR), "moved-too-far") == 0);
	CHECK(strcmp(tactus_reason_code_to_string(TACTUS_REASON_CODE_WITHHELD_BEGAN), "withheld-began") == 0);
	CHECK(tactus_reason_code_to_string((enum tactus_reason_code)1000) != NULL);
}

void check_versions(void)
{
	check_run("the library has the header's version", version_is_the_headers);
	check_run("every status has its own text", every_status_has_words_of_its_own);
	check_run("every reason has a name", every_reason_has_a_spelling);
}
