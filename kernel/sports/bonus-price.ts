/** Which bets on sports fill the turnover of a bonus (domain/sportsbook.md §11). */

/** Decimal odds in ten-thousandths; lower ones do not. */
export const LEAST_BONUS_PRICE_E4 = 15_000

export const pricedProducts = ['SPORTS', 'ESPORTS'] as const
