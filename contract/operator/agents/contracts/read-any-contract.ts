import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractVersion, ContractView, RatePpm } from '../../../shared/contract-fields.ts'
import { Id } from '../../../shared/fields.ts'

export const readAnyContract: Call<typeof readAnyContractSchemas> = {
  name: 'agents/read-any-contract',
  method: 'GET',
  path: '/api/operator/agents/contracts/:contractId',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'contracts.read',
  summary: 'A contract with all its versions and what would end with it.',
  errors: ['CONTRACT_NOT_FOUND'],
}

export function readAnyContractSchemas() {
  return {
    params: Type.Object({ contractId: Id() }),
    value: Type.Object({
      contract: ContractView(),
      versions: Type.Array(ContractVersion()),
      below: Type.Array(Type.Object({ receiver: Type.String(), topPpm: RatePpm() }), {
        description: 'contracts of the kind that end with it',
      }),
    }),
  }
}
