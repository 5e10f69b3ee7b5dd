/**
 * Complaints after the end: opened by the member or for them, answered by operators (domain/economy.md §8.3).
 */
import { refuse } from '../../../contract/errors.ts'
import type { DisputeReason } from '../../../contract/shared/cashier-states.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { settingsOf } from '../../system/index.ts'
import { mayComplain } from './rules/deadlines.ts'
import { deadlineSettings } from '../settings/withdrawals.ts'
import { insertComplaint } from './store/complaints.ts'
import type { Withdrawal } from './store/withdrawal-rows.ts'

const HOUR_MS = 3_600_000

/** Opens a complaint about a withdrawal that ended as paid within the last 30 days. Errors: WD_COMPLAINT. */
export async function complain(
  context: CallContext,
  withdrawal: Withdrawal,
  word: { reason: DisputeReason; remark: string; images: readonly string[] },
): Promise<{ complaintId: string; dueBy: Date }> {
  const { tx, merchant, actor, now } = context
  const rules = await settingsOf(tx, merchant.id, deadlineSettings)
  if (!mayComplain(withdrawal, rules, now)) refuse('WD_COMPLAINT')
  const complaintId = newId(now.getTime())
  const dueBy = new Date(now.getTime() + rules.disputeHours * HOUR_MS)
  const isNew = await insertComplaint(tx, {
    complaintId,
    merchantId: merchant.id,
    withdrawalId: withdrawal.withdrawalId,
    memberId: withdrawal.memberId,
    openedBy: actor.claims.account,
    reason: word.reason,
    remark: word.remark,
    images: word.images,
    openedAt: now,
    dueBy,
  })
  if (!isNew) refuse('WD_COMPLAINT')
  return { complaintId, dueBy }
}
