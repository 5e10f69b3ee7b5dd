import { listSegments, listSegmentsSchemas } from '../../../../contract/operator/marketing/list-segments.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { readSegments } from '../store/segments.ts'

export const handleListSegments = handle(
  listSegments,
  listSegmentsSchemas,
  async ({ tx, merchant }, { query }) => {
    const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const { list, total } = await readSegments(tx, merchant.id, page)
    return toPage(
      list.map(({ conditions: _, ...row }) => row),
      page,
      total,
    )
  },
)
