import {
  exportSportReport,
  exportSportReportSchemas,
} from '../../../../../contract/operator/sportsbook/export-report.ts'
import type { ReportGroup } from '../../../../../contract/shared/sports-results.ts'
import type { MarketType } from '../../../../../kernel/sports/words.ts'
import { handleFile, type Language } from '../../../../../platform/calls.ts'
import { percentCell, tableFile, type Cell } from '../../../../../platform/table-file.ts'
import { marketNames } from '../../../slips/locales/markets.ts'
import { reportWords, sportNames } from '../locales/report.ts'
import { askedReport } from '../report.ts'

type Report = Awaited<ReturnType<typeof askedReport>>

export const handleExportReport = handleFile(
  exportSportReport,
  exportSportReportSchemas,
  async (context, { query: { format, ...asked } }) => {
    const { rows, total, from, to } = await askedReport(context, asked)
    const { language, merchant } = context
    const words = reportWords[language === 'th' ? 'th' : 'en']
    await context.audit('sports.export-report', 'reports', { from, to, part: asked.by, format })
    return tableFile({
      name: `sports-${from}-${to}`,
      format,
      timeZone: merchant.timeZone,
      heads: [words[asked.by], ...words.figures],
      pages: onePage([
        ...rows.map((row): Cell[] => [nameOf(asked.by, row, language), ...cellsOf(row)]),
        [words.total, ...cellsOf(total)],
      ]),
    })
  },
)

async function* onePage(rows: Cell[][]): AsyncGenerator<Cell[][]> {
  yield rows
}

const cellsOf = (figures: Report['total']): Cell[] => [
  figures.betCount,
  figures.stakeAmount,
  figures.openStakeAmount,
  figures.settledStakeAmount,
  figures.payoutAmount,
  figures.cashOutAmount,
  figures.validAmount,
  figures.ggrAmount,
  percentCell(figures.holdPpm),
]

/** A level is its number, a league is named already. */
function nameOf(by: ReportGroup, { key, name }: Report['rows'][number], language: Language): string {
  const names =
    by === 'SPORT'
      ? sportNames[key as keyof typeof sportNames]
      : by === 'MARKET'
        ? marketNames[key as MarketType]
        : undefined
  return names?.[language === 'th' ? 'th' : 'en'] ?? name
}
