import { listRounds, listRoundsSchemas } from '../../../contract/vendor/studio/list-rounds.ts'
import { toWireAmount } from '../../../kernel/money.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { readRoundsOfGame } from '../store/rounds.ts'
import { soloKey } from '../service.ts'

export const handleListRounds = handleBatched(listRounds, listRoundsSchemas, async (context, { query }) => {
  const { database, queue, seats } = context.use(soloKey)
  const { memberId, gameCode, isFree, currency } = seats.of(context.actor)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  // A recent settlement may not be stored yet.
  await queue.flush()
  const { rows, total } = await readRoundsOfGame(database.kysely, memberId, { gameCode, isFree }, page)
  return toPage(
    rows.map((row) => ({
      roundId: row.round_id,
      betAmount: toWireAmount(row.bet_amount),
      winAmount: toWireAmount(row.win_amount),
      currency,
      playedAt: row.played_at,
      isGranted: row.is_granted,
    })),
    page,
    total,
  )
})
