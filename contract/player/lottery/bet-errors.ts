/** Why a bet in a lottery, or a plan of bets, is refused, beside the refusals of a single call. */
export const betErrors = [
  'LOTTERY_GAME_UNKNOWN',
  'LOTTERY_ISSUE_UNKNOWN',
  'LOTTERY_NOT_OPEN',
  'LOTTERY_CLOSED',
  'LOTTERY_COMBINATION_MISMATCH',
  'LOTTERY_PRIZE_GROUP',
  'LOTTERY_STAKE_LIMIT',
  'GAME_MAINTENANCE',
  'BAL_INSUFFICIENT',
  'RG_STAKE_LIMIT',
  'RG_LOSS_LIMIT',
  'RG_TIMEOUT',
  'RG_SESSION_LIMIT',
  'BONUS_MAX_BET',
  'BONUS_GAME',
  'AUTH_DISABLED',
  'AUTH_SELF_EXCLUDED',
  'ROUND_STATE',
] as const

/**
 * Refusals of bets on whole numbers; `value` is `{lines: [{line, number, odds?, amount?}]}`, lines from 1:
 * `odds` of LOTTERY_ODDS_REDUCED are those that hold now, `amount` of LOTTERY_NUMBER_LIMIT is what may still
 * stand on the number.
 */
export const numberErrors = ['LOTTERY_NUMBER_CLOSED', 'LOTTERY_ODDS_REDUCED', 'LOTTERY_NUMBER_LIMIT'] as const
