import { Type } from 'typebox'
import type { Call } from '../../../shared/call.ts'
import { contractKinds } from '../../../shared/agent-pay.ts'
import { Amount, Id, Nullable, OneOf, PageOf, PageQuery, Time } from '../../../shared/fields.ts'

export const listPayRuns: Call<typeof listPayRunsSchemas> = {
  name: 'agents/list-pay-runs',
  method: 'GET',
  path: '/api/operator/agents/pay-runs',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'commissions.view',
  summary: 'The periods of a kind that were calculated, the latest first, each with its last comparison.',
  errors: [],
}

export function listPayRunsSchemas() {
  return {
    query: Type.Object({ ...PageQuery, kind: OneOf(contractKinds) }),
    value: PageOf(
      Type.Object({
        periodId: Id(),
        from: Time(),
        before: Time(),
        agentCount: Type.Integer(),
        netAmount: Amount(),
        topAmount: Amount(),
        calculatedAt: Time(),
        check: Nullable(
          Type.Object({
            sameCount: Type.Integer(),
            otherCount: Type.Integer(),
            checkedBy: Type.String(),
            checkedAt: Time(),
          }),
        ),
      }),
    ),
  }
}
