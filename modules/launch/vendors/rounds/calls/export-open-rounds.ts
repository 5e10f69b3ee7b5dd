import { refuse } from '../../../../../contract/errors.ts'
import {
  exportOpenRounds,
  exportOpenRoundsSchemas,
} from '../../../../../contract/operator/launch/export-open-rounds.ts'
import { playCurrency } from '../../../../../kernel/money.ts'
import { handleFile, type CallContext } from '../../../../../platform/calls.ts'
import { readReports, reportsKey } from '../../../../../platform/reports.ts'
import { tableFile, type Cell } from '../../../../../platform/table-file.ts'
import { accountsByIds } from '../../../../identity/index.ts'
import { openRoundsAfter, openRoundTotals, type OpenRoundFilter } from '../../../../wallet/index.ts'
import { openRoundHeads } from '../locales/words.ts'
import { openRoundFilter } from '../open-rounds.ts'

const PAGE_ROWS = 500
/** A workbook is built completely in memory; a text file is not. */
const MOST_ROWS = { CSV: 100_000, XLSX: 20_000 } as const

export const handleExportOpenRounds = handleFile(
  exportOpenRounds,
  exportOpenRoundsSchemas,
  async (context, { query }) => {
    const { format, ...asked } = query
    const filter = await openRoundFilter(context, asked)
    const count = filter
      ? (await readReports(context, (reader) => openRoundTotals(reader, filter))).reduce(
          (sum, total) => sum + total.count,
          0,
        )
      : 0
    if (count > MOST_ROWS[format])
      refuse('EXPORT_TOO_LONG', String(MOST_ROWS[format]).replace(/\B(?=(\d{3})+$)/g, ','))
    await context.audit('round.export', 'rounds', { ...asked, format })
    return tableFile({
      name: 'open-rounds',
      format,
      timeZone: context.merchant.timeZone,
      heads: openRoundHeads[context.language],
      pages: filter ? pagesOf(context, filter) : (async function* () {})(),
    })
  },
)

async function* pagesOf(context: CallContext, filter: OpenRoundFilter): AsyncGenerator<Cell[][]> {
  const { kysely: main } = context.database
  const reports = context.use(reportsKey)
  for (let last = '0'; ; ) {
    const rows = await reports.read(main, (reader) => openRoundsAfter(reader, filter, last, PAGE_ROWS))
    const accounts = await accountsByIds(
      main,
      rows.map((round) => round.memberId),
    )
    if (rows.length > 0) {
      yield rows.map((round): Cell[] => [
        round.openedAt,
        round.vendor,
        round.gameCode,
        round.roundId,
        accounts.get(round.memberId)?.username ?? round.memberId,
        round.betAmount,
        round.winAmount,
        playCurrency(context.merchant.currency, round.mode === 'FREE'),
      ])
    }
    if (rows.length < PAGE_ROWS) return
    last = rows.at(-1)!.roundNo
  }
}
