import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractBounds, ContractKindField, ContractTier } from '../../../shared/contract-fields.ts'

export const readContractTerms: Call<typeof readContractTermsSchemas> = {
  name: 'agents/read-contract-terms',
  method: 'GET',
  path: '/api/operator/agents/contract-terms',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'contracts.read',
  summary: 'The bounds and the template of the house for each kind of contract.',
}

export function readContractTermsSchemas() {
  return {
    value: Type.Object({
      kinds: Type.Array(
        Type.Object({
          kind: ContractKindField(),
          bounds: ContractBounds(),
          template: Type.Array(ContractTier()),
        }),
      ),
    }),
  }
}
