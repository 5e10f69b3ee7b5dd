/** Why a live bet that waited was not accepted (docs/flows/slip.md, Live). */

/** SPORT_REFUSED: a trader did not take it. The others are found by the clock that decides waiting bets. */
export const rejectReasons = [
  'SPORT_LIVE_EVENT',
  'SPORT_LIVE_PRICE',
  'SPORT_SUSPENDED',
  'SPORT_REFUSED',
] as const
export type RejectReason = (typeof rejectReasons)[number]

/**
 * What a trader refuses a bet for: more than the house wants to stand for, an event that is known already, a
 * price or a line that is wrong, accounts that bet together, something else.
 */
export const refuseCauses = ['LIABILITY', 'LATE', 'PRICE', 'ACCOUNTS', 'OTHER'] as const
export type RefuseCause = (typeof refuseCauses)[number]
