import {
  listOpenRounds,
  listOpenRoundsSchemas,
} from '../../../../../contract/operator/launch/list-open-rounds.ts'
import { playCurrency } from '../../../../../kernel/money.ts'
import { toPage } from '../../../../../kernel/paging.ts'
import { handle } from '../../../../../platform/calls.ts'
import { selfSettlingVendors } from '../../../../catalogue/index.ts'
import { accountsByIds } from '../../../../identity/index.ts'
import { openRounds } from '../../../../wallet/index.ts'
import { gameNameOf } from '../../../shared/game-name.ts'
import { isStuck, openRoundFilter } from '../open-rounds.ts'

export const handleListOpenRounds = handle(
  listOpenRounds,
  listOpenRoundsSchemas,
  async (context, { query }) => {
    const { pageNo = 1, pageSize = 20 } = query
    const filter = await openRoundFilter(context, query)
    if (!filter) return { ...toPage([], { pageNo, pageSize }, 0), totals: [] }
    const { totals, ...page } = await openRounds(context.tx, { ...filter, pageNo, pageSize })
    const accounts = await accountsByIds(
      context.tx,
      page.list.map((round) => round.memberId),
    )
    const selfSettling = await selfSettlingVendors(context.tx)
    const isEndable = (round: (typeof page.list)[number]) =>
      isStuck(round.openedAt, context.now) && !selfSettling.has(round.vendor)
    const mayEnd = context.actor.claims.abilities?.includes('rounds.close') ?? false
    return {
      ...page,
      totals: totals.map(({ mode, ...total }) => ({
        currency: playCurrency(context.merchant.currency, mode === 'FREE'),
        ...total,
      })),
      list: page.list.map((round) => ({
        vendor: round.vendor,
        roundId: round.roundId,
        memberId: round.memberId,
        account: accounts.get(round.memberId)?.username ?? round.memberId,
        gameCode: round.gameCode,
        gameName: gameNameOf(context, round.vendor, round.gameCode),
        betAmount: round.betAmount,
        winAmount: round.winAmount,
        currency: playCurrency(context.merchant.currency, round.mode === 'FREE'),
        openedAt: round.openedAt,
        isStuck: isEndable(round),
        abilities: mayEnd && isEndable(round) ? ['close', ...(round.winAmount === 0n ? ['cancel'] : [])] : [],
      })),
    }
  },
)
