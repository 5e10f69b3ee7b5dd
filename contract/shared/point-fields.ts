/** Schemas that both audiences of points share. Server side only. */
import { Type } from 'typebox'
import { amountModes } from './point-words.ts'
import { Amount, Id, OneOf, PositiveAmount, Text } from './fields.ts'

export const Points = (description = 'thousandths of a point') => Amount(description)

export const Address = () =>
  Type.Object({
    receiver: Text(80, 1),
    phone: Type.String({ pattern: '^[0-9+ -]{9,16}$' }),
    address: Text(300, 5),
    postcode: Type.String({ pattern: '^[0-9]{5}$' }),
  })

/** What an item costs and asks for. */
export const goodsPrice = () => ({
  pointsAmount: PositiveAmount('for one, in thousandths of a point'),
  amountRequired: Amount('0: points alone'),
  amountMode: OneOf(
    amountModes,
    'PAY: paid from the balance for each; DEPOSIT_TOTAL: deposits that the member must have made',
  ),
})

export const GoodsId = () => Type.Object({ goodsId: Id() })
