import { refuse, refuseFields } from '../../../contract/errors.ts'
import { changeGoods, changeGoodsSchemas } from '../../../contract/operator/points/change-goods.ts'
import { handle } from '../../../platform/calls.ts'
import { lockGoods, putGoods } from '../store/goods.ts'

export const handleChangeGoods = handle(
  changeGoods,
  changeGoodsSchemas,
  async (context, { params, body: { stockBefore, ...body } }) => {
    const { tx, merchant } = context
    if (!body.titles.TH && !body.titles.EN) refuseFields([{ field: 'titles', rule: 'required' }])
    const before = await lockGoods(tx, merchant.id, params.goodsId)
    if (!before) refuse('POINTS_GOODS_NOT_FOUND')
    // What members took, or got back, since the form was opened stays counted.
    const stock = body.stock + before.stock - stockBefore
    if (stock < 0) refuse('POINTS_STOCK')
    const after = {
      ...body,
      goodsId: before.goodsId,
      stock,
      pointsAmount: BigInt(body.pointsAmount),
      amountRequired: BigInt(body.amountRequired),
    }
    await putGoods(tx, merchant.id, after)
    await context.audit('points.goods.change', `goods:${before.goodsId}`, { before, after })
    return { goodsId: before.goodsId }
  },
)
