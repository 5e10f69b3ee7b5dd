/** What the line asks of the other rooms; without a provider it does the least itself. */
import type { Tx } from '../../../platform/postgres.ts'
import { defineSlot } from '../../../platform/services.ts'
import { endContractsAbove } from './store/moves.ts'

/**
 * Ends what the former upline had agreed with an account that has moved, in the transaction of the move: its
 * giver no longer stands directly above.
 */
export type EndContracts = (
  tx: Tx,
  move: { merchantId: string; accountId: string; uplineId: string; at: Date },
) => Promise<void>
export const endContractsKey = defineSlot<EndContracts>('agents.end-contracts', endContractsAbove)
