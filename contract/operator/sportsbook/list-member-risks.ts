import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, PageOf, PageQuery, Time } from '../../shared/fields.ts'
import { RiskPercent } from '../../shared/sports-risk.ts'

export const listMemberRisks: Call<typeof listMemberRisksSchemas> = {
  name: 'sports/list-member-risks',
  method: 'GET',
  path: '/api/operator/sports/members',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'sports.view',
  summary: 'Members whose stakes on sports this house keeps smaller, or stops; the newest change first.',
  errors: [],
}

export function listMemberRisksSchemas() {
  return {
    query: Type.Object({ ...PageQuery }),
    value: PageOf(
      Type.Object({
        memberId: Id(),
        username: Type.String(),
        percent: RiskPercent(),
        isStopped: Type.Boolean({ description: 'no bet on sports is taken' }),
        reason: Type.String(),
        changedBy: Type.String(),
        changedAt: Time(),
      }),
    ),
  }
}
