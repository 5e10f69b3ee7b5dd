import { useState, type ReactNode } from 'react'
import { serverNowMs } from '../../../client/server-clock.ts'
import { DateField } from '../../../ui/forms/field.tsx'
import { toBusinessDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from './records.module.css'

export interface Range {
  from: string
  to: string
}

/** The merchant's business days; the server takes at most 35 of them. */
const spans = ['today', 'yesterday', 'week', 'month'] as const
type Span = (typeof spans)[number]

export function rangeOf(span: Span): Range {
  const day = (move: number) => toBusinessDate(serverNowMs(), move)
  if (span === 'yesterday') return { from: day(-1), to: day(-1) }
  if (span === 'month') return { from: `${day(0).slice(0, 8)}01`, to: day(0) }
  return { from: day(span === 'week' ? -6 : 0), to: day(0) }
}

/** The period of a record: four quick choices, or any two dates; further filters are beside it. */
export function RangeFilter({
  range,
  onChange,
  children,
}: {
  range: Range
  onChange: (range: Range) => void
  children?: ReactNode
}) {
  const t = useText()
  const [span, setSpan] = useState<Span | 'own'>('week')
  const [today] = useState(() => toBusinessDate(serverNowMs(), 0))
  const choose = (next: Span) => {
    setSpan(next)
    onChange(rangeOf(next))
  }
  const edit = (change: Partial<Range>) => {
    const next = { ...range, ...change }
    setSpan('own')
    if (next.from && next.to)
      onChange(next.from <= next.to ? next : { from: change.from ?? next.to, to: change.from ?? next.to })
  }
  return (
    <div className={styles.filters}>
      <Segmented
        label={t('record_range')}
        value={span as Span}
        onChange={choose}
        choices={[
          { key: 'today', text: t('common_today') },
          { key: 'yesterday', text: t('common_yesterday') },
          { key: 'week', text: t('record_last_7') },
          { key: 'month', text: t('record_this_month') },
        ]}
      />
      <DateField
        label={t('record_from')}
        isLabelHidden
        value={range.from}
        max={range.to}
        onChange={(event) => edit({ from: event.target.value })}
      />
      <DateField
        label={t('record_to')}
        isLabelHidden
        value={range.to}
        max={today}
        onChange={(event) => edit({ to: event.target.value })}
      />
      {children ? <div className={styles.more}>{children}</div> : null}
    </div>
  )
}
