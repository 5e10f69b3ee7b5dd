import type { Call } from '../../../shared/call.ts'
import { ProcessBody, processErrors, ProcessValue } from '../../../shared/contract-fields.ts'

export const processRealTimeSalary: Call<typeof processRealTimeSalarySchemas> = {
  name: 'agents/process-real-time-salary',
  method: 'PUT',
  path: '/api/wps/relay/AGS_realTimeSalaryProcess',
  module: 'AGENT',
  audience: 'agent',
  isIdempotent: true,
  summary: 'Offers, answers or ends a contract of the real-time salary.',
  errors: processErrors,
}

export function processRealTimeSalarySchemas() {
  return { body: ProcessBody(), value: ProcessValue() }
}
