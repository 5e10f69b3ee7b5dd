import {
  listSportBets,
  listSportBetsSchemas,
} from '../../../../contract/player/sportsbook/list-sport-bets.ts'
import { boundsOf } from '../../../../kernel/calendar.ts'
import { handle } from '../../../../platform/calls.ts'
import { bettorOf } from '../bettor.ts'
import { endedSumsOf, listOwnBets, openSumsOf } from '../store/own-bets.ts'
import { betValue } from '../values.ts'

export const handleListBets = handle(listSportBets, listSportBetsSchemas, async (context, { query }) => {
  const { memberId } = bettorOf(context)
  const { pageNo = 1, pageSize = 20, tab, only, fixtureId } = query
  const bounds = boundsOf(query, context.merchant.timeZone)
  const filter = { memberId, tab, only: tab === 'SETTLED' ? only : undefined, fixtureId, ...bounds }
  const page = await listOwnBets(context.tx, filter, { pageNo, pageSize })
  const open = await openSumsOf(context.tx, memberId)
  const ended = await endedSumsOf(context.tx, filter)
  return {
    ...page,
    list: page.list.map((bet) => betValue(bet, context.language)),
    openCount: open.count,
    openStakeAmount: open.stake,
    ended: { count: ended.count, stakeAmount: ended.stake, payoutAmount: ended.payout },
  }
})
