import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { OneOf } from '../../../shared/fields.ts'
import { CommissionQuery } from './read-agent-commissions.ts'

export const exportAgentCommissions: Call<typeof exportAgentCommissionsSchemas> & { gives: 'file' } = {
  name: 'agents/export-agent-commissions',
  method: 'GET',
  path: '/api/operator/agents/commissions/export',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.view',
  rate: 'slow',
  gives: 'file',
  summary: 'Every payment of periods that ended in the range, by period and agent, as a file.',
  errors: [],
}

export function exportAgentCommissionsSchemas() {
  return {
    query: Type.Object({ ...CommissionQuery(), format: OneOf(['CSV', 'XLSX']) }),
    value: Type.String({ description: 'the file' }),
  }
}
