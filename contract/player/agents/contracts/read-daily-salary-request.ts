import type { Call } from '../../../shared/call.ts'
import { RequestValue } from '../../../shared/contract-fields.ts'

export const readDailySalaryRequest: Call<typeof readDailySalaryRequestSchemas> = {
  name: 'agents/read-daily-salary-request',
  method: 'GET',
  path: '/api/wps/relay/AGS_dailySalaryRequest',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'What waits of contracts of the daily salary: an offer, requests for an end, a success not yet seen.',
}

export function readDailySalaryRequestSchemas() {
  return { value: RequestValue() }
}
