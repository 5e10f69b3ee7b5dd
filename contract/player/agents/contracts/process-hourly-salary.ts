import type { Call } from '../../../shared/call.ts'
import { ProcessBody, processErrors, ProcessValue } from '../../../shared/contract-fields.ts'

export const processHourlySalary: Call<typeof processHourlySalarySchemas> = {
  name: 'agents/process-hourly-salary',
  method: 'PUT',
  path: '/api/wps/relay/AGS_hourlySalaryProcess',
  module: 'AGENT',
  audience: 'agent',
  isIdempotent: true,
  summary: 'Offers, answers or ends a contract of the hourly salary.',
  errors: processErrors,
}

export function processHourlySalarySchemas() {
  return { body: ProcessBody(), value: ProcessValue() }
}
