import { listRings, listRingsSchemas } from '../../../../contract/operator/cashier/list-rings.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { ringsOf } from '../compliance-review.ts'
import { readRings } from '../store/rings.ts'

export const handleListRings = handle(listRings, listRingsSchemas, async ({ tx, merchant }, { query }) => {
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await readRings(tx, merchant.id, {
    state: query.state,
    memberId: query.memberId,
    ...page,
  })
  return toPage(await ringsOf(tx, rows), page, total)
})
