import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { Id, OneOf } from '../../../shared/fields.ts'

export const exportStatement: Call<typeof exportStatementSchemas> & { gives: 'file' } = {
  name: 'agents/export-statement',
  method: 'GET',
  path: '/api/wps/agent/statement/export',
  module: 'AGENT',
  audience: 'agent',
  openTo: ['restricted'],
  rate: 'slow',
  gives: 'file',
  summary:
    'A statement as a file that adds up by itself: a line for each account of the team with its parts, the branches below, and the inputs and results of the formula.',
  errors: ['AGENT_PAYMENT_NOT_FOUND'],
}

export function exportStatementSchemas() {
  return {
    query: Type.Object({ paymentId: Id(), format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
