/** What the vendor port answers in `status` (docs/vendors). All but two come with HTTP 200. */
export const vendorStatuses = [
  'OK',
  'INVALID_REQUEST',
  'INVALID_SIGNATURE',
  'BUSY',
  'TOKEN_INVALID',
  'SESSION_EXPIRED',
  'MEMBER_NOT_FOUND',
  'MEMBER_BLOCKED',
  'GAME_DISABLED',
  'CURRENCY_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'DUPLICATE_TRANSACTION',
  'BET_NOT_FOUND',
  'BET_CANCELLED',
  'BET_ALREADY_SETTLED',
  'ROUND_CLOSED',
  'ROUND_NOT_FOUND',
  // Of the house port alone.
  'STACK_NOT_FOUND',
  'GRANT_REFUSED',
] as const

export type VendorStatus = (typeof vendorStatuses)[number]

/** The HTTP status of an answer. */
export function httpStatusOf(status: VendorStatus): 200 | 401 | 503 {
  return status === 'INVALID_SIGNATURE' ? 401 : status === 'BUSY' ? 503 : 200
}
