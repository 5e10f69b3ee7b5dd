/** Schemas of the line of agents that several calls share. Server side only. */
import { Type } from 'typebox'
import { openedTypes, pointProducts } from './agent-line-words.ts'
import { Nullable, OneOf, SignedAmount, Time } from './fields.ts'
import { commissionKinds } from './agent-line-words.ts'

export const Group = () => Type.Integer({ description: 'prize group: even, 1800 to 1980' })
export const PointPpm = () =>
  Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'parts per million of the valid bet' })
export const AllPoints = () =>
  Type.Object(
    Object.fromEntries(pointProducts.map((product) => [product, PointPpm()])) as Record<
      (typeof pointProducts)[number],
      ReturnType<typeof PointPpm>
    >,
  )
export const SomePoints = () => Type.Partial(AllPoints())
export const OpenedTypeField = () =>
  Type.Union([Type.Literal(openedTypes[0]), Type.Literal(openedTypes[1]), Type.Literal(openedTypes[2])], {
    description: '0 member, 2 agent, 42 sub-affiliate',
  })

export const LoweredRate = () =>
  Type.Object({
    username: Type.String(),
    product: Nullable(Type.String({ description: 'null: the prize group' })),
    before: Type.Integer(),
    after: Type.Integer(),
  })

export const CommissionRow = () =>
  Type.Object({
    commissionNo: Type.String(),
    username: Type.String({ description: 'who played' }),
    kind: OneOf(commissionKinds),
    product: Type.String(),
    source: Type.String({ description: 'the bet, or the day and product of play' }),
    reference: Type.String({ description: 'the issue or the day' }),
    baseAmount: SignedAmount('stake or valid bet that counts'),
    ownRate: Type.Integer(),
    belowRate: Type.Integer(),
    amount: SignedAmount('below zero: a correction took it back'),
    isCorrection: Type.Boolean(),
    notedAt: Time(),
    isPaid: Type.Boolean(),
  })
