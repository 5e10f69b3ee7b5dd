import { listGoods, listGoodsSchemas } from '../../../contract/player/points/list-goods.ts'
import { GOODS_A_PAGE } from '../../../contract/shared/point-words.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { balancesOf, memberTotals } from '../../wallet/index.ts'
import { readOfferedGoods } from '../store/goods.ts'
import { openGoodsOf } from '../store/redemptions.ts'
import { textIn } from '../text-in.ts'

const lack = (needed: bigint, own: bigint): bigint => (needed > own ? needed - own : 0n)

export const handleListGoods = handle(listGoods, listGoodsSchemas, async (context, { query }) => {
  const { tx, actor, merchant, language } = context
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? GOODS_A_PAGE }
  const { list, total } = await readOfferedGoods(tx, merchant.id, page)
  const { points } = await balancesOf(tx, actor.accountId)
  const { deposits } = await memberTotals(tx, actor.accountId)
  const open = await openGoodsOf(tx, actor.accountId)
  return toPage(
    list.map(({ titles, texts, position: _position, isOffered: _isOffered, ...goods }) => ({
      ...goods,
      title: textIn(titles, language),
      text: textIn(texts, language),
      currency: merchant.currency,
      hasOpenRequest: open.has(goods.goodsId),
      lacksPoints: lack(goods.pointsAmount, points),
      lacksDepositAmount: goods.amountMode === 'DEPOSIT_TOTAL' ? lack(goods.amountRequired, deposits) : 0n,
    })),
    page,
    total,
  )
})
