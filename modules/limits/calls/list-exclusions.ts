import { listExclusions, listExclusionsSchemas } from '../../../contract/operator/limits/list-exclusions.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { restrictionViews } from '../desk.ts'
import { listRestrictions } from '../store/restrictions.ts'

export const handleListExclusions = handle(
  listExclusions,
  listExclusionsSchemas,
  async (context, { query }) => {
    const asked = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
    const rows = await listRestrictions(context.tx, context.merchant.id, { accountId: null, ...asked })
    return toPage(await restrictionViews(context, rows), asked, Number(rows[0]?.total ?? 0))
  },
)
