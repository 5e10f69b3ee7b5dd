import { listFairRounds, listFairRoundsSchemas } from '../../../contract/vendor/studio/list-fair-rounds.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { fairRoundOf } from '../find-round.ts'
import { readRounds } from '../store/rounds.ts'
import { soloKey } from '../service.ts'

export const handleListFairRounds = handleBatched(
  listFairRounds,
  listFairRoundsSchemas,
  async (context, { query }) => {
    const { database, queue, currencyOf } = context.use(soloKey)
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    await queue.flush()
    const { rows, total } = await readRounds(database.kysely, context.actor.accountId, page)
    return toPage(
      rows.map((row) => fairRoundOf(row, currencyOf)),
      page,
      total,
    )
  },
)
