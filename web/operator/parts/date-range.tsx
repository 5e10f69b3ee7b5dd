import { serverNowMs } from '../../client/server-clock.ts'
import { DateField } from '../../ui/forms/field.tsx'
import { toBusinessDate } from '../../../design/format.ts'
import { useText } from '../../ui/i18n/text.tsx'

export interface Range {
  from: string
  to: string
}

/** The last business days, including today by the merchant's clock. */
export function lastDays(days: number): Range {
  return { from: toBusinessDate(serverNowMs(), 1 - days), to: toBusinessDate(serverNowMs()) }
}

/** Two business dates, both included; the later is never before the earlier. */
export function DateRange({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const t = useText()
  const edit = (change: Partial<Range>) => {
    const next = { ...range, ...change }
    onChange(
      next.from && next.to && next.from > next.to
        ? { from: change.from ?? next.to, to: change.to ?? next.from }
        : next,
    )
  }
  return (
    <>
      <DateField
        label={t('common_from_date')}
        emptyText={t('queue_tab_all')}
        value={range.from}
        onChange={(event) => edit({ from: event.target.value })}
      />
      <DateField
        label={t('common_to_date')}
        emptyText={t('queue_tab_all')}
        value={range.to}
        onChange={(event) => edit({ to: event.target.value })}
      />
    </>
  )
}
