import { refuse } from '../../../../contract/errors.ts'
import {
  correctBankAccount,
  correctBankAccountSchemas,
} from '../../../../contract/operator/members/correct-bank-account.ts'
import { handle } from '../../../../platform/calls.ts'
import { checkAccountCorrection } from '../../../cashier/index.ts'
import { isPersonal } from '../../../identity/index.ts'
import { propose } from '../../../system/index.ts'
import { bankAccountProposal } from '../corrections.ts'
import { requireMember } from '../members.ts'

export const handleCorrectBankAccount = handle(
  correctBankAccount,
  correctBankAccountSchemas,
  async (context, { params, body }) => {
    const member = await requireMember(context, params.memberId)
    if (!isPersonal(member.kind)) refuse('MEMBER_STATE')
    const { before, bankCode, accountNo } = await checkAccountCorrection(context.tx, {
      merchantId: context.merchant.id,
      ...params,
      ...body,
    })
    const proposalId = await propose(context, bankAccountProposal, {
      subject: `member:${params.memberId}`,
      title: member.username,
      payload: { ...params, bankCode, accountNo },
      reason: body.reason,
      changes: [
        {
          field: 'bankAccount',
          before: `${before.bankCode} ${before.accountNo}`,
          after: `${bankCode} ${accountNo}`,
        },
      ],
    })
    return { state: 'PENDING' as const, proposalId }
  },
)
