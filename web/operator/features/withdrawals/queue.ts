import { listComplaints } from '../../../../contract/operator/cashier/list-complaints.ts'
import {
  listWithdrawalQueue,
  type listWithdrawalQueueSchemas,
} from '../../../../contract/operator/cashier/list-withdrawal-queue.ts'
import { readWithdrawal } from '../../../../contract/operator/cashier/read-withdrawal.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { refresh } from '../../../client/use-call.ts'

export type Withdrawal = ValueOf<typeof listWithdrawalQueueSchemas>['list'][number]

/** Asks again for everything a decision changes. */
export const refreshQueue = () =>
  refresh(listWithdrawalQueue, listComplaints, readWithdrawal, countWaitingWork)

/** What they come to, as one sum. */
export const sumOf = (rows: readonly Withdrawal[]) => rows.reduce((sum, row) => sum + row.amount, 0)
