import {
  readMemberTransaction,
  readMemberTransactionSchemas,
} from '../../../../contract/operator/members/read-transaction.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { transactionOf } from '../../../wallet/index.ts'
import { requireMember } from '../../members/members.ts'

export const handleReadTransaction = handle(
  readMemberTransaction,
  readMemberTransactionSchemas,
  async (context, { params }) => {
    const member = await requireMember(context, params.memberId)
    const found = /^[0-9]{1,18}$/.test(params.transactionId)
      ? await transactionOf(context.tx, params.transactionId)
      : undefined
    const isTouched = (account: string) => account.startsWith(`${member.accountId}/`)
    if (!found?.transfers.some(({ from, to }) => isTouched(from) || isTouched(to)))
      refuse('TRANSACTION_NOT_FOUND')
    const { txnId, kind, scope, key, reference, actor, reason, at, reverses, reversedBy, transfers } = found
    return {
      transactionId: txnId,
      account: member.username,
      kind,
      scope,
      key,
      reference,
      actor,
      reason,
      at,
      reverses,
      reversedBy,
      parts: transfers,
    }
  },
)
