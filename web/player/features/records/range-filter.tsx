import { useState } from 'react'
import { serverNowMs } from '../../../client/server-clock.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { toBusinessDate } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import styles from './records.module.css'

export interface Range { from: string; to: string }

/** Today, the last 7 or 30 days; the server takes at most 35. */
const spans = { today: 0, week: -6, month: -29 } as const
type Span = keyof typeof spans

export function rangeOf(span: Span): Range {
  return { from: toBusinessDate(serverNowMs(), spans[span]), to: toBusinessDate(serverNowMs(), 0) }
}

/** The period of a record: three quick choices, or any two dates. */
export function RangeFilter({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const t = useText()
  const [span, setSpan] = useState<Span | 'own'>('week')
  const [today] = useState(() => toBusinessDate(serverNowMs(), 0))
  const choose = (next: Span) => { setSpan(next); onChange(rangeOf(next)) }
  const edit = (change: Partial<Range>) => {
    const next = { ...range, ...change }
    setSpan('own')
    if (next.from && next.to) onChange(next.from <= next.to ? next : { from: change.from ?? next.to, to: change.from ?? next.to })
  }
  return (
    <div className={styles.filters}>
      <Segmented label={t('record_range')} value={span as Span} onChange={choose} choices={[
        { key: 'today', text: t('common_today') }, { key: 'week', text: t('record_last_7') }, { key: 'month', text: t('record_last_30') },
      ]} />
      <TextField type="date" label={t('record_from')} isLabelHidden value={range.from} max={range.to} onChange={(event) => edit({ from: event.target.value })} />
      <TextField type="date" label={t('record_to')} isLabelHidden value={range.to} max={today} onChange={(event) => edit({ to: event.target.value })} />
    </div>
  )
}
