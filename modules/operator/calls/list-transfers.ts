import { listTransfers, listTransfersSchemas } from '../../../contract/operator/members/list-transfers.ts'
import { addDays, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { handle } from '../../../platform/calls.ts'
import { transfersOf } from '../../wallet/index.ts'
import { requireMember } from '../members.ts'

export const handleListTransfers = handle(listTransfers, listTransfersSchemas, async (context, { params, query }) => {
  const member = await requireMember(context, params.memberId)
  const { timeZone } = context.merchant
  const currency = member.kind === 'trial' ? 'TRIAL' as const : 'THB' as const
  const page = await transfersOf(context.tx, {
    memberId: member.accountId, currency, from: query.from ? startOfBusinessDate(query.from, timeZone) : undefined,
    to: query.to ? startOfBusinessDate(addDays(query.to, 1), timeZone) : undefined, pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20,
  })
  return {
    ...page,
    list: page.list.map((row) => ({
      txnId: row.txnId, code: row.code, reference: row.reference ?? null, amount: row.amount, balance: row.balanceAfter ?? null, currency, at: row.at,
      vendor: row.vendor ?? null, gameCode: row.gameCode ?? null, roundId: row.roundId ?? null,
    })),
  }
})
