import {
  exportAdjustments,
  exportAdjustmentsSchemas,
} from '../../../../contract/operator/members/export-adjustments.ts'
import { handleFile } from '../../../../platform/calls.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { reportsKey, type Reports } from '../../../../platform/reports.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { adjustmentHeads } from '../locales/adjustments.ts'
import { adjustmentFilter } from '../adjustments.ts'
import { adjustmentsOf, type AdjustmentFilter } from '../store/adjustments.ts'

const PAGE = 500

export const handleExportAdjustments = handleFile(
  exportAdjustments,
  exportAdjustmentsSchemas,
  async ({ database, merchant, language, use }, { query }) =>
    tableFile({
      name: 'adjustments',
      format: 'CSV',
      timeZone: merchant.timeZone,
      heads: adjustmentHeads[language],
      pages: pagesOf(
        use(reportsKey),
        database.kysely,
        await adjustmentFilter(database.kysely, merchant, query),
      ),
    }),
)

async function* pagesOf(
  reports: Reports,
  main: Reader,
  filter: Omit<AdjustmentFilter, 'pageNo' | 'pageSize'>,
): AsyncGenerator<Cell[][]> {
  for (let pageNo = 1; ; pageNo++) {
    const { rows } = await reports.read(main, (reader) =>
      adjustmentsOf(reader, { ...filter, pageNo, pageSize: PAGE }),
    )
    const members = await accountsByIds(
      main,
      rows.map((row) => row.member_id),
    )
    if (rows.length > 0) {
      yield rows.map((row) => [
        row.requested_at,
        members.get(row.member_id)?.username ?? '',
        row.code,
        row.amount,
        row.turnover_times,
        row.receivable_amount,
        row.state,
        row.reason,
        row.evidence,
        row.requested_by_name,
        row.decided_by_name,
        row.decided_at,
      ])
    }
    if (rows.length < PAGE) return
  }
}
