import { listEntries, listEntriesSchemas } from '../../../../contract/operator/audit/list-entries.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { auditFilter, entryOf } from '../audit-list.ts'
import { auditRows } from '../store/audit.ts'

export const handleListEntries = handle(listEntries, listEntriesSchemas, async (context, { query }) => {
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await auditRows(context.tx, { ...auditFilter(context.merchant, query), ...page })
  return toPage(rows.map(entryOf), page, total)
})
