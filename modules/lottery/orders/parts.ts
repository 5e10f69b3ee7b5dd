/** Everything of the bets that a process registers. */
import type { ModuleParts } from '../../../platform/calls.ts'
import { handleCancelOrder } from './calls/cancel-order.ts'
import { handleChangeNumberRule } from './calls/change-number-rule.ts'
import { handleWithdrawNumberRule } from './calls/withdraw-number-rule.ts'
import { handleChangeOdds } from './calls/change-odds.ts'
import { handleChangeTerms } from './calls/change-terms.ts'
import { handleDeleteNumberSet } from './calls/delete-number-set.ts'
import { handleListAllOrders } from './calls/list-all-orders.ts'
import { handleListChases } from './calls/list-chases.ts'
import { handleListLimitedNumbers } from './calls/list-limited-numbers.ts'
import { handleListNumberRules } from './calls/list-number-rules.ts'
import { handleListNumberSets } from './calls/list-number-sets.ts'
import { handleListOfferedGames } from './calls/list-offered-games.ts'
import { handleListPlayOdds } from './calls/list-play-odds.ts'
import { handleListOrders } from './calls/list-orders.ts'
import { handlePlaceChase } from './calls/place-chase.ts'
import { handlePlaceOrder } from './calls/place-order.ts'
import { handleQuoteOrder } from './calls/quote-order.ts'
import { handleReadChase } from './calls/read-chase.ts'
import { handleReadDailyReport } from './calls/read-daily-report.ts'
import { handleReadExposure } from './calls/read-exposure.ts'
import { handleReadOrder } from './calls/read-order.ts'
import { handleReadPlacedOrder } from './calls/read-placed-order.ts'
import { handleReadTerms } from './calls/read-terms.ts'
import { handleSaveNumberSet } from './calls/save-number-set.ts'
import { handleStopChase } from './calls/stop-chase.ts'
import { finishPlans } from './jobs/end-plans.ts'
import { pushWins } from './listeners/push-wins.ts'
import { tellPayouts } from './listeners/tell-payouts.ts'
import { tellStoppedPlan } from './listeners/tell-stopped-plan.ts'
import { tellVoid } from './listeners/tell-void.ts'

export const orderParts = {
  calls: [
    ...handleReadTerms,
    ...handlePlaceOrder,
    ...handleCancelOrder,
    ...handleListOrders,
    ...handleReadOrder,
    ...handlePlaceChase,
    ...handleStopChase,
    ...handleListChases,
    ...handleReadChase,
    ...handleQuoteOrder,
    ...handleListLimitedNumbers,
    handleListNumberSets,
    handleSaveNumberSet,
    handleDeleteNumberSet,
    handleListOfferedGames,
    handleChangeTerms,
    handleListPlayOdds,
    handleChangeOdds,
    handleListNumberRules,
    handleChangeNumberRule,
    handleWithdrawNumberRule,
    handleReadExposure,
    handleListAllOrders,
    handleReadPlacedOrder,
    handleReadDailyReport,
  ],
  // Pages are told first: thousands of messages take a while.
  listeners: [pushWins, tellPayouts, tellStoppedPlan, tellVoid],
  jobs: [finishPlans],
} satisfies ModuleParts
