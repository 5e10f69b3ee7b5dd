import { useState } from 'react'
import {
  listGiftDays,
  type listGiftDaysSchemas,
} from '../../../../contract/operator/promotions/list-gift-days.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatCount, formatDay, formatMoney } from '../../../../design/format.ts'
import { useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useText, type TextKey, type Translate } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { DateRange, lastDays } from '../../parts/date-range.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded } from '../../parts/paged.tsx'
import { Panel } from '../../parts/panel.tsx'
import parts from '../../parts/parts.module.css'

type Report = ValueOf<typeof listGiftDaysSchemas>
type Day = Report['days'][number]
type Figure = Exclude<keyof Day, 'date'>

/** Members of several days are not added up: one of them may stand in each. */
const columnsOf: readonly (readonly [key: Figure, head: TextKey, isSummed: boolean])[] = [
  ['rebateAmount', 'gifts_rebates', true],
  ['rebateCount', 'gifts_claims', true],
  ['rebateMembers', 'gifts_rebate_members', false],
  ['bonusAmount', 'gifts_bonuses', true],
  ['bonusCount', 'gifts_payments', true],
  ['bonusMembers', 'gifts_bonus_members', false],
]

/** What rebates and VIP bonuses cost, day by day. */
export function GiftsPage() {
  const t = useText()
  const [range, setRange] = useState(() => lastDays(30))
  const answer = useCall(listGiftDays, { query: { ...range } }, { keepsPrevious: true, staleMs: 3_000 })
  return (
    <>
      <PageHead title={t('gifts_title')} text={t('gifts_text')} />
      <div className={parts.filters}>
        <DateRange range={range} onChange={setRange} />
      </div>
      <Loaded answer={answer}>
        {(report) => (
          <Panel isFlush>
            <DataTable
              caption={t('gifts_title')}
              columns={giftColumns(t, report)}
              rows={report.days}
              rowKey={({ date }) => date}
              empty={<EmptyState isSmall title={t('gifts_none')} />}
            />
          </Panel>
        )}
      </Loaded>
    </>
  )
}

function giftColumns(t: Translate, { currency, days }: Report): Column<Day>[] {
  const write = (key: Figure, value: number) =>
    key === 'rebateAmount' || key === 'bonusAmount' ? formatMoney(value, currency) : formatCount(value)
  return [
    {
      key: 'date',
      head: t('report_date'),
      card: 'title',
      cell: ({ date }) => formatDay(date),
      foot: t('report_total'),
    },
    ...columnsOf.map(
      ([key, head, isSummed]): Column<Day> => ({
        key,
        head: t(head),
        isFigure: true,
        cell: (day) => write(key, day[key]),
        foot: isSummed
          ? write(
              key,
              days.reduce((sum, day) => sum + day[key], 0),
            )
          : '',
      }),
    ),
  ]
}
