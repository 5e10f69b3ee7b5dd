import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { ContractBounds, ContractKindField, ContractView, RatePpm } from '../../../shared/contract-fields.ts'
import { Nullable, Time } from '../../../shared/fields.ts'

export const readContractEditor: Call<typeof readContractEditorSchemas> = {
  name: 'agents/read-contract-editor',
  method: 'GET',
  path: '/api/wps/agent/contract-editor',
  module: 'AGENT',
  audience: 'agent',
  summary: 'What a contract of a kind may say, and to whom the caller can offer one.',
}

export function readContractEditorSchemas() {
  return {
    query: Type.Object({ kind: ContractKindField() }),
    value: Type.Object({
      own: Nullable(ContractView()),
      bounds: ContractBounds(),
      startsAt: Nullable(Time('if an offer is accepted now')),
      answerBy: Time('of an offer that is sent now'),
      receivers: Type.Array(
        Type.Object({
          account: Type.String(),
          nickname: Type.String(),
          topPpm: Nullable(RatePpm()),
          isOffered: Type.Boolean(),
        }),
      ),
    }),
  }
}
