import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { chaseFields, ChaseItem, ChaseLine } from './chase-fields.ts'

export const readChase: Call<typeof readChaseSchemas> = {
  name: 'lottery/read-chase',
  method: 'GET',
  path: '/api/lotto/lgw/chases/:chaseId',
  module: 'LOTTO',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'One of the member’s plans with its lines and every item.',
  errors: ['LOTTERY_CHASE_NOT_FOUND'],
}

export function readChaseSchemas() {
  return {
    params: Type.Object({ chaseId: Id() }),
    value: Type.Object({
      ...chaseFields(),
      lines: Type.Array(ChaseLine()),
      items: Type.Array(ChaseItem()),
    }),
  }
}
