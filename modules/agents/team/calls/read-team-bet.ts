import { refuse } from '../../../../contract/errors.ts'
import { readTeamBet, readTeamBetSchemas } from '../../../../contract/player/agents/team/read-team-bet.ts'
import { rebateProducts } from '../../../../kernel/agents/economy-guard.ts'
import { businessDate } from '../../../../kernel/calendar.ts'
import { handle, type CallContext } from '../../../../platform/calls.ts'
import { betStatusOf, playedBetsView } from '../../../cashier/index.ts'
import { betDetailOf, roundDetailOf } from '../../../wallet/index.ts'
import { memberOfLine, ownLine } from '../asked.ts'
import { readNotedOf } from '../store/commission-of-bet.ts'

export const handleReadTeamBet = handle(readTeamBet, readTeamBetSchemas, async (context, { params }) => {
  const { accountId, username, since } = await memberOfLine(context.tx, ownLine(context), params.account)
  const round = /^[0-9]{1,18}$/.test(params.betNo)
    ? await roundDetailOf(context.tx, { roundNo: BigInt(params.betNo), memberId: accountId })
    : undefined
  if (!round || round.mode !== 'REAL' || (since && round.openedAt < since)) refuse('ROUND_NOT_FOUND')
  const [bet] = await playedBetsView(context, accountId, [{ ...round, status: betStatusOf(round) }])
  return {
    account: username,
    ...bet!,
    detail: await betDetailOf(context, accountId, round),
    commission: await commissionOf(context, accountId, round),
  }
})

type Round = NonNullable<Awaited<ReturnType<typeof roundDetailOf>>>

/** Lotteries are reckoned by the issue, everything else by the day on which it was settled. */
async function commissionOf(
  { tx, actor, merchant }: CallContext,
  memberId: string,
  { product, roundId, endedAt }: Round,
) {
  const isByDay = (rebateProducts as readonly string[]).includes(product)
  if (isByDay && endedAt === null) return null
  const kind = isByDay ? ('POINT' as const) : ('GROUP' as const)
  const reference = isByDay ? businessDate(endedAt!, merchant.timeZone) : roundId
  const asked = { accountId: actor.accountId, memberId, kind, product, reference }
  const amount = await readNotedOf(tx, asked)
  return amount === null ? null : { kind, amount }
}
