/** Refusals of bonuses and offers: their statuses, and the names of their arguments. */

export const bonusErrors = { BONUS_MAX_BET: 422, BONUS_GAME: 422, DEPOSIT_OFFER: 422 } as const

export const bonusArguments = { BONUS_MAX_BET: ['max'], DEPOSIT_OFFER: ['min'] } as const
