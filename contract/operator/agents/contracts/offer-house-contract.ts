import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractKindField, ContractTier, processErrors } from '../../../shared/contract-fields.ts'
import { carryModes, contractPeriodKinds } from '../../../shared/contract-words.ts'
import { Nullable, OneOf, PositiveAmount, Text } from '../../../shared/fields.ts'

export const offerHouseContract: Call<typeof offerHouseContractSchemas> = {
  name: 'agents/offer-house-contract',
  method: 'POST',
  path: '/api/operator/agents/contracts',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'contracts.edit',
  isIdempotent: true,
  summary:
    'Offers a top agent a contract of the house. Terms above the template, at any tier, wait for a second person.',
  errors: [...processErrors, 'MEMBER_NOT_FOUND', 'ECONOMY_GUARD', 'CHANGE_STATE', 'CHANGE_SECOND_MISSING'],
}

export function offerHouseContractSchemas() {
  return {
    body: Type.Object({
      account: Text(32, 1),
      kind: ContractKindField(),
      tiers: Type.Array(ContractTier(), { maxItems: 20 }),
      period: Type.Optional(OneOf(contractPeriodKinds)),
      carry: Type.Optional(OneOf(carryModes)),
      carryPeriods: Type.Optional(Type.Integer({ minimum: 0, maximum: 24 })),
      dayCap: Type.Optional(Nullable(PositiveAmount('the most of a day'))),
      reason: Text(140, 1),
    }),
    value: Type.Object({ state: OneOf(['OFFERED', 'PENDING']) }),
  }
}
