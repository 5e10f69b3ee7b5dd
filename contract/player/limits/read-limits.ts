import type { Call } from '../../shared/call.ts'
import { LimitsView } from './limit-fields.ts'

export const readLimits: Call<typeof readLimitsSchemas> = {
  name: 'limits/read-limits',
  method: 'GET',
  path: '/api/wps/member/rg/limits',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: "The member's limits, how much of them is used, and pending changes.",
}

export function readLimitsSchemas() {
  return { value: LimitsView() }
}
