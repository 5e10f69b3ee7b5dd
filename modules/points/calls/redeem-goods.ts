import { redeemGoods, redeemGoodsSchemas } from '../../../contract/player/points/redeem-goods.ts'
import { handleProven } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import { checkPaymentPassword } from '../../identity/index.ts'
import { numberText } from '../orders.ts'
import { redeemGoods as redeem } from '../redeem.ts'

export const handleRedeemGoods = handleProven(
  redeemGoods,
  redeemGoodsSchemas,
  (context, { body }) => checkPaymentPassword(context, body.password, { wrong: 'POINTS_PASSWORD' }),
  async (context, { body: { goodsId, quantity, address } }) => {
    const { redemptionId, number, points, left } = await redeem(context, { goodsId, quantity, address })
    context.afterCommit(() => context.use(hubKey).push({ topic: 'work', data: { queue: 'points' } }))
    return { redemptionId, number: numberText(number), pointsAmount: points, balance: left }
  },
)
