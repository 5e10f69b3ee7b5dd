/** Refusals of the trading desk: their statuses, and the names of their arguments. */

export const sportDeskErrors = {
  SPORT_LEAGUE_UNKNOWN: 404,
  SPORT_PRICE_RANGE: 422,
  SPORT_PRICE_WRONG: 422,
  SPORT_PRICE_FAR: 409,
  SPORT_MARGIN_RANGE: 422,
} as const

export const sportDeskArguments = {
  SPORT_PRICE_RANGE: ['min', 'max'],
  SPORT_PRICE_WRONG: ['price', 'fair', 'reason'],
  SPORT_PRICE_FAR: ['price', 'percent'],
  SPORT_MARGIN_RANGE: ['min', 'max'],
} as const
