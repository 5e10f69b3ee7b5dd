/** Points granted or taken back by hand: two people, whatever the amount. */
import { refuse, refuseFields } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { moneyText, toWireAmount } from '../../kernel/money.ts'
import type { CallContext } from '../../platform/calls.ts'
import { accountOf, isPersonal, type Account } from '../identity/index.ts'
import { defineProposal, proposeWeakening } from '../system/index.ts'
import { balancesOf, expenseAccount, lockMember, memberAccount, postTransaction } from '../wallet/index.ts'
import { insertMovements } from './store/movements.ts'

interface Payload {
  readonly memberId: string
  /** Thousandths of a point, as JSON keeps them. */
  readonly amount: number
}

export const pointsProposal = defineProposal<Payload>({
  name: 'points.adjust',
  ability: 'members.adjust',
  waitsHours: 72,
  apply: async (context, { proposalId, payload, reason }) => {
    await adjust(context, proposalId, { ...payload, amount: BigInt(payload.amount) }, reason)
  },
})

/** A member or agent of the merchant; MEMBER_NOT_FOUND for everybody else, trial accounts included. */
export async function memberWithPoints({ tx, merchant }: CallContext, memberId: string): Promise<Account> {
  const member = await accountOf(tx, { merchantId: merchant.id, accountId: memberId })
  if (!member || !isPersonal(member.kind)) refuse('MEMBER_NOT_FOUND')
  return member
}

/** Errors: MEMBER_NOT_FOUND, POINTS_NOT_ENOUGH, CHANGE_STATE if one waits, CHANGE_SECOND_MISSING. */
export async function proposeAdjustment(
  context: CallContext,
  memberId: string,
  amount: bigint,
  reason: string,
): Promise<void> {
  if (amount === 0n) refuseFields([{ field: 'amount', rule: 'invalid' }])
  const member = await memberWithPoints(context, memberId)
  const { points } = await balancesOf(context.tx, memberId)
  if (points + amount < 0n) refuse('POINTS_NOT_ENOUGH')
  await proposeWeakening(context, pointsProposal, {
    subject: `member:${memberId}`,
    title: member.username,
    payload: { memberId, amount: toWireAmount(amount) },
    reason,
    changes: [
      { field: 'points', before: moneyText(points, 'POINT'), after: moneyText(points + amount, 'POINT') },
    ],
  })
}

async function adjust(
  context: CallContext,
  proposalId: string,
  { memberId, amount }: { memberId: string; amount: bigint },
  reason: string,
): Promise<void> {
  const { tx, merchant, actor, now } = context
  const { points } = await lockMember(tx, memberId)
  if (points + amount < 0n) refuse('POINTS_NOT_ENOUGH')
  const [house, own] = [expenseAccount(merchant.id, 'points'), memberAccount(memberId, 'points')]
  await postTransaction(tx, {
    scope: 'points',
    key: `adjust:${proposalId}`,
    kind: 'ADJUSTMENT',
    currency: 'POINT',
    reference: proposalId,
    actor: actor.claims.account,
    reason,
    entries: [
      amount > 0n
        ? { from: house, to: own, amount, code: 'ADJUSTMENT' }
        : { from: own, to: house, amount: -amount, code: 'ADJUSTMENT' },
    ],
  })
  const movement = { movementId: newId(), memberId, type: 'ADJUST' as const, amount }
  await insertMovements(tx, merchant.id, [{ ...movement, reference: proposalId }], now)
}
