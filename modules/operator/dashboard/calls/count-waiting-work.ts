import {
  countWaitingWork,
  countWaitingWorkSchemas,
} from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { handle } from '../../../../platform/calls.ts'
import { complianceWorkOf, queueFiguresOf } from '../../../cashier/index.ts'
import { kycWorkOf } from '../../../identity/index.ts'
import { countOpenSuspicions, countReturnAlarms } from '../../../launch/index.ts'
import { serviceWorkOf } from '../../../messaging/index.ts'
import { waitingApplications } from '../../../promotions/index.ts'
import { proposalWorkOf } from '../../../system/index.ts'
import { waitingAdjustments } from '../../adjustments/store/adjustments.ts'
import { waitingChanges } from '../../staff/store/changes.ts'

export const handleCountWaitingWork = handle(countWaitingWork, countWaitingWorkSchemas, async (context) => {
  const { tx, merchant } = context
  const queues = await queueFiguresOf(tx, merchant.id, context.now)
  return {
    withdrawalsWaiting: queues.withdrawalsWaiting,
    withdrawalsWaitingAmount: queues.withdrawalsWaitingAmount,
    withdrawalsLate: queues.withdrawalsLate,
    withdrawalsLateAmount: queues.withdrawalsLateAmount,
    depositsInReview: queues.depositsInReview,
    adjustmentsWaiting: await waitingAdjustments(tx, merchant.id),
    changesWaiting: await waitingChanges(tx, merchant.id),
    currency: merchant.currency,
    ...(await serviceWorkOf(tx, merchant.id)),
    applicationsWaiting: (await waitingApplications(tx, merchant.id)).waitingCount,
    ...(await kycWorkOf(tx, merchant.id)),
    ...(await complianceWorkOf(tx, merchant.id)),
    ...(await proposalWorkOf(context)),
    returnAlarms: await countReturnAlarms(tx, merchant.id),
    suspicionsOpen: await countOpenSuspicions(tx, merchant.id),
  }
})
