import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PageOf, PageQuery, SignedAmount, Time } from '../../shared/fields.ts'
import { IntegrityFlag } from './integrity-fields.ts'

export const readIntegrityFlag: Call<typeof readIntegrityFlagSchemas> = {
  name: 'launch/read-integrity-flag',
  method: 'GET',
  path: '/api/operator/integrity/:flagId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'integrity.read',
  summary: 'One suspicion with the hands in which both members were dealt cards, newest first.',
  errors: ['FLAG_NOT_FOUND'],
}

export function readIntegrityFlagSchemas() {
  return {
    params: Type.Object({ flagId: Id() }),
    query: Type.Object({ ...PageQuery }),
    value: Type.Object({
      flag: IntegrityFlag(),
      hands: PageOf(
        Type.Object({
          handId: Id(),
          roomId: Id(),
          handNo: Type.Integer(),
          endedAt: Time(),
          playerCount: Type.Integer(),
          netAmounts: Type.Array(SignedAmount('of the two members, in the order of the flag'), {
            minItems: 2,
            maxItems: 2,
          }),
        }),
      ),
    }),
  }
}
