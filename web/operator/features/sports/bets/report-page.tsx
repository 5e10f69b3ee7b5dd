import { useState } from 'react'
import { exportSportReport } from '../../../../../contract/operator/sportsbook/export-report.ts'
import {
  readSportReport,
  type readSportReportSchemas,
} from '../../../../../contract/operator/sportsbook/read-report.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import {
  reportBases,
  reportGroups,
  type ReportBasis,
  type ReportGroup,
} from '../../../../../contract/shared/sports-results.ts'
import { sportCodes, type MarketType, type SportCode } from '../../../../../kernel/sports/words.ts'
import { formatCount, formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { useText, type TextKey, type Translate } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { DataTable, type Column } from '../../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../../parts/date-range.tsx'
import { Downloads } from '../../../parts/downloads.tsx'
import { PageHead } from '../../../parts/page-head.tsx'
import { Loaded } from '../../../parts/paged.tsx'
import { Panel } from '../../../parts/panel.tsx'
import parts from '../../../parts/parts.module.css'
import { percentOf, sportName, typeName } from '../words.ts'

type Report = ValueOf<typeof readSportReportSchemas>
type Row = Report['rows'][number]
type Figure = 'stakeAmount' | 'openStakeAmount' | 'payoutAmount' | 'cashOutAmount' | 'validAmount'

const ALL = 'ALL'

const figures: readonly (readonly [Figure, TextKey])[] = [
  ['stakeAmount', 'op_sport_stake'],
  ['openStakeAmount', 'op_sport_open_stake'],
  ['payoutAmount', 'op_sport_paid'],
  ['cashOutAmount', 'op_sport_cashed'],
  ['validAmount', 'op_sport_valid'],
]

/** What sports came to, by sport, league, market or the member's level. */
export function ReportPage() {
  const t = useText()
  const [range, setRange] = useState(() => lastDays(7))
  const [by, setBy] = useState<ReportGroup>('SPORT')
  const [basis, setBasis] = useState<ReportBasis>('SETTLED')
  const [sport, setSport] = useState<SportCode | typeof ALL>(ALL)
  const query = { by, basis, ...range, ...(sport === ALL ? {} : { sportCode: sport }) }
  const answer = useCall(readSportReport, { query }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <>
      <PageHead title={t('console_nav_sports_report')} />
      <div className={parts.filters}>
        <SelectField
          label={t('op_sport_report_by')}
          value={by}
          onChange={setBy}
          choices={reportGroups.map((key) => ({ key, text: t(`op_sport_by_${key}` as TextKey) }))}
        />
        <SelectField
          label={t('op_sport_report_basis')}
          value={basis}
          onChange={setBasis}
          choices={reportBases.map((key) => ({
            key,
            text: t(key === 'PLACED' ? 'op_sport_report_placed' : 'op_sport_report_settled'),
          }))}
        />
        <SelectField
          label={t('op_sport_by_SPORT')}
          value={sport}
          onChange={setSport}
          choices={[
            { key: ALL, text: t('op_sport_all_sports') },
            ...sportCodes.map((key) => ({ key, text: sportName(t, key) })),
          ]}
        />
        <DateRange range={range} onChange={setRange} />
        <Downloads call={exportSportReport} query={query} />
      </div>
      <Loaded answer={answer}>
        {(report) => (
          <Panel isFlush>
            <DataTable
              caption={t('console_nav_sports_report')}
              columns={reportColumns(t, report, by)}
              rows={report.rows}
              rowKey={(row) => row.key}
              empty={<EmptyState isSmall title={t('op_sport_report_none')} />}
            />
          </Panel>
        )}
      </Loaded>
    </>
  )
}

function nameOf(t: Translate, by: ReportGroup, row: Row): string {
  if (by === 'SPORT') return sportName(t, row.key as SportCode)
  if (by === 'MARKET') return typeName(t, row.key as MarketType)
  return by === 'MEMBER_TIER' ? t('op_sport_level', { level: row.key }) : row.name
}

function reportColumns(t: Translate, { currency, total }: Report, by: ReportGroup): Column<Row>[] {
  return [
    {
      key: 'name',
      head: t(`op_sport_by_${by}` as TextKey),
      card: 'title',
      cell: (row) => nameOf(t, by, row),
      foot: t('op_sport_sum'),
    },
    {
      key: 'bets',
      head: t('op_sport_bets'),
      isFigure: true,
      cell: (row) => formatCount(row.betCount),
      foot: formatCount(total.betCount),
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
      key: 'ggr',
      head: t('op_sport_ggr'),
      isFigure: true,
      card: 'amount',
      cell: (row) => <Money amount={row.ggrAmount} currency={currency} isChange />,
      foot: <Money amount={total.ggrAmount} currency={currency} isChange />,
    },
    {
      key: 'hold',
      head: t('op_sport_hold'),
      isFigure: true,
      cell: (row) => `${percentOf(row.holdPpm)}%`,
      foot: `${percentOf(total.holdPpm)}%`,
    },
  ]
}
