import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { LimitName, LimitsView } from './limit-fields.ts'

export const cancelLimitChange: Call<typeof cancelLimitChangeSchemas> = {
  name: 'limits/cancel-limit-change',
  method: 'POST',
  path: '/api/wps/member/rg/limits/cancel',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Takes a waiting change back.',
  errors: ['RG_CHANGE_NOT_FOUND'],
}

export function cancelLimitChangeSchemas() {
  return { body: Type.Object(LimitName()), value: LimitsView() }
}
