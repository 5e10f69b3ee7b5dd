/** What a message says, as far as a repeat of it is judged by. */
import { hash } from 'node:crypto'
import type { RealCurrency } from '../../../kernel/money.ts'
import type { VendorPosting } from '../types.ts'

/** What a win's currency is to its member; OTHER is no round's. */
export type Stated = RealCurrency | 'TRIAL' | 'OTHER'

export function statedOf(stated: string | undefined, own: RealCurrency | undefined): Stated | undefined {
  if (stated === undefined || stated === 'TRIAL') return stated
  return own !== undefined && stated === own ? own : 'OTHER'
}

/**
 * What makes two messages under one id the same: everything the vendor said. The state of the session and the
 * vendor's settings are ours and may differ when it is said again; another currency is other content.
 */
export function contentHash(message: VendorPosting, stated: Stated | undefined): string {
  const parts = [message.kind, message.memberId, message.roundId]
  if (message.kind === 'ROLLBACK') {
    parts.push(message.originalTransactionId)
  } else {
    parts.push(
      message.gameCode,
      message.kind === 'WIN'
        ? (stated ?? '')
        : message.refusal === 'CURRENCY_MISMATCH'
          ? 'other currency'
          : '',
    )
    if (message.kind === 'BET') parts.push(String(message.amount), String(message.roundClosed ?? false))
    else if (message.kind === 'WIN')
      parts.push(
        String(message.amount),
        message.betTransactionId ?? '',
        String(message.jackpotAmount ?? 0n),
        String(message.roundClosed),
      )
    else parts.push(String(message.betAmount), String(message.winAmount), String(message.jackpotAmount ?? 0n))
  }
  if (message.ride?.content !== undefined) parts.push(message.ride.content)
  // Ids are printable ASCII, so a line feed parts them without doubt.
  return hash('sha256', parts.join('\n'), 'hex').slice(0, 32)
}
