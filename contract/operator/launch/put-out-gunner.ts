import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const putOutGunner: Call<typeof putOutGunnerSchemas> = {
  name: 'launch/put-out-gunner',
  method: 'POST',
  path: '/api/operator/studio/seas/guns/:sittingId/put-out',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.manage',
  summary: 'Removes a member from a gun: the shots are settled and the rest of the money is returned.',
  isIdempotent: true,
  rate: 'money',
  errors: ['DESK_OFF', 'GUN_NOT_FOUND'],
}

export function putOutGunnerSchemas() {
  return {
    params: Type.Object({ sittingId: Id() }),
    body: Type.Object({ reason: Text(140, 1) }),
    value: Type.Object({ state: OneOf(['LEAVING', 'LEFT'], 'LEAVING: the money follows within seconds') }),
  }
}
