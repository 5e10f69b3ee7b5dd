import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { correctedFields } from '../../shared/correction-words.ts'
import { OneOf, Text } from '../../shared/fields.ts'
import { CorrectionOutcome, MemberParams, Reason } from './schemas.ts'

export const correctMember: Call<typeof correctMemberSchemas> = {
  name: 'operator/correct-member',
  method: 'POST',
  path: '/api/operator/members/:memberId/corrections',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.correct',
  isIdempotent: true,
  summary:
    "Corrects a member's name, birthday, citizen number, mobile or e-mail. A name waits for a second person; the member is notified.",
  errors: ['MEMBER_NOT_FOUND', 'MEMBER_STATE', 'REG_MOBILE_TAKEN', 'KYC_ID_TAKEN', 'CHANGE_STATE'],
}
export function correctMemberSchemas() {
  return {
    params: MemberParams(),
    body: Type.Object({ field: OneOf(correctedFields), value: Text(120, 1), reason: Reason() }),
    value: CorrectionOutcome(),
  }
}
