import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { MemberRisk, RiskPercent } from '../../shared/sports-risk.ts'

export const changeMemberRisk: Call<typeof changeMemberRiskSchemas> = {
  name: 'sports/change-member-risk',
  method: 'POST',
  path: '/api/operator/sports/members/:memberId/risk',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.limits',
  isIdempotent: true,
  summary:
    'Keeps the stakes of a member on sports smaller than the house’s limits, or stops them. It holds from the next bet.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function changeMemberRiskSchemas() {
  return {
    params: Type.Object({ memberId: Id() }),
    body: Type.Object({ percent: RiskPercent(), isStopped: Type.Boolean(), reason: Text(200, 1) }),
    value: MemberRisk(),
  }
}
