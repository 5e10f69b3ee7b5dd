import { listRounds, listRoundsSchemas } from '../../contract/vendor/studio/list-rounds.ts'
import { toWireAmount } from '../../kernel/money.ts'
import { toPage } from '../../kernel/paging.ts'
import { handleBatched } from '../../platform/calls.ts'
import { readRoundsOfGame } from '../store/rounds.ts'
import { studioKey } from '../studio.ts'

export const handleListRounds = handleBatched(listRounds, listRoundsSchemas, async (context, { query }) => {
  const { database, queue, seats } = context.use(studioKey)
  const { memberId, gameCode, isFree } = seats.of(context.actor)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  // What was settled a moment ago may not be noted yet.
  await queue.flush()
  const { rows, total } = await readRoundsOfGame(database.kysely, memberId, { gameCode, isFree }, page)
  return toPage(rows.map((row) => ({
    roundId: row.round_id, betAmount: toWireAmount(row.bet_amount), winAmount: toWireAmount(row.win_amount), currency: isFree ? 'TRIAL' : 'THB', playedAt: row.played_at,
  })), page, total)
})
