/** Posting a correction of a balance: between the member and the house account that its code names. */
import type { AdjustmentCode } from '../../../contract/shared/adjustment-words.ts'
import { boundsOf } from '../../../kernel/calendar.ts'
import type { CallContext, MerchantContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { searchMembers } from '../../identity/index.ts'
import { bonusWeights, depositWeights, openRequirement } from '../../wagering/index.ts'
import {
  adjustmentAccount,
  clawBack,
  expenseAccount,
  feeAccount,
  memberAccount,
  postTransaction,
  type AccountRef,
} from '../../wallet/index.ts'
import {
  decideAdjustment,
  type AdjustmentFilter,
  type AdjustmentState,
  type AskedAdjustment,
} from './store/adjustments.ts'

const ONCE = 1_000_000n

function houseSide(merchantId: string, code: AdjustmentCode): AccountRef {
  if (code === 'FEE') return feeAccount(merchantId)
  return code === 'ADJUSTMENT'
    ? adjustmentAccount(merchantId)
    : expenseAccount(merchantId, code.toLowerCase())
}

/**
 * Posts it and opens its turnover requirement. A bonus goes to the bonus account. BAL_INSUFFICIENT if the
 * member does not have what is deducted, unless the rest may be owed: no balance goes below zero. The
 * adjustment's id is the ledger's key.
 */
export async function postAdjustment(context: CallContext, adjustment: AskedAdjustment): Promise<void> {
  const { actor, merchant, tx, now } = context
  const { id, memberId, amount, code } = adjustment
  const house = houseSide(merchant.id, code)
  const common = {
    scope: 'adjustment',
    key: id,
    reference: id,
    actor: actor.claims.account,
    reason: adjustment.reason,
  }
  const decided = { state: 'POSTED' as const, by: actor.accountId, byName: actor.claims.account, at: now }
  if (amount < 0n) {
    if (adjustment.mayOwe) {
      const { txnId, receivableAmount } = await clawBack(tx, {
        ...common,
        memberId,
        amount: -amount,
        to: house,
        code,
      })
      return decideAdjustment(tx, id, { ...decided, txnId, receivableAmount })
    }
    const { txnId } = await postTransaction(tx, {
      ...common,
      kind: 'ADJUSTMENT',
      currency: 'REAL',
      entries: [{ from: memberAccount(memberId), to: house, amount: -amount, code }],
    })
    return decideAdjustment(tx, id, { ...decided, txnId, receivableAmount: 0n })
  }
  const isBonus = code === 'BONUS'
  const { txnId } = await postTransaction(tx, {
    ...common,
    kind: 'ADJUSTMENT',
    currency: 'REAL',
    entries: [{ from: house, to: memberAccount(memberId, isBonus ? 'bonus' : 'main'), amount, code }],
  })
  if (adjustment.turnoverTimes > 0) {
    await openRequirement(tx, {
      merchantId: merchant.id,
      memberId,
      source: code,
      reference: id,
      baseAmount: amount,
      txnId,
      multiplierPpm: ONCE * BigInt(adjustment.turnoverTimes),
      now,
      isBonus,
      weights: isBonus ? bonusWeights : depositWeights,
    })
  }
  await decideAdjustment(tx, id, { ...decided, txnId, receivableAmount: 0n })
}

export interface AdjustmentQuery {
  state?: AdjustmentState
  memberId?: string
  query?: string
  code?: AdjustmentCode
  from?: string
  to?: string
}

/** The meaning of the screen's filters: members that the text names, and business dates, both included. */
export async function adjustmentFilter(
  reader: Reader,
  merchant: MerchantContext,
  asked: AdjustmentQuery,
): Promise<Omit<AdjustmentFilter, 'pageNo' | 'pageSize'>> {
  const members = asked.query
    ? await searchMembers(reader, { merchantId: merchant.id, query: asked.query, pageNo: 1, pageSize: 100 })
    : undefined
  const { from, before } = boundsOf(asked, merchant.timeZone)
  return {
    merchantId: merchant.id,
    state: asked.state,
    memberId: asked.memberId,
    code: asked.code,
    memberIds: members?.list.map((member) => member.accountId),
    from,
    to: before,
  }
}
