import { listTransfers, listTransfersSchemas } from '../../../../contract/operator/members/list-transfers.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { playCurrency } from '../../../../kernel/money.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { accountRecordOf, seatViewsOf, transfersOf } from '../../../wallet/index.ts'
import { gameNames, requireMember } from '../../members/members.ts'

export const handleListTransfers = handle(
  listTransfers,
  listTransfersSchemas,
  async (context, { params, query }) => {
    const member = await requireMember(context, params.memberId)
    const bounds = boundsOf(query, context.merchant.timeZone)
    const currency = playCurrency(context.merchant.currency, member.kind === 'trial')
    const asked = {
      memberId: member.accountId,
      from: bounds.from,
      to: bounds.before,
      pageNo: query.pageNo ?? 1,
      pageSize: query.pageSize ?? 20,
    }
    // Play money has no sums of its own by which to read a long record.
    const page =
      currency === 'TRIAL'
        ? await transfersOf(context.tx, { ...asked, currency })
        : await readReports(context, (reader) => accountRecordOf(reader, asked))
    const nameOf = gameNames(context)
    const seatOf = await seatViewsOf(context, member.accountId, page.list)
    return {
      pageNo: page.pageNo,
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      list: page.list.map((row) => ({
        txnId: row.txnId,
        code: row.code,
        reference: row.reference ?? null,
        amount: row.amount,
        balance: row.balanceAfter ?? null,
        currency,
        at: row.at,
        vendor: row.vendor ?? null,
        gameCode: row.gameCode ?? null,
        gameName: row.vendor && row.gameCode ? nameOf(row.vendor, row.gameCode) : null,
        roundId: row.roundId ?? null,
        seat: seatOf(row),
      })),
    }
  },
)
