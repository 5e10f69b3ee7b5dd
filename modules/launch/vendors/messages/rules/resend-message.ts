/** What may be asked of a vendor again, and how. It never moves money. */
import type { TransferState } from '../../pockets/store/pockets.ts'

/**
 * ASK: the vendor is asked for the result of the transaction. REPEAT: the same question again, and nothing is
 * booked.
 */
export type Resend = 'ASK' | 'REPEAT'

export interface Resendable {
  readonly direction: 'IN' | 'OUT'
  readonly call: string
  readonly memberId: string | null
}

/** Null if there is nothing to ask: the vendor's own messages are the vendor's to repeat. */
export function resendOf(
  { direction, call, memberId }: Resendable,
  transfer: TransferState | undefined,
  isReachable: boolean,
): Resend | null {
  if (direction === 'IN' || !isReachable) return null
  if (call === 'balance') return memberId === null ? null : 'REPEAT'
  if (transfer === 'PENDING') return 'ASK'
  return call === 'transaction' && (transfer === 'DONE' || transfer === 'RETURNED') ? 'REPEAT' : null
}
