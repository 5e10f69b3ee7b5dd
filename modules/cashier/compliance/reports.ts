/**
 * The compliance officer's reports as CSV, read page by page while the file is sent (domain/economy.md §9).
 */
import type { ComplianceReport } from '../../../contract/shared/aml-words.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { reportsKey, type Reports } from '../../../platform/reports.ts'
import { tableFile, type Cell, type FileAnswer } from '../../../platform/table-file.ts'
import { accountsByIds, type Account } from '../../identity/index.ts'
import { settingOf } from '../../system/index.ts'
import { kindNames, reportHeads } from '../locales/compliance-words.ts'
import type { DateRange } from '../shared/rules/date-range.ts'
import { amlSettings } from '../settings/compliance.ts'
import {
  readSuspicions,
  readThreshold,
  type ReportAsked,
  type SuspicionRow,
  type ThresholdRow,
} from './store/compliance.ts'

const PAGE_ROWS = 1_000

/** The report over the range's business days. */
export async function complianceFile(
  context: CallContext,
  report: ComplianceReport,
  range: DateRange,
): Promise<FileAnswer> {
  const { tx, database, merchant, language } = context
  const threshold = await settingOf(tx, merchant.id, amlSettings.cashThresholdAmount)
  const asked = { merchantId: merchant.id, timeZone: merchant.timeZone, start: range.start, end: range.end }
  const from = { reports: context.use(reportsKey), main: database.kysely }
  const pages =
    report === 'CASH_THRESHOLD'
      ? pagesOf(
          from,
          asked,
          (reader, page) => readThreshold(reader, { ...page, threshold }),
          (row, account) => thresholdCells(row, account, merchant.currency),
        )
      : pagesOf(from, asked, readSuspicions, (row, account) => suspicionCells(row, account, language))
  return tableFile({
    name: `${report.toLowerCase().replaceAll('_', '-')}-${range.from}-${range.to}`,
    format: 'CSV',
    timeZone: merchant.timeZone,
    heads: reportHeads[report][language],
    pages,
  })
}

async function* pagesOf<Row extends { member_id: string }>(
  { reports, main }: { reports: Reports; main: Reader },
  asked: Omit<ReportAsked, 'pageNo' | 'pageSize'>,
  read: (reader: Reader, page: ReportAsked) => Promise<Row[]>,
  cells: (row: Row, account: Account | undefined) => Cell[],
): AsyncGenerator<Cell[][]> {
  for (let pageNo = 1; ; pageNo++) {
    const rows = await reports.read(main, (reader) => read(reader, { ...asked, pageNo, pageSize: PAGE_ROWS }))
    const accounts = await accountsByIds(
      main,
      rows.map((row) => row.member_id),
    )
    if (rows.length > 0) yield rows.map((row) => cells(row, accounts.get(row.member_id)))
    if (rows.length < PAGE_ROWS) return
  }
}

function thresholdCells(row: ThresholdRow, account: Account | undefined, currency: string): Cell[] {
  return [
    row.day,
    row.member_id,
    account?.username ?? '',
    account?.payeeName ?? '',
    account?.kycLevel ?? 0,
    row.deposits,
    row.deposited,
    row.withdrawals,
    row.withdrawn,
    currency,
  ]
}

function suspicionCells(row: SuspicionRow, account: Account | undefined, language: 'th' | 'en'): Cell[] {
  return [
    row.raised_at,
    row.member_id,
    account?.username ?? '',
    account?.payeeName ?? '',
    kindNames[row.kind][language],
    row.score,
    row.reference,
    JSON.stringify(row.detail),
    row.cleared_at,
    row.cleared_by,
    row.cleared_reason,
  ]
}
