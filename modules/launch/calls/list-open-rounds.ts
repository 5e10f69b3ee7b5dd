import { listOpenRounds, listOpenRoundsSchemas } from '../../../contract/operator/launch/list-open-rounds.ts'
import { handle } from '../../../platform/calls.ts'
import { accountsByIds } from '../../identity/index.ts'
import { openRounds } from '../../wallet/index.ts'

export const handleListOpenRounds = handle(listOpenRounds, listOpenRoundsSchemas, async (context, { query }) => {
  const { pageNo = 1, pageSize = 20 } = query
  const page = await openRounds(context.tx, { merchantId: context.merchant.id, pageNo, pageSize })
  const accounts = await accountsByIds(context.tx, page.list.map((round) => round.memberId))
  const mayEnd = context.actor.claims.abilities?.includes('rounds.close') ?? false
  return {
    ...page,
    list: page.list.map((round) => ({
      vendor: round.vendor, roundId: round.roundId, memberId: round.memberId, account: accounts.get(round.memberId)?.username ?? round.memberId,
      gameCode: round.gameCode, betAmount: round.betAmount, winAmount: round.winAmount, currency: round.mode === 'FREE' ? 'TRIAL' : 'THB',
      openedAt: round.openedAt, abilities: mayEnd ? ['close', ...(round.winAmount === 0n ? ['cancel'] : [])] : [],
    })),
  }
})
