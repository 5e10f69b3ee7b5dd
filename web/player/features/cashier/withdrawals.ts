/**
 * What the parts of the withdrawal page share: its type, what a change of it touches, and how forms are sent.
 */
import { checkBalance } from '../../../../contract/player/cashier/check-balance.ts'
import { checkWithdrawal } from '../../../../contract/player/cashier/check-withdrawal.ts'
import {
  listPendingWithdrawals,
  type listPendingWithdrawalsSchemas,
} from '../../../../contract/player/cashier/list-pending-withdrawals.ts'
import { listWithdrawals } from '../../../../contract/player/cashier/list-withdrawals.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Withdrawal = ValueOf<typeof listPendingWithdrawalsSchemas>['list'][number]

export const changedByWithdrawal = [checkWithdrawal, listPendingWithdrawals, listWithdrawals, checkBalance]

/** Fields and pictures as one form. */
export function formOf(fields: Record<string, string>, pictures: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== '') form.set(name, value)
  for (const picture of pictures) form.append('images', picture)
  return form
}
