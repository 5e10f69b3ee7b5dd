import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractView } from '../../../shared/contract-fields.ts'
import { Id, Text } from '../../../shared/fields.ts'

export const endContract: Call<typeof endContractSchemas> = {
  name: 'agents/end-contract',
  method: 'POST',
  path: '/api/operator/agents/contracts/:contractId/end',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'contracts.edit',
  isIdempotent: true,
  summary:
    'Ends a contract at once, with everything of its kind below it; the running period is not settled. The reason stands in the audit log.',
  errors: ['CONTRACT_NOT_FOUND', 'CONTRACT_STATE'],
}

export function endContractSchemas() {
  return {
    params: Type.Object({ contractId: Id() }),
    body: Type.Object({ reason: Text(140, 1) }),
    value: Type.Object({ contract: ContractView() }),
  }
}
