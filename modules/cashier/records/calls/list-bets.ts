import { listBets, listBetsSchemas } from '../../../../contract/player/cashier/list-bets.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { betRecordOf } from '../../../wallet/index.ts'
import { askedRange, markOf, playedBetsView } from '../records.ts'

export const handleListBets = handle(listBets, listBetsSchemas, async (context, { query }) => {
  const { actor, merchant } = context
  const range = askedRange(context, query)
  const { totals, mark, ...page } = await readReports(context, (reader) =>
    betRecordOf(reader, {
      memberId: actor.accountId,
      from: range.start,
      to: range.end,
      product: query.product,
      vendor: query.vendor,
      status: query.status,
      upTo: markOf(query),
      pageNo: query.pageNo!,
      pageSize: query.pageSize!,
    }),
  )
  return {
    ...page,
    list: await playedBetsView(context, actor.accountId, page.list),
    from: range.from,
    to: range.to,
    currency: merchant.currency,
    mark: mark.toString(),
    stakeAmount: totals.stake,
    payoutAmount: totals.payout,
    validBetAmount: totals.validBet,
    jackpotAmount: totals.jackpot,
    netAmount: totals.payout - totals.pendingPayout - (totals.stake - totals.pendingStake),
    pendingAmount: totals.pendingStake,
  }
})
