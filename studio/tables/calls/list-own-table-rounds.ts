import {
  listOwnTableRounds,
  listOwnTableRoundsSchemas,
} from '../../../contract/vendor/studio/list-own-table-rounds.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { tablesKey } from '../service.ts'
import { ownRounds } from '../own-rounds.ts'

export const handleListOwnTableRounds = handleBatched(
  listOwnTableRounds,
  listOwnTableRoundsSchemas,
  (context, { query }) => {
    const { database, seats } = context.use(tablesKey)
    return ownRounds(database, seats.of(context.actor), {
      pageNo: query.pageNo ?? 1,
      pageSize: query.pageSize ?? 20,
    })
  },
)
