import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Id, Text } from '../../shared/fields.ts'
import { CorrectionOutcome, Reason } from './schemas.ts'

export const correctBankAccount: Call<typeof correctBankAccountSchemas> = {
  name: 'operator/correct-bank-account',
  method: 'POST',
  path: '/api/operator/members/:memberId/bank-accounts/:bankAccountId/correction',
  module: 'OPERATOR',
  audience: 'operator',
  ability: 'members.correct',
  isIdempotent: true,
  summary:
    "Proposes another bank or number for a member's bank account. It waits for a second person, and the new account then has the waiting period of any new account.",
  errors: [
    'MEMBER_NOT_FOUND',
    'MEMBER_STATE',
    'BANK_ACCOUNT_NOT_FOUND',
    'BANK_ACCOUNT_TAKEN',
    'WD_PENDING',
    'CHANGE_STATE',
  ],
}
export function correctBankAccountSchemas() {
  return {
    params: Type.Object({ memberId: Id(), bankAccountId: Id() }),
    body: Type.Object({ bankCode: Text(12, 2), accountNo: Text(24, 1), reason: Reason() }),
    value: CorrectionOutcome(),
  }
}
