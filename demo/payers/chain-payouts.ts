/**
 * The chains for USDT payouts in demo mode: a reference is sent once, confirmations take time, and planned
 * faults happen.
 */
import { createHash } from 'node:crypto'
import { clock } from '../../kernel/clock.ts'
import type { Database } from '../../platform/postgres.ts'
import { keepDemoChainPayout } from './store/chain.ts'
import type { ChainOrder, ChainPayoutChannel } from '../../modules/cashier/index.ts'

const BLOCK_MS = 1_000
const LATE_BLOCK_MS = 60_000
const CONFIRMATIONS = 3

export function openDemoChainPayouts(database: Database): ChainPayoutChannel {
  return {
    async send(order) {
      const sent = await database.transaction((tx) =>
        keepDemoChainPayout(tx, { ...order, txHash: hashOf(order), at: clock.now() }),
      )
      // Sent all the same: asked again, it is not sent again.
      if (sent.fate === 'TWICE' && sent.askedCount === 1)
        throw new Error('the answer of the demo chain was lost')
      const blocks = Math.floor(
        (clock.nowMs() - sent.sentAt.getTime()) / (sent.fate === 'LATE' ? LATE_BLOCK_MS : BLOCK_MS),
      )
      if (sent.fate === 'NEVER' || sent.askedCount === 1 || blocks < CONFIRMATIONS)
        return { outcome: 'PENDING' }
      return sent.fate === 'FAILED'
        ? { outcome: 'REFUSED', reason: 'REFUSED_BY_CHAIN' }
        : { outcome: 'SENT', txHash: sent.txHash }
    },
  }
}

/** A hash in the format of its chain; no block contains it. */
function hashOf({ reference, channel }: ChainOrder): string {
  const hash = createHash('sha256').update(`demo payout\n${reference}`).digest('hex')
  return channel === 'USDT_TRC20' ? hash : `0x${hash}`
}
