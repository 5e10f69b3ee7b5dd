import { exportEntries, exportEntriesSchemas } from '../../../../contract/operator/audit/export-entries.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { listFile } from '../../../cashier/index.ts'
import { auditFilter, entryOf } from '../audit-list.ts'
import { auditHeads } from '../locales/audit-file.ts'
import { auditRows } from '../store/audit.ts'

export const handleExportEntries = handleFile(
  exportEntries,
  exportEntriesSchemas,
  async (context, { query }) => {
    const filter = auditFilter(context.merchant, query)
    // New rows while the file is sent, its own row too, move no row from one page to the next.
    const before = filter.before ?? new Date(context.now.getTime())
    const { file, rows } = await listFile(
      context,
      { name: 'audit', heads: auditHeads[context.language] },
      async (reader, page) => {
        const found = await auditRows(reader, { ...filter, before, ...page })
        return { list: found.rows.map(entryOf), totalCount: found.total }
      },
      async (list) =>
        list.map((row) => [
          Number(row.seq),
          row.at,
          row.actor,
          row.action,
          row.subject,
          row.address,
          row.detail,
          row.hash,
        ]),
    )
    await context.audit('audit.export', `merchant:${context.merchant.id}`, { ...query, rows })
    return file
  },
)
