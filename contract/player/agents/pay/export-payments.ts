import { Type } from 'typebox'
import { contractKinds } from '../../../shared/agent-pay.ts'
import type { Call } from '../../../shared/call.ts'
import { OneOf } from '../../../shared/fields.ts'

export const exportPayments: Call<typeof exportPaymentsSchemas> & { gives: 'file' } = {
  name: 'agents/export-payments',
  method: 'GET',
  path: '/api/wps/agent/bonus/export',
  module: 'AGENT',
  audience: 'agent',
  openTo: ['restricted'],
  rate: 'slow',
  gives: 'file',
  summary:
    'The agent’s own statements of a kind as a file, the newest first: inputs, rate, result and state of each.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportPaymentsSchemas() {
  return {
    query: Type.Object({ kind: Type.Optional(OneOf(contractKinds)), format: OneOf(['CSV']) }),
    value: Type.String({ description: 'the file' }),
  }
}
