import { listTeamBets, listTeamBetsSchemas } from '../../../../contract/player/agents/team/list-team-bets.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { markOf, playedBetsView } from '../../../cashier/index.ts'
import { betRecordOf } from '../../../wallet/index.ts'
import { askedDays, memberOfLine, ownLine, rangeInLine } from '../asked.ts'

export const handleListTeamBets = handle(listTeamBets, listTeamBetsSchemas, async (context, { query }) => {
  const range = askedDays(context, query)
  const member = await memberOfLine(context.tx, ownLine(context), query.account)
  const { accountId } = member
  const { start, end } = rangeInLine(range, member, context.merchant.timeZone)
  const { totals, mark, ...page } = await readReports(context, (reader) =>
    betRecordOf(reader, {
      memberId: accountId,
      from: start,
      to: end,
      product: query.product,
      upTo: markOf(query),
      pageNo: query.pageNo!,
      pageSize: query.pageSize!,
    }),
  )
  return {
    ...page,
    list: await playedBetsView(context, accountId, page.list),
    from: range.from,
    to: range.to,
    currency: context.merchant.currency,
    mark: mark.toString(),
    stakeAmount: totals.stake,
    payoutAmount: totals.payout,
    validBetAmount: totals.validBet,
    netAmount: totals.payout - totals.pendingPayout - (totals.stake - totals.pendingStake),
    pendingAmount: totals.pendingStake,
  }
})
