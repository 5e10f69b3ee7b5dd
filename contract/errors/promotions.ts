/** Refusals of what the house gives: their statuses, and the names of their arguments. */

export const promotionErrors = {
  PROMO_REBATE_OFF: 422,
  PROMO_REBATE_NONE: 422,
  PROMO_DAY_CAP: 422,
  PROMO_NOT_FOUND: 404,
  PROMO_NOT_OPEN: 422,
  PROMO_ENDED: 422,
  PROMO_CLAIM_LATE: 422,
  PROMO_NOT_READY: 422,
  PROMO_NOT_ELIGIBLE: 422,
  PROMO_QUOTA: 422,
  PROMO_DUPLICATE_PERSON: 422,
  PROMO_ATTEMPTS: 422,
  PROMO_BUDGET: 422,
  PROMO_BUDGET_DAY: 422,
  PROMO_RG: 422,
  PROMO_STATE: 409,
  FREE_ROUNDS_OVER: 422,
} as const

export const promotionArguments = {
  PROMO_REBATE_NONE: ['min'],
  PROMO_NOT_OPEN: ['from'],
  PROMO_ENDED: ['until'],
  PROMO_CLAIM_LATE: ['until'],
  PROMO_NOT_READY: ['left'],
  PROMO_BUDGET_DAY: ['from'],
} as const
