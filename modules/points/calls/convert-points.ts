import { convertPoints, convertPointsSchemas } from '../../../contract/player/points/convert-points.ts'
import { handleProven } from '../../../platform/calls.ts'
import { checkPaymentPassword } from '../../identity/index.ts'
import { convertPoints as convert } from '../convert.ts'
import { numberText } from '../orders.ts'

export const handleConvertPoints = handleProven(
  convertPoints,
  convertPointsSchemas,
  (context, { body }) => checkPaymentPassword(context, body.password, { wrong: 'POINTS_PASSWORD' }),
  async (context, { body }) => {
    const { number, cash, left } = await convert(context, BigInt(body.points))
    return { number: numberText(number), amount: cash, currency: context.merchant.currency, balance: left }
  },
)
