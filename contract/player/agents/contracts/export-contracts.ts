import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractKindField } from '../../../shared/contract-fields.ts'
import { contractLists } from '../../../shared/contract-words.ts'
import { OneOf } from '../../../shared/fields.ts'

export const exportContracts: Call<typeof exportContractsSchemas> & { gives: 'file' } = {
  name: 'agents/export-contracts',
  method: 'GET',
  path: '/api/wps/agent/contracts/export',
  module: 'AGENT',
  audience: 'agent',
  rate: 'slow',
  gives: 'file',
  summary:
    'The contracts of one of the caller’s lists as a file, a line for each tier. MINE: those that the caller has.',
  errors: ['EXPORT_TOO_LONG'],
}

export function exportContractsSchemas() {
  return {
    query: Type.Object({
      kind: Type.Optional(ContractKindField()),
      list: Type.Optional(OneOf(['MINE', ...contractLists])),
      format: OneOf(['CSV']),
    }),
    value: Type.String({ description: 'the file' }),
  }
}
