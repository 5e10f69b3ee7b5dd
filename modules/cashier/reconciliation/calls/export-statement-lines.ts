import {
  exportStatementLines,
  exportStatementLinesSchemas,
} from '../../../../contract/operator/cashier/export-statement-lines.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { lineHeads } from '../../locales/statement-words.ts'
import { readLines, type LineFilter } from '../store/lines.ts'
import type { Reader } from '../../../../platform/postgres.ts'
import { reportsKey, type Reports } from '../../../../platform/reports.ts'

const PAGE = 1_000

export const handleExportStatementLines = handleFile(
  exportStatementLines,
  exportStatementLinesSchemas,
  async ({ database, merchant, language, use }, { query }) =>
    tableFile({
      name: `statement-${(query.outcome ?? 'lines').toLowerCase().replaceAll('_', '-')}`,
      format: 'CSV',
      timeZone: merchant.timeZone,
      heads: lineHeads[language],
      pages: pagesOf(use(reportsKey), database.kysely, {
        merchantId: merchant.id,
        importId: query.importId,
        outcome: query.outcome,
        text: query.query,
      }),
    }),
)

async function* pagesOf(
  reports: Reports,
  main: Reader,
  filter: Omit<LineFilter, 'pageNo' | 'pageSize'>,
): AsyncGenerator<Cell[][]> {
  for (let pageNo = 1; ; pageNo++) {
    const { list } = await reports.read(main, (reader) =>
      readLines(reader, { ...filter, pageNo, pageSize: PAGE }),
    )
    if (list.length > 0)
      yield list.map((line) => [
        line.lineNo,
        line.account,
        line.paidFrom,
        line.amount,
        line.reference,
        line.payerName,
        line.payerBank,
        line.payerAccount,
        line.description,
        line.outcome,
        line.reason,
      ])
    if (list.length < PAGE) return
  }
}
