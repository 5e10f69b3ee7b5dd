/** Refusals of contracts between agents: their statuses, and the names of their arguments. */

export const contractErrors = {
  CONTRACT_NOT_FOUND: 404,
  CONTRACT_NOT_DIRECT: 422,
  CONTRACT_KIND_MISSING: 422,
  CONTRACT_TIERS_INVALID: 422,
  CONTRACT_RATE_TOO_HIGH: 422,
  CONTRACT_SALARY_SUM: 422,
  CONTRACT_OFFER_EXISTS: 409,
  CONTRACT_AUTO_REQUIRED: 422,
  CONTRACT_EXPIRED: 409,
  CONTRACT_STATE: 409,
} as const

export const contractArguments = {
  CONTRACT_RATE_TOO_HIGH: ['max'],
  CONTRACT_SALARY_SUM: ['max'],
} as const
