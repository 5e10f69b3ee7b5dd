import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id } from '../../shared/fields.ts'
import { MemberRisk } from '../../shared/sports-risk.ts'

export const readMemberRisk: Call<typeof readMemberRiskSchemas> = {
  name: 'sports/read-member-risk',
  method: 'GET',
  path: '/api/operator/sports/members/:memberId/risk',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'Which part of the largest stakes on sports a member may bet.',
  errors: ['MEMBER_NOT_FOUND'],
}

export function readMemberRiskSchemas() {
  return { params: Type.Object({ memberId: Id() }), value: MemberRisk() }
}
