import type { Call } from '../../shared/call.ts'
import { RealityView } from './limit-fields.ts'

export const readRealityCheck: Call<typeof readRealityCheckSchemas> = {
  name: 'limits/read-reality-check',
  method: 'GET',
  path: '/api/wps/member/rg/reality',
  module: 'WPS',
  audience: 'member',
  openTo: ['restricted'],
  summary: 'Time played, stakes, payouts and net of today, and whether the reality check is open.',
}

export function readRealityCheckSchemas() {
  return { value: RealityView() }
}
