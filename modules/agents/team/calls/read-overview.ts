import { readOverview, readOverviewSchemas } from '../../../../contract/player/agents/team/read-overview.ts'
import { handle } from '../../../../platform/calls.ts'
import { readReports } from '../../../../platform/reports.ts'
import { askedDays } from '../asked.ts'
import { daysBefore, runningPeriods } from '../overview.ts'
import { directCounts } from '../store/line.ts'
import { foldedAt, playByProduct, sumsByDay, sumsOfNode, teamsNow } from '../store/figures.ts'
import { figuresView } from '../view.ts'

export const handleReadOverview = handle(readOverview, readOverviewSchemas, async (context, { query }) => {
  const { actor, merchant, now } = context
  const { from, to } = askedDays(context, query)
  const nodeId = actor.accountId
  return readReports(context, async (reader) => {
    const asked = { scope: 'TEAM', product: query.product } as const
    const team = (await teamsNow(reader, [nodeId])).get(nodeId)
    const products = await playByProduct(reader, nodeId, { ...asked, from, to })
    const days = await sumsByDay(reader, nodeId, { ...asked, from, to })
    return {
      asOf: await foldedAt(reader),
      currency: merchant.currency,
      from,
      to,
      accountCount: team?.accounts ?? 0,
      directCount: (await directCounts(reader, [nodeId])).get(nodeId) ?? 0,
      onlineCount: team?.online ?? 0,
      balanceAmount: team?.balance ?? 0n,
      ...(await runningPeriods(reader, nodeId, now, merchant.timeZone)),
      range: figuresView(await sumsOfNode(reader, nodeId, { ...asked, from, to })),
      rangeBefore: figuresView(await sumsOfNode(reader, nodeId, { ...asked, ...daysBefore({ from, to }) })),
      days: days.map(({ day, ...sums }) => ({ day, ...figuresView(sums) })),
      products: products.map(({ product, stake, payout, valid }) => ({
        product,
        stakeAmount: stake,
        payoutAmount: payout,
        validBetAmount: valid,
      })),
    }
  })
})
