import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { MemberParams, Reason } from './schemas.ts'

const Group = () => Type.Integer({ description: 'even, 1800 to 1980, between downline and upline' })

export const changePrizeGroup: Call<typeof changePrizeGroupSchemas> = {
  name: 'operator/change-prize-group',
  method: 'POST',
  path: '/api/operator/members/:memberId/prize-group',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.create',
  summary: 'Changes the prize group (G) of an account, for bets from now on.',
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE', 'ECONOMY_GUARD'],
}
export function changePrizeGroupSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({ memberG: Group(), reason: Reason() }),
    value: Type.Object({ memberG: Group() }),
  }
}
