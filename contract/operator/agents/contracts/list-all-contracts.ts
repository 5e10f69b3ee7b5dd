import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractKindField, ContractView } from '../../../shared/contract-fields.ts'
import { OneOf, PageOf, PageQuery, Text } from '../../../shared/fields.ts'

export const contractDeskLists = ['HOUSE', 'ALL', 'ENDED'] as const

export const listAllContracts: Call<typeof listAllContractsSchemas> = {
  name: 'agents/list-all-contracts',
  method: 'GET',
  path: '/api/operator/agents/contracts',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'contracts.read',
  summary: 'Contracts of the house and of its agents, a page of them, of one account if it is named.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function listAllContractsSchemas() {
  return {
    query: Type.Object({
      kind: Type.Optional(ContractKindField()),
      list: Type.Optional(OneOf(contractDeskLists)),
      account: Type.Optional(Text(32)),
      ...PageQuery,
    }),
    value: PageOf(ContractView()),
  }
}
