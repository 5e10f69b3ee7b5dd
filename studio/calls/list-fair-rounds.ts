import { listFairRounds, listFairRoundsSchemas } from '../../contract/vendor/studio/list-fair-rounds.ts'
import { toPage } from '../../kernel/paging.ts'
import { handleBatched } from '../../platform/calls.ts'
import { fairRoundOf } from '../fair-round.ts'
import { readRounds } from '../store/rounds.ts'
import { studioKey } from '../studio.ts'

export const handleListFairRounds = handleBatched(listFairRounds, listFairRoundsSchemas, async (context, { query }) => {
  const { database, queue } = context.use(studioKey)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  await queue.flush()
  const { rows, total } = await readRounds(database.kysely, context.actor.accountId, page)
  return toPage(rows.map(fairRoundOf), page, total)
})
