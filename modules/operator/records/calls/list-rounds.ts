import { listRounds, listRoundsSchemas } from '../../../../contract/operator/members/list-rounds.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { playCurrency } from '../../../../kernel/money.ts'
import type { Page } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { betRecordOf, playedAmountsOf, roundsOf, type RoundRow } from '../../../wallet/index.ts'
import { gameNames, requireMember } from '../../members/members.ts'

export const handleListRounds = handle(listRounds, listRoundsSchemas, async (context, { params, query }) => {
  const member = await requireMember(context, params.memberId)
  const bounds = boundsOf(query, context.merchant.timeZone)
  const isTrial = member.kind === 'trial'
  const asked = {
    memberId: member.accountId,
    from: bounds.from,
    to: bounds.before,
    pageNo: query.pageNo ?? 1,
    pageSize: query.pageSize ?? 20,
  }
  // Play money has no sums of its own by which to read a long record.
  const page: Page<RoundRow> = isTrial
    ? await roundsOf(context.tx, { ...asked, mode: 'FREE' })
    : await readReports(context, (reader) => betRecordOf(reader, asked))
  const nameOf = gameNames(context)
  const playedOf = await playedAmountsOf(context, member.accountId, page.list)
  return {
    pageNo: page.pageNo,
    totalPages: page.totalPages,
    totalCount: page.totalCount,
    list: page.list.map((row) => ({
      roundNo: String(row.roundNo),
      roundId: row.roundId,
      vendor: row.vendor,
      gameCode: row.gameCode,
      gameName: nameOf(row.vendor, row.gameCode),
      product: row.product,
      state: row.state,
      betAmount: row.betAmount,
      playedAmount: playedOf(row),
      winAmount: row.winAmount,
      jackpotAmount: row.jackpotAmount,
      netAmount: row.winAmount - row.betAmount,
      currency: playCurrency(context.merchant.currency, isTrial),
      openedAt: row.openedAt,
      endedAt: row.endedAt,
    })),
  }
})
