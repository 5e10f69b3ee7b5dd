import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Nullable, OneOf, SignedAmount } from '../../shared/fields.ts'
import { Address, Points } from '../../shared/point-fields.ts'
import { earningTypes } from '../../shared/point-words.ts'

export const readPoints: Call<typeof readPointsSchemas> = {
  name: 'points/read-points',
  method: 'GET',
  path: '/api/wps/points/balance',
  module: 'POINTS',
  audience: 'member',
  summary: 'The member’s points, what they are worth, and what each kind of play has earned so far.',
  errors: [],
}

export function readPointsSchemas() {
  return {
    value: Type.Object({
      balance: Points('thousandths of a point; shown as whole points'),
      currency: Currency(),
      worthAmount: Amount('what the whole balance would convert to, rounded down'),
      worthCurrency: Currency(),
      owedAmount: Points('what corrections took back beyond the balance; the next days pay it off'),
      types: Type.Array(
        Type.Object({ type: OneOf(earningTypes), amount: SignedAmount('thousandths of a point') }),
      ),
      address: Nullable(Address()),
    }),
  }
}
