import { listMarkers, listMarkersSchemas } from '../../../contract/operator/limits/list-markers.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { markerViews } from '../desk.ts'
import { listMarkers as read } from '../store/markers.ts'

export const handleListMarkers = handle(listMarkers, listMarkersSchemas, async (context, { query }) => {
  const asked = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const rows = await read(context.tx, context.merchant.id, {
    state: query.state ?? null,
    accountId: null,
    ...asked,
  })
  return toPage(await markerViews(context, rows), asked, Number(rows[0]?.total ?? 0))
})
