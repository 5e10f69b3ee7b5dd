/** Refusals of what the house gives: their statuses, and the names of their arguments. */

export const promotionErrors = { PROMO_REBATE_OFF: 422, PROMO_REBATE_NONE: 422, PROMO_DAY_CAP: 422 } as const

export const promotionArguments = { PROMO_REBATE_NONE: ['min'] } as const
