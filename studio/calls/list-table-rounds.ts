import { listTableRounds, listTableRoundsSchemas } from '../../contract/vendor/studio/list-table-rounds.ts'
import { toPage } from '../../kernel/paging.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'
import { finishedRoundOf } from '../tables/own-rounds.ts'
import { readFinished } from '../tables/store/rounds.ts'

export const handleListTableRounds = handleBatched(listTableRounds, listTableRoundsSchemas, async (context, { params, query }) => {
  const { database, seats, tables } = context.use(studioKey)
  await tables.find(seats.of(context.actor), params.tableId)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await readFinished(database.kysely, params.tableId, page)
  return toPage(rows.map(finishedRoundOf), page, total)
})
