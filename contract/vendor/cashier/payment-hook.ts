/** Where banks and payment providers report payments (docs/operating/payments.md). */
export const paymentHookPath = '/api/hooks/payments/:channel'

/** What it answers beside the HTTP status. */
export type HookStatus =
  | 'ACCEPTED'
  | 'UNMATCHED'
  | 'IGNORED'
  | 'UNKNOWN_CHANNEL'
  | 'SIGNATURE_INVALID'
  | 'REQUEST_INVALID'
  | 'UNKNOWN_MERCHANT'
