import { refuseFields } from '../../../contract/errors.ts'
import { writeGoods, writeGoodsSchemas } from '../../../contract/operator/points/write-goods.ts'
import { newId } from '../../../kernel/ids.ts'
import { handle } from '../../../platform/calls.ts'
import { putGoods } from '../store/goods.ts'

export const handleWriteGoods = handle(writeGoods, writeGoodsSchemas, async (context, { body }) => {
  if (!body.titles.TH && !body.titles.EN) refuseFields([{ field: 'titles', rule: 'required' }])
  const goods = {
    ...body,
    goodsId: newId(),
    pointsAmount: BigInt(body.pointsAmount),
    amountRequired: BigInt(body.amountRequired),
  }
  await putGoods(context.tx, context.merchant.id, goods)
  await context.audit('points.goods.write', `goods:${goods.goodsId}`, { before: null, after: goods })
  return { goodsId: goods.goodsId }
})
