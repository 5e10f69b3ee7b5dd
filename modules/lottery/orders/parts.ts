/** Everything of the bets that a process registers. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCancelOrder } from './calls/cancel-order.ts'
import { handleChangeTerms } from './calls/change-terms.ts'
import { handleListAllOrders } from './calls/list-all-orders.ts'
import { handleListChases } from './calls/list-chases.ts'
import { handleListOfferedGames } from './calls/list-offered-games.ts'
import { handleListOrders } from './calls/list-orders.ts'
import { handlePlaceChase } from './calls/place-chase.ts'
import { handlePlaceOrder } from './calls/place-order.ts'
import { handleReadChase } from './calls/read-chase.ts'
import { handleReadDailyReport } from './calls/read-daily-report.ts'
import { handleReadOrder } from './calls/read-order.ts'
import { handleReadPlacedOrder } from './calls/read-placed-order.ts'
import { handleReadTerms } from './calls/read-terms.ts'
import { handleStopChase } from './calls/stop-chase.ts'
import { finishPlans } from './jobs/end-plans.ts'
import { tellPayouts } from './listeners/tell-payouts.ts'
import { tellStoppedPlan } from './listeners/tell-stopped-plan.ts'

export const orderParts = {
  calls: [
    handleReadTerms,
    handlePlaceOrder,
    handleCancelOrder,
    handleListOrders,
    handleReadOrder,
    handlePlaceChase,
    handleStopChase,
    handleListChases,
    handleReadChase,
    handleListOfferedGames,
    handleChangeTerms,
    handleListAllOrders,
    handleReadPlacedOrder,
    handleReadDailyReport,
  ],
  listeners: [tellPayouts, tellStoppedPlan],
  jobs: [finishPlans],
} satisfies ModuleParts
