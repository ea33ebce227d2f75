/* SPDX-License-Identifier: MIT */
#ifndef WAYLAND_ADAPTER_CHECKS_H
#define WAYLAND_ADAPTER_CHECKS_H

void check_streams(void);
void check_objects(void);
void check_surfaces(void);
void check_cancels(void);
void check_serials(void);
void check_host(void);
void check_unheard(void);
void check_clients(void);
void check_lifetimes(void);
void check_company(void);
void check_misuse(void);
void check_random_streams(void);

#endif
