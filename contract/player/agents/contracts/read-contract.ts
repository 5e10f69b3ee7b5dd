import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractVersion, ContractView, RatePpm } from '../../../shared/contract-fields.ts'
import { Id, OneOf, Time } from '../../../shared/fields.ts'

export const readContract: Call<typeof readContractSchemas> = {
  name: 'agents/read-contract',
  method: 'GET',
  path: '/api/wps/agent/contracts/:contractId',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'A contract of the caller with all its versions; of an offer to them also what would end below if they accept, and of what may end the moment of it.',
  errors: ['CONTRACT_NOT_FOUND'],
}

export function readContractSchemas() {
  return {
    params: Type.Object({ contractId: Id() }),
    value: Type.Object({
      contract: ContractView(),
      versions: Type.Array(ContractVersion()),
      next: Time('when it would begin if it is accepted now, or end if its end is agreed to now'),
      ending: Type.Array(Id(), { description: 'every contract that would end below' }),
      endsBelow: Type.Array(
        Type.Object({
          receiver: Type.String(),
          topPpm: RatePpm(),
          how: OneOf(['END', 'WITHDRAW']),
          why: OneOf(['CEILING', 'ABOVE']),
          belowCount: Type.Integer({ description: 'contracts further down that end with it' }),
        }),
      ),
    }),
  }
}
