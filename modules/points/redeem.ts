/** Goods for points (domain/economy.md §4): the request takes points, cash part and stock together. */
import { refuse, refuseFields } from '../../contract/errors.ts'
import type { DeliveryAddress } from '../../contract/shared/point-words.ts'
import { newId } from '../../kernel/ids.ts'
import { moneyText } from '../../kernel/money.ts'
import type { CallContext } from '../../platform/calls.ts'
import { countRounds, requirementsOf, settleMember, turnoverLeft } from '../wagering/index.ts'
import {
  balancesOf,
  expenseAccount,
  lockMember,
  memberAccount,
  memberTotals,
  postTransaction,
} from '../wallet/index.ts'
import { writeAddress } from './store/addresses.ts'
import { lockGoods, takeFromStock, type Goods } from './store/goods.ts'
import { insertMovements } from './store/movements.ts'
import { hasOpenRedemption, insertRedemption } from './store/redemptions.ts'

const SCOPE = 'points'

export interface GoodsOrder {
  goodsId: string
  quantity: number
  address: DeliveryAddress | undefined
}

/**
 * For a member whose password was checked. The member's accounts are locked first, then the goods. Errors, in
 * this order: POINTS_GOODS_ENDED, POINTS_STOCK, POINTS_OPEN_REQUEST, POINTS_DEPOSIT_TOTAL, POINTS_NOT_ENOUGH,
 * the address, and for the cash part WD_TURNOVER or BAL_INSUFFICIENT.
 */
export async function redeemGoods(
  context: CallContext,
  order: GoodsOrder,
): Promise<{ redemptionId: string; number: bigint; points: bigint; left: bigint }> {
  const { tx, merchant, now, actor } = context
  const memberId = actor.accountId
  const { points: balance } = await lockMember(tx, memberId)
  const goods = await lockGoods(tx, merchant.id, order.goodsId)
  if (!goods?.isOffered) refuse('POINTS_GOODS_ENDED')
  if (goods.stock < order.quantity) refuse('POINTS_STOCK')
  if (await hasOpenRedemption(tx, memberId, goods.goodsId)) refuse('POINTS_OPEN_REQUEST')
  await checkDeposits(context, goods)
  const points = goods.pointsAmount * BigInt(order.quantity)
  if (points > balance) refuse('POINTS_NOT_ENOUGH')
  if (goods.needsAddress && !order.address) refuseFields([{ field: 'address', rule: 'required' }])
  const cash = goods.amountMode === 'PAY' ? goods.amountRequired * BigInt(order.quantity) : 0n
  const redemptionId = newId(now.getTime())
  await pay(context, redemptionId, { points, cash })
  await takeFromStock(tx, goods.goodsId, order.quantity)
  const address = goods.needsAddress ? order.address! : null
  const number = await insertRedemption(tx, {
    redemptionId,
    merchantId: merchant.id,
    memberId,
    kind: 'GOODS',
    goodsId: goods.goodsId,
    titles: goods.titles,
    imageUrl: goods.imageUrl,
    quantity: order.quantity,
    pointsAmount: points,
    cashAmount: cash,
    ratio: null,
    state: 'IN_PROCESS',
    address,
    requestedAt: now,
    decidedAt: null,
  })
  if (address) await writeAddress(tx, { merchantId: merchant.id, memberId }, address)
  const movement = { movementId: newId(), memberId, type: 'REDEEM' as const, amount: -points }
  await insertMovements(tx, merchant.id, [{ ...movement, reference: redemptionId }], now)
  return { redemptionId, number, points, left: balance - points }
}

async function checkDeposits({ tx, merchant, actor }: CallContext, goods: Goods): Promise<void> {
  if (goods.amountMode !== 'DEPOSIT_TOTAL' || goods.amountRequired === 0n) return
  const { deposits } = await memberTotals(tx, actor.accountId)
  if (deposits < goods.amountRequired)
    refuse(
      'POINTS_DEPOSIT_TOTAL',
      moneyText(goods.amountRequired, merchant.currency),
      moneyText(deposits, merchant.currency),
    )
}

/** The cash part is money that could be withdrawn: goods are no way around what must be played. */
async function pay(
  context: CallContext,
  redemptionId: string,
  { points, cash }: { points: bigint; cash: bigint },
): Promise<void> {
  const { tx, merchant, actor, now } = context
  const memberId = actor.accountId
  const house = expenseAccount(merchant.id, 'points')
  const common = { scope: SCOPE, kind: 'POINTS', reference: redemptionId, actor: actor.claims.account }
  await postTransaction(tx, {
    ...common,
    key: `redeem:${redemptionId}`,
    currency: 'POINT',
    entries: [{ from: memberAccount(memberId, 'points'), to: house, amount: points, code: 'POINTS_REDEEM' }],
  })
  if (cash === 0n) return
  await countRounds(tx, [memberId], now)
  await settleMember(tx, memberId, now)
  const open = await requirementsOf(tx, memberId)
  if (open.length > 0) refuse('WD_TURNOVER', moneyText(turnoverLeft(open), merchant.currency))
  if ((await balancesOf(tx, memberId)).main < cash) refuse('BAL_INSUFFICIENT')
  await postTransaction(tx, {
    ...common,
    key: `pay:${redemptionId}`,
    currency: 'REAL',
    entries: [{ from: memberAccount(memberId), to: house, amount: cash, code: 'POINTS_REDEEM' }],
  })
}
