import { listHands, listHandsSchemas } from '../../../contract/vendor/studio/list-hands.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handleBatched } from '../../../platform/calls.ts'
import { handsKey } from '../service.ts'

export const handleListHands = handleBatched(listHands, listHandsSchemas, async (context, { query }) => {
  const { hands, seats } = context.use(handsKey)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await hands.list(seats.of(context.actor), page)
  return toPage(rows, page, total)
})
