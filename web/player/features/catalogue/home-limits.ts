/** Business constants of the home page (site.md §9, domain/gaps.md §7 rows 9 and 11). */
/** Hot games that a phone shows before it is asked for more. */
export const hotOnPhones = 5
/** The toggle appears when a section has more games than this. */
export const toggleAbove = 10
/** Vendors of a section before it is unfolded, and the number above which that is offered. */
export const vendorLimit = 6
/** Pictures of these first cards load at once. */
export const eagerCards = 6
/** Recent games that home asks for. */
export const recentOnHome = 20
