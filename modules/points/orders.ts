/** The desk of requested goods: approved, rejected, delivered. */
import { refuse } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import { moneyText } from '../../kernel/money.ts'
import type { CallContext } from '../../platform/calls.ts'
import { restrictionOf } from '../limits/index.ts'
import { sendMessage } from '../messaging/index.ts'
import { expenseAccount, lockMember, memberAccount, postTransaction } from '../wallet/index.ts'
import { approvedTexts, deliveryTexts, rejectedTexts } from './locales/texts.ts'
import { takeFromStock } from './store/goods.ts'
import { insertMovements } from './store/movements.ts'
import {
  decideRedemption,
  lockRedemption,
  noteRedemption,
  readRedemption,
  type Redemption,
} from './store/redemptions.ts'

const SCOPE = 'points'
const MALL = '/pointMall?tab=history'

export const numberText = (number: bigint): string => `RD-${number}`

export async function approveOrder(context: CallContext, redemptionId: string, note: string): Promise<void> {
  const order = await lockOpen(context, redemptionId)
  await decide(context, order, 'APPROVED', note)
  await tell(context, order, 'approved', approvedTexts(numberText(order.number), order.titles, note))
}

/** Points, cash part and stock go back in the transaction of the decision. */
export async function rejectOrder(context: CallContext, redemptionId: string, reason: string): Promise<void> {
  const { tx, merchant, now } = context
  const order = await lockOpen(context, redemptionId)
  await giveBack(context, order, reason)
  await takeFromStock(tx, order.goodsId!, -order.quantity)
  const { memberId, pointsAmount } = order
  const movement = { movementId: newId(), memberId, type: 'RETURN' as const, amount: pointsAmount }
  await insertMovements(tx, merchant.id, [{ ...movement, reference: redemptionId }], now)
  await decide(context, order, 'REJECTED', reason)
  const points = moneyText(pointsAmount, 'POINT')
  await tell(
    context,
    order,
    'rejected',
    rejectedTexts(numberText(order.number), order.titles, reason, points),
  )
}

/** They are on their way: the member reads how, such as a tracking number, which may change. */
export async function noteDelivery(context: CallContext, redemptionId: string, note: string): Promise<void> {
  const { tx, now } = context
  const order = await lockOrder(context, redemptionId)
  if (order.state !== 'APPROVED') refuse('POINTS_ORDER_STATE')
  await noteRedemption(tx, redemptionId, { note, at: now })
  await context.audit('points.order.note', `redemption:${redemptionId}`, {
    before: { note: order.note },
    after: { note },
  })
  await tell(context, order, `note:${newId()}`, deliveryTexts(numberText(order.number), order.titles, note))
}

/** The member's accounts come first, as in every writer, then the order. */
async function lockOrder({ tx, merchant }: CallContext, redemptionId: string): Promise<Redemption> {
  const found = await readRedemption(tx, merchant.id, redemptionId)
  if (found?.kind !== 'GOODS') refuse('POINTS_ORDER_NOT_FOUND')
  await lockMember(tx, found.memberId)
  return lockRedemption(tx, redemptionId)
}

async function lockOpen(context: CallContext, redemptionId: string): Promise<Redemption> {
  const order = await lockOrder(context, redemptionId)
  if (order.state !== 'IN_PROCESS') refuse('POINTS_ORDER_STATE')
  return order
}

async function giveBack(
  { tx, merchant, actor }: CallContext,
  order: Redemption,
  reason: string,
): Promise<void> {
  const { redemptionId, memberId, pointsAmount, cashAmount } = order
  const house = expenseAccount(merchant.id, 'points')
  const common = {
    scope: SCOPE,
    kind: 'POINTS',
    reference: redemptionId,
    actor: actor.claims.account,
    reason,
  }
  await postTransaction(tx, {
    ...common,
    key: `return:${redemptionId}`,
    currency: 'POINT',
    entries: [
      { from: house, to: memberAccount(memberId, 'points'), amount: pointsAmount, code: 'POINTS_REDEEM' },
    ],
  })
  if (cashAmount > 0n)
    await postTransaction(tx, {
      ...common,
      key: `repay:${redemptionId}`,
      currency: 'REAL',
      entries: [{ from: house, to: memberAccount(memberId), amount: cashAmount, code: 'POINTS_REDEEM' }],
    })
}

async function decide(
  context: CallContext,
  order: Redemption,
  state: 'APPROVED' | 'REJECTED',
  note: string,
): Promise<void> {
  const { tx, actor, now } = context
  const { redemptionId } = order
  await decideRedemption(tx, redemptionId, { state, note, byName: actor.claims.account, at: now })
  await context.audit(
    state === 'APPROVED' ? 'points.order.approve' : 'points.order.reject',
    `redemption:${redemptionId}`,
    { number: numberText(order.number), before: { state: order.state }, after: { state, note } },
  )
}

/** Whoever takes a break from play is not called back by a parcel: they find the state in their history. */
async function tell(
  { tx, merchant, now }: CallContext,
  { memberId, redemptionId }: Redemption,
  what: string,
  texts: { titles: { TH: string; EN: string }; contents: { TH: string; EN: string } },
): Promise<void> {
  if (await restrictionOf(tx, { merchantId: merchant.id, accountId: memberId }, now)) return
  await sendMessage(tx, {
    merchantId: merchant.id,
    memberId,
    category: 'MONEY',
    ...texts,
    link: MALL,
    key: `redemption:${redemptionId}:${what}`,
  })
}
