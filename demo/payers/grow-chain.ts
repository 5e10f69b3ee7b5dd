/** The demo's chains: a block every few seconds, so that one can watch a transfer being confirmed. */
import { readGrowingTransfers, receiveTransfer } from '../../modules/cashier/index.ts'
import type { Job } from '../../platform/calls.ts'
import { DEMO_HASH } from './notices.ts'

const BLOCK_MS = 3_000
const BATCH = 200

export const growChain: Job = {
  name: 'demo/grow-chain',
  everyMs: BLOCK_MS,
  run: async ({ database, now, services }) => {
    for (const transfer of await readGrowingTransfers(database.kysely, DEMO_HASH, BATCH)) {
      const { merchantId, channel, txHash: reference, address, fromAddress, amount } = transfer
      const confirmations = Math.floor((now.getTime() - transfer.seenAt.getTime()) / BLOCK_MS)
      if (confirmations <= transfer.confirmations) continue
      await database.transaction((tx) =>
        receiveTransfer(
          tx,
          services,
          merchantId,
          { channel, reference, address, fromAddress, amount, confirmations },
          now,
        ),
      )
    }
  },
}
