/** Words and bounds of results, voids and reports of sports (domain/sportsbook.md §7). */

/** A result may be corrected for so long after the first one. */
export const CORRECTION_HOURS = 72
/** A single bet may be made void for so long after it was settled. */
export const VOID_HOURS = 24
/** A written reason has at least so many characters. */
export const REASON_CHARACTERS = 5

/** FEED: a provider said it. DESK: two people. CLOCK: the time for a result is over. */
export const resultSources = ['FEED', 'DESK', 'CLOCK'] as const
export type ResultSource = (typeof resultSources)[number]

/** ENTERED: a second person has to type it again. */
export const resultStates = ['ENTERED', 'CONFIRMED', 'REJECTED'] as const
export type ResultState = (typeof resultStates)[number]

/**
 * WAITING: it should have ended and has no result. ENTERED: a second person has to check. SETTLING: bets are
 * being settled. SETTLED: all that can be settled is. CORRECTING: settled, and a correction waits.
 */
export const resultDeskStates = ['WAITING', 'ENTERED', 'SETTLING', 'SETTLED', 'CORRECTING'] as const
export type ResultDeskState = (typeof resultDeskStates)[number]

/** Why one bet is void at any time before its settlement, or within a day after it. */
export const voidCauses = ['PAST_POST', 'PRICE_ERROR', 'WRONG_LINE', 'WRONG_TEAM', 'OTHER'] as const
export type VoidCause = (typeof voidCauses)[number]

export const reportGroups = ['SPORT', 'LEAGUE', 'MARKET', 'MEMBER_TIER'] as const
export type ReportGroup = (typeof reportGroups)[number]

/** By the day on which bets were placed, or on which they were settled. */
export const reportBases = ['PLACED', 'SETTLED'] as const
export type ReportBasis = (typeof reportBases)[number]
