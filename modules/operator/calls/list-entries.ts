import { listEntries, listEntriesSchemas } from '../../../contract/operator/audit/list-entries.ts'
import { boundsOf } from '../../../kernel/calendar.ts'
import { toPage } from '../../../kernel/paging.ts'
import { handle } from '../../../platform/calls.ts'
import { auditRows } from '../store/audit.ts'

export const handleListEntries = handle(listEntries, listEntriesSchemas, async (context, { query }) => {
  const { timeZone, id: merchantId } = context.merchant
  const { from, before } = boundsOf(query, timeZone)
  const page = { pageNo: query.pageNo ?? 1, pageSize: query.pageSize ?? 20 }
  const { rows, total } = await auditRows(context.tx, {
    merchantId, actor: query.actor || undefined, action: query.action || undefined, subject: query.subject || undefined,
    from: from ?? null, before: before ?? null, ...page,
  })
  return toPage(rows.map((row) => {
    const { address, merchantId: _, ...detail } = JSON.parse(row.detail) as Record<string, unknown>
    return {
      seq: row.seq, at: row.at, actor: row.actor, action: row.action, subject: row.subject,
      address: typeof address === 'string' ? address : '', detail: JSON.stringify(detail), hash: row.hash.toString('hex'),
    }
  }), page, total)
})
