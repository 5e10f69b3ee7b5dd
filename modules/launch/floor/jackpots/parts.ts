/** The pools' part of the launch module's door. */
import type { ModuleParts } from '../../../../platform/calls.ts'
import { handleConfirmPoolOrder } from './calls/confirm-pool-order.ts'
import { handleListJackpotPools } from './calls/list-jackpot-pools.ts'
import { handleListJackpotWins } from './calls/list-jackpot-wins.ts'
import { handleListJackpots } from './calls/list-jackpots.ts'
import { handleListPoolOrders } from './calls/list-pool-orders.ts'
import { handleListPoolWins } from './calls/list-pool-wins.ts'
import { handleOrderPool } from './calls/order-pool.ts'
import { handleReadJackpotTerms } from './calls/read-jackpot-terms.ts'
import { handleRejectPoolOrder } from './calls/reject-pool-order.ts'
import { keepJackpotsJob, pushJackpotsJob } from './jobs.ts'
import { payWonPool, tellPaidPool } from './listeners.ts'

export const jackpotParts = {
  calls: [
    handleListJackpots,
    handleReadJackpotTerms,
    handleListJackpotWins,
    handleListJackpotPools,
    handleListPoolWins,
    handleListPoolOrders,
    handleOrderPool,
    handleConfirmPoolOrder,
    handleRejectPoolOrder,
  ],
  listeners: [payWonPool, tellPaidPool],
  jobs: [keepJackpotsJob, pushJackpotsJob],
} satisfies ModuleParts
