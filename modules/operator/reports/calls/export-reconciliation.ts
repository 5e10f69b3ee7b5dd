import {
  exportReconciliation,
  exportReconciliationSchemas,
} from '../../../../contract/operator/reports/export-reconciliation.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { reportHeads } from '../locales/reports.ts'
import { askedReconciliation } from '../reconciliation.ts'
import { onePage } from '../reports.ts'
import type { ReconciledCase, ReconciledRow } from '../rules/reconciliation.ts'

const figures = (one: ReconciledCase | ReconciledRow): Cell[] => [
  one.told,
  one.waiting,
  one.returned,
  one.books,
  one.ledger,
  one.statement,
  one.difference,
]

export const handleExportReconciliation = handleFile(
  exportReconciliation,
  exportReconciliationSchemas,
  async (context, { query }) => {
    const { range, rows, cases } = await askedReconciliation(context, query)
    const heads = reportHeads[context.language]
    const shared = [
      heads.told,
      heads.waiting,
      heads.returned,
      heads.books,
      heads.ledger,
      heads.statement,
      heads.difference,
    ]
    const isCases = query.part === 'CASES'
    await context.audit('report.export-reconciliation', 'reports', {
      from: range.from,
      to: range.to,
      part: query.part,
      format: query.format,
    })
    return tableFile({
      name: `reconciliation-${isCases ? 'cases-' : ''}${range.from}-${range.to}`,
      format: query.format,
      timeZone: context.merchant.timeZone,
      heads: isCases
        ? [heads.date, heads.direction, heads.channel, heads.id, heads.member, heads.state, ...shared]
        : [heads.date, heads.direction, heads.channel, ...shared, heads.differentCount, heads.unexplained],
      pages: onePage(
        isCases
          ? cases.map((one): Cell[] => [
              one.date,
              heads[one.direction],
              one.channel,
              one.id,
              one.memberId,
              one.state,
              ...figures(one),
            ])
          : rows.map((row): Cell[] => [
              row.date,
              heads[row.direction],
              row.channel,
              ...figures(row),
              row.differentCount,
              row.unexplained,
            ]),
      ),
    })
  },
)
