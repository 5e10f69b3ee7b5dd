import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractView } from '../../../shared/contract-fields.ts'
import { Id, OneOf } from '../../../shared/fields.ts'

export const houseAnswers = [
  'WITHDRAW',
  'REQUEST_TERMINATION',
  'AGREE_TERMINATION',
  'REFUSE_TERMINATION',
] as const

export const answerHouseContract: Call<typeof answerHouseContractSchemas> = {
  name: 'agents/answer-house-contract',
  method: 'POST',
  path: '/api/operator/agents/contracts/:contractId/answer',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'contracts.edit',
  isIdempotent: true,
  summary: 'Withdraws an offer of the house, asks for an end, or answers the top agent who asks for one.',
  errors: ['CONTRACT_NOT_FOUND', 'CONTRACT_STATE'],
}

export function answerHouseContractSchemas() {
  return {
    params: Type.Object({ contractId: Id() }),
    body: Type.Object({ action: OneOf(houseAnswers) }),
    value: Type.Object({ contract: ContractView() }),
  }
}
