import { useState } from 'react'
import {
  readDailyReport,
  type readDailyReportSchemas,
} from '../../../../contract/operator/lottery/read-daily-report.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDay, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../parts/date-range.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'
import { GameFilter } from './game-filter.tsx'
import { useGames } from './game-names.ts'

type Report = ValueOf<typeof readDailyReportSchemas>
type Row = Report['rows'][number]
type Figure = Exclude<keyof Report['total'], 'placedCount' | 'netAmount'>

const figures: readonly (readonly [Figure, TextKey])[] = [
  ['placedAmount', 'lot_report_placed'],
  ['cancelledAmount', 'lot_report_cancelled'],
  ['openAmount', 'lot_report_open'],
  ['settledAmount', 'lot_report_settled'],
  ['validAmount', 'lot_report_valid'],
  ['winAmount', 'lot_report_wins'],
  ['rebateAmount', 'lot_report_rebates'],
]

/** What lotteries came to, by the day of the draw and by game: placed, settled and kept. */
export function ReportPage() {
  const t = useText()
  const { nameOf } = useGames()
  const [range, setRange] = useState(() => lastDays(7))
  const [gameCode, setGameCode] = useState('')
  const answer = useCall(
    readDailyReport,
    { query: { ...range, ...(gameCode ? { gameCode } : {}) } },
    { keepsPrevious: true, staleMs: 3_000 },
  )
  return (
    <>
      <PageHead title={t('lot_report_title')} text={t('lot_report_text')} />
      <div className={parts.filters}>
        <GameFilter value={gameCode} onChange={setGameCode} />
        <DateRange range={range} onChange={setRange} />
      </div>
      <Loaded answer={answer}>
        {(report) => (
          <Panel isFlush>
            <DataTable
              caption={t('lot_report_title')}
              columns={reportColumns(t, report, nameOf)}
              rows={report.rows}
              rowKey={(row) => `${row.date}${row.gameCode}`}
              empty={<EmptyState isSmall title={t('lot_report_none')} />}
            />
          </Panel>
        )}
      </Loaded>
    </>
  )
}

function reportColumns(
  t: Translate,
  { currency, total }: Report,
  nameOf: (gameCode: string) => string,
): Column<Row>[] {
  return [
    {
      key: 'date',
      head: t('report_date'),
      card: 'title',
      cell: (row) => formatDay(row.date),
      foot: t('report_total'),
    },
    { key: 'game', head: t('lot_game'), cell: (row) => nameOf(row.gameCode), foot: '' },
    {
      key: 'count',
      head: t('lot_bets'),
      isFigure: true,
      cell: (row) => formatCount(row.placedCount),
      foot: formatCount(total.placedCount),
    },
    ...figures.map(
      ([key, head]): Column<Row> => ({
        key,
        head: t(head),
        isFigure: true,
        card: 'amount',
        cell: (row) => formatMoney(row[key], currency),
        foot: formatMoney(total[key], currency),
      }),
    ),
    {
      key: 'net',
      head: t('lot_report_net'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.netAmount} currency={currency} isChange />,
      foot: <Money amount={total.netAmount} currency={currency} isChange />,
    },
  ]
}
