import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractKindField, ContractView } from '../../../shared/contract-fields.ts'
import { contractLists } from '../../../shared/contract-words.ts'
import { OneOf, PageOf, PageQuery } from '../../../shared/fields.ts'

export const listContracts: Call<typeof listContractsSchemas> = {
  name: 'agents/list-contracts',
  method: 'GET',
  path: '/api/wps/agent/contracts',
  module: 'AGENT',
  audience: 'agent',
  summary:
    'The caller’s own contracts, and a page of those that they give, that wait for an answer, or that are over.',
}

export function listContractsSchemas() {
  return {
    query: Type.Object({
      kind: Type.Optional(ContractKindField()),
      list: Type.Optional(OneOf(contractLists)),
      ...PageQuery,
    }),
    value: Type.Object({
      mine: Type.Array(ContractView()),
      waitingCount: Type.Integer({ description: 'that ask for the caller’s answer' }),
      page: PageOf(ContractView()),
    }),
  }
}
