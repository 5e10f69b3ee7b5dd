import type { Call } from '../../../shared/call.ts'
import { ProcessBody, processErrors, ProcessValue } from '../../../shared/contract-fields.ts'

export const processDividend: Call<typeof processDividendSchemas> = {
  name: 'agents/process-dividend',
  method: 'PUT',
  path: '/api/wps/relay/AGS_dividendProcess',
  module: 'AGENT',
  audience: 'agent',
  isIdempotent: true,
  summary: 'Offers, answers or ends a contract of the dividend.',
  errors: processErrors,
}

export function processDividendSchemas() {
  return { body: ProcessBody(), value: ProcessValue() }
}
