import {
  listPointOrders,
  listPointOrdersSchemas,
} from '../../../contract/operator/points/list-point-orders.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { accountsByIds } from '../../identity/index.ts'
import { balancesOfMany, memberTotals } from '../../wallet/index.ts'
import { numberText } from '../orders.ts'
import { cashFor } from '../rules/worth.ts'
import { convertTermsOf } from '../settings.ts'
import { readGoodsOf, type Goods } from '../store/goods.ts'
import { deskFigures, orderDesk } from '../store/redemptions.ts'
import { textIn } from '../text-in.ts'

export const handleListPointOrders = handle(
  listPointOrders,
  listPointOrdersSchemas,
  async ({ tx, merchant, language }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { list, total } = await orderDesk(tx, { merchantId: merchant.id, ...query }, page)
    const memberIds = list.map(({ memberId }) => memberId)
    const members = await accountsByIds(tx, memberIds)
    const balances = await balancesOfMany(tx, memberIds)
    const goodsOf = await readGoodsOf(
      tx,
      merchant.id,
      list.flatMap(({ goodsId }) => goodsId ?? []),
    )
    const deposits = new Map<string, bigint>()
    for (const memberId of new Set(memberIds))
      deposits.set(memberId, (await memberTotals(tx, memberId)).deposits)
    const { ratio } = await convertTermsOf(tx, merchant.id)
    const figures = await deskFigures(tx, merchant.id)
    return {
      ...toPage(
        list.map(({ titles, kind: _kind, goodsId, ratio: _ratio, ...order }) => ({
          ...order,
          ...askedBy(goodsOf.get(goodsId ?? '')),
          depositsAmount: deposits.get(order.memberId) ?? 0n,
          kycLevel: members.get(order.memberId)?.kycLevel ?? 0,
          number: numberText(order.number),
          title: textIn(titles, language),
          username: members.get(order.memberId)?.username ?? '',
          vipLevel: members.get(order.memberId)?.vipLevel ?? 0,
          balance: balances.get(order.memberId)?.points ?? 0n,
          currency: merchant.currency,
        })),
        page,
        total,
      ),
      ...figures,
      openWorthAmount: cashFor(figures.openPoints, ratio),
      heldWorthAmount: cashFor(figures.heldPoints, ratio),
      currency: merchant.currency,
    }
  },
)

/** What the goods ask for as they are now. */
const askedBy = (goods: Goods | undefined) => ({
  stock: goods?.stock ?? 0,
  depositsNeeded: goods?.amountMode === 'DEPOSIT_TOTAL' ? goods.amountRequired : 0n,
})
