import { Type } from 'typebox'
import { LimitView } from '../../player/limits/limit-fields.ts'
import type { Call } from '../../shared/call.ts'
import { selfTestBands } from '../../shared/limit-words.ts'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { HistoryLine, Marker, Restriction } from './rg-fields.ts'

export const readMemberLimits: Call<typeof readMemberLimitsSchemas> = {
  name: 'limits/read-member-limits',
  method: 'GET',
  path: '/api/operator/members/:memberId/limits',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'rg.read',
  summary: "A member's limits with their history, playing time, restrictions and signs.",
  errors: ['MEMBER_NOT_FOUND'],
}

export function readMemberLimitsSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    value: Type.Object({
      limits: Type.Array(LimitView()),
      realityMinutes: Type.Integer(),
      playedMinutes: Type.Integer(),
      selfTest: Nullable(Type.Object({ band: OneOf(selfTestBands), takenAt: Time() })),
      history: Type.Array(HistoryLine()),
      restrictions: Type.Array(Restriction()),
      markers: Type.Array(Marker()),
      canLower: Type.Boolean(),
    }),
  }
}
