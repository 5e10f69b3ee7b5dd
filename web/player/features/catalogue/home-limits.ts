/** Business constants of the home page (spec §9, domain/gaps.md §7 rows 9 and 11). */
export const hotLimit = 12
/** The toggle appears when a section has more games than this. */
export const toggleAbove = 10
/** Pictures of these first cards load at once. */
export const eagerCards = 6
