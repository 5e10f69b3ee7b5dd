import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const voidStudioRound: Call<typeof voidStudioRoundSchemas> = {
  name: 'launch/void-studio-round',
  method: 'POST',
  path: '/api/operator/studio/rounds/:roundId/void',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'floor.manage',
  summary: 'Asks that a round be void; every stake is returned once a second person confirms it.',
  isIdempotent: true,
  rate: 'money',
  errors: ['DESK_OFF', 'ROUND_NOT_FOUND', 'DESK_ORDER_STATE'],
}

export function voidStudioRoundSchemas() {
  return {
    params: Type.Object({ roundId: Id() }),
    body: Type.Object({ reason: Text(140, 1) }),
    value: Type.Object({ orderId: Id(), state: OneOf(['PENDING', 'DONE', 'REJECTED']) }),
  }
}
