import { useState } from 'react'
import { toBusinessDate } from '../../../../design/format.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { DateField } from '../../../ui/forms/field.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { Segmented } from '../../../ui/tabs/segmented.tsx'
import './texts.ts'
import styles from './team.module.css'

export interface Range {
  from: string
  to: string
}
type Span = 'today' | 'yesterday' | 'week' | 'month'

export function rangeOf(span: Span): Range {
  const day = (move: number) => toBusinessDate(serverNowMs(), move)
  if (span === 'yesterday') return { from: day(-1), to: day(-1) }
  if (span === 'month') return { from: `${day(0).slice(0, 8)}01`, to: day(0) }
  return { from: day(span === 'week' ? -6 : 0), to: day(0) }
}

/** The period: four quick choices, or any two dates of the last 90 days. */
export function RangeChoice({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const t = useText()
  const [span, setSpan] = useState<Span | 'own'>('week')
  const edit = (change: Partial<Range>) => {
    const next = { ...range, ...change }
    setSpan('own')
    if (next.from && next.to) onChange(next.from <= next.to ? next : { from: next.to, to: next.from })
  }
  return (
    <div className={styles.range}>
      <Segmented
        label={t('agent_team_range')}
        value={span as Span}
        onChange={(next) => {
          setSpan(next)
          onChange(rangeOf(next))
        }}
        choices={[
          { key: 'today', text: t('agent_team_today') },
          { key: 'yesterday', text: t('agent_team_yesterday') },
          { key: 'week', text: t('agent_team_week') },
          { key: 'month', text: t('agent_team_month') },
        ]}
      />
      <DateField
        label={t('agent_team_from')}
        isLabelHidden
        value={range.from}
        max={range.to}
        onChange={(event) => edit({ from: event.target.value })}
      />
      <DateField
        label={t('agent_team_to')}
        isLabelHidden
        value={range.to}
        onChange={(event) => edit({ to: event.target.value })}
      />
    </div>
  )
}
