import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { realityMinutes } from '../../shared/limit-words.ts'
import { LimitsView } from './limit-fields.ts'

export const changeRealityInterval: Call<typeof changeRealityIntervalSchemas> = {
  name: 'limits/change-reality-interval',
  method: 'PUT',
  path: '/api/wps/member/rg/reality',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Sets how often the reality check comes.',
}

export function changeRealityIntervalSchemas() {
  return {
    body: Type.Object({ minutes: Type.Unsafe<number>({ type: 'integer', enum: [...realityMinutes] }) }),
    value: LimitsView(),
  }
}
