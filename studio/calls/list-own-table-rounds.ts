import { listOwnTableRounds, listOwnTableRoundsSchemas } from '../../contract/vendor/studio/list-own-table-rounds.ts'
import { handleBatched } from '../../platform/calls.ts'
import { studioKey } from '../studio.ts'
import { ownRounds } from '../tables/own-rounds.ts'

export const handleListOwnTableRounds = handleBatched(listOwnTableRounds, listOwnTableRoundsSchemas, (context, { query }) => {
  const { database, seats } = context.use(studioKey)
  return ownRounds(database, seats.of(context.actor), { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 })
})
