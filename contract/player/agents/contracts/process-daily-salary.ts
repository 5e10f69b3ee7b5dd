import type { Call } from '../../../shared/call.ts'
import { ProcessBody, processErrors, ProcessValue } from '../../../shared/contract-fields.ts'

export const processDailySalary: Call<typeof processDailySalarySchemas> = {
  name: 'agents/process-daily-salary',
  method: 'PUT',
  path: '/api/wps/relay/AGS_dailySalaryProcess',
  module: 'AGENT',
  audience: 'agent',
  isIdempotent: true,
  summary: 'Offers, answers or ends a contract of the daily salary.',
  errors: processErrors,
}

export function processDailySalarySchemas() {
  return { body: ProcessBody(), value: ProcessValue() }
}
