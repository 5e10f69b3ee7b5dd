/** The ledger's figures compared with a transfer-mode vendor's answers (docs/vendors, transfer mode). */
import type { PlayerReply } from './read-player-answer.ts'

export interface ComparedPocket {
  vendorAmount: bigint | null
  difference: bigint
  match: 'EQUAL' | 'DIFFERENT' | 'WAITING' | 'SILENT'
}

/** A pocket that moved while the vendor was asked is compared again later: neither figure is wrong. */
export function comparePocket(ledgerAmount: bigint, reply: PlayerReply, isMoving: boolean): ComparedPocket {
  const said =
    reply.kind !== 'ANSWER'
      ? null
      : reply.status === 'OK'
        ? reply.balance
        : reply.status === 'NOT_FOUND'
          ? 0n
          : null
  if (said === null) return { vendorAmount: null, difference: 0n, match: 'SILENT' }
  if (isMoving) return { vendorAmount: said, difference: 0n, match: 'WAITING' }
  const difference = said - ledgerAmount
  return { vendorAmount: said, difference, match: difference === 0n ? 'EQUAL' : 'DIFFERENT' }
}

/**
 * Whether a vendor's answer about an ended transfer differs from the ledger; without an answer nothing
 * contradicts.
 */
export function contradicts(state: 'PENDING' | 'DONE' | 'RETURNED', reply: PlayerReply): boolean {
  if (state === 'PENDING' || reply.kind !== 'ANSWER') return false
  return (reply.status === 'OK') !== (state === 'DONE')
}
