import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { LimitName, LimitsView } from './limit-fields.ts'

export const confirmLimitChange: Call<typeof confirmLimitChangeSchemas> = {
  name: 'limits/confirm-limit-change',
  method: 'POST',
  path: '/api/wps/member/rg/limits/confirm',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'The second confirmation of a higher limit, possible for seven days after its waiting time.',
  errors: ['RG_CHANGE_NOT_FOUND', 'RG_CHANGE_EARLY', 'RG_CHANGE_EXPIRED'],
}

export function confirmLimitChangeSchemas() {
  return { body: Type.Object(LimitName()), value: LimitsView() }
}
