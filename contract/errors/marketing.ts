/** Refusals of marketing: their statuses. */

export const marketingErrors = {
  MARKETING_NOT_FOUND: 404,
  MARKETING_STATE: 409,
  MARKETING_NOBODY: 422,
  MARKETING_QUIET: 422,
  MARKETING_LINK: 422,
} as const
