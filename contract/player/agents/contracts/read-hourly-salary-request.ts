import type { Call } from '../../../shared/call.ts'
import { RequestValue } from '../../../shared/contract-fields.ts'

export const readHourlySalaryRequest: Call<typeof readHourlySalaryRequestSchemas> = {
  name: 'agents/read-hourly-salary-request',
  method: 'GET',
  path: '/api/wps/relay/AGS_hourlySalaryRequest',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'What waits of contracts of the hourly salary: an offer, requests for an end, a success not yet seen.',
}

export function readHourlySalaryRequestSchemas() {
  return { value: RequestValue() }
}
