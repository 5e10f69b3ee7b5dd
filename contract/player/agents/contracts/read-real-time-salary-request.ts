import type { Call } from '../../../shared/call.ts'
import { RequestValue } from '../../../shared/contract-fields.ts'

export const readRealTimeSalaryRequest: Call<typeof readRealTimeSalaryRequestSchemas> = {
  name: 'agents/read-real-time-salary-request',
  method: 'GET',
  path: '/api/wps/relay/AGS_realTimeSalaryRequest',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'What waits of contracts of the real-time salary: an offer, requests for an end, a success not yet seen.',
}

export function readRealTimeSalaryRequestSchemas() {
  return { value: RequestValue() }
}
