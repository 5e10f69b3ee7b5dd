/** The demo's chains: a block every few seconds, so that a transfer gathers its confirmations before one's eyes. */
import type { Job } from '../../../platform/calls.ts'
import { DEMO_HASH } from '../channels/demo-bank.ts'
import { readDemoTransfers } from '../store/crypto.ts'
import { receiveTransfer } from '../transfers.ts'

const BLOCK_MS = 3_000
const BATCH = 200

export const growDemoChain: Job = {
  name: 'cashier/grow-demo-chain',
  everyMs: BLOCK_MS,
  run: async ({ database, now, services, config }) => {
    if (config.mode !== 'demo') return
    for (const transfer of await readDemoTransfers(database.kysely, DEMO_HASH, BATCH)) {
      const { merchantId, channel, txHash: reference, address, fromAddress, amount } = transfer
      const confirmations = Math.floor((now.getTime() - transfer.seenAt.getTime()) / BLOCK_MS)
      if (confirmations <= transfer.confirmations) continue
      await database.transaction((tx) => receiveTransfer(tx, services, merchantId, { channel, reference, address, fromAddress, amount, confirmations }, now))
    }
  },
}
