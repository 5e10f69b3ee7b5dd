/** The odds that a house pays on whole numbers (domain/lottery.md §4.3, §5, §7). */
import { Type } from 'typebox'
import { Nullable, Time } from '../../shared/fields.ts'
import { Odds } from '../../shared/lottery-orders.ts'

export const OfferedPlay = () =>
  Type.Object({
    playCode: Type.String(),
    prizes: Type.Array(Type.String(), { description: 'the keys of its prizes, in their order' }),
    odds: Type.Array(Odds(), { description: 'for each prize, in their order' }),
    defaultOdds: Type.Array(Odds(), { description: 'as delivered' }),
    updatedAt: Nullable(Time('null: as delivered')),
  })
