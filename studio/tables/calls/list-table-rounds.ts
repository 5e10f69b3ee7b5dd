import { listTableRounds, listTableRoundsSchemas } from '../../../contract/vendor/studio/list-table-rounds.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { tablesKey } from '../service.ts'
import { finishedRoundOf } from '../own-rounds.ts'
import { readFinished } from '../store/round-history.ts'

export const handleListTableRounds = handleBatched(
  listTableRounds,
  listTableRoundsSchemas,
  async (context, { params, query }) => {
    const { database, seats, tables } = context.use(tablesKey)
    await tables.find(seats.of(context.actor), params.tableId)
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { rows, total } = await readFinished(database.kysely, params.tableId, page)
    return toPage(rows.map(finishedRoundOf), page, total)
  },
)
