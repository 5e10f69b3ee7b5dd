/** Posting a correction of a balance: between the member's main account and the merchant's adjustment account. */
import type { CallContext } from '../../platform/calls.ts'
import { adjustmentAccount, memberAccount, postTransaction } from '../wallet/index.ts'
import { decideAdjustment } from './store/adjustments.ts'

/** BAL_INSUFFICIENT where the member does not hold what is taken; the adjustment's id is the ledger's key. */
export async function postAdjustment(context: CallContext, adjustment: { id: string; memberId: string; amount: bigint; reason: string }): Promise<void> {
  const { actor, merchant, tx } = context
  const member = memberAccount(adjustment.memberId)
  const house = adjustmentAccount(merchant.id)
  const isCredit = adjustment.amount > 0n
  const { txnId } = await postTransaction(tx, {
    scope: 'adjustment', key: adjustment.id, kind: 'ADJUSTMENT', currency: 'THB',
    entries: [{ from: isCredit ? house : member, to: isCredit ? member : house, amount: isCredit ? adjustment.amount : -adjustment.amount, code: 'ADJUSTMENT' }],
    reference: adjustment.id, actor: actor.claims.account, reason: adjustment.reason,
  })
  await decideAdjustment(tx, adjustment.id, { state: 'POSTED', by: actor.accountId, byName: actor.claims.account, at: context.now, txnId })
}
