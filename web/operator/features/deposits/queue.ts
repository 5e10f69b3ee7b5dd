import {
  listDepositQueue,
  type listDepositQueueSchemas,
} from '../../../../contract/operator/cashier/list-deposit-queue.ts'
import {
  readDepositCase,
  type readDepositCaseSchemas,
} from '../../../../contract/operator/cashier/read-deposit-case.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import { isCryptoCode } from '../../../../contract/shared/cashier-channels.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { DepositReviewReason } from '../../../../contract/shared/cashier-states.ts'
import { refresh } from '../../../client/use-call.ts'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type Deposit = ValueOf<typeof listDepositQueueSchemas>['list'][number]
export type DepositCase = ValueOf<typeof readDepositCaseSchemas>

/** A transfer of USDT has no requested amount: its own can only be outside the limits of the channel. */
export const whyText = ({
  reviewReason: reason,
  channel,
}: {
  reviewReason: DepositReviewReason
  channel: string
}) =>
  (reason === 'AMOUNT' && isCryptoCode(channel)
    ? 'paid_in_reason_usdt_limits'
    : `paid_in_reason_${reason.toLowerCase()}`) as TextKey

/** Asks again for everything a decision changes. */
export const refreshDeposits = () => refresh(listDepositQueue, readDepositCase, countWaitingWork)
