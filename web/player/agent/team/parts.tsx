import { type ReactNode, useState } from 'react'
import type { Call, SchemaMaker } from '../../../../contract/shared/call.ts'
import { formatAmount, formatClock, formatMoney } from '../../../../design/format.ts'
import type { InputOf } from '../../../client/call.ts'
import { saveFile } from '../../../client/save-file.ts'
import { serverNowMs } from '../../../client/server-clock.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText, fieldErrorsOf } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast, Note } from '../../../ui/overlay/toast.tsx'
import './texts.ts'
import styles from './team.module.css'

/** When the figures were folded, and how far behind they may be. */
export function AsOf({ at }: { at: string | null }) {
  const t = useText()
  const behind = at ? Math.max(1, Math.ceil((serverNowMs() - Date.parse(at)) / 1000)) : 60
  return (
    <p className="note text-3">
      {at ? `${t('agent_team_updated', { time: formatClock(at, true) })} · ` : ''}
      {t('agent_data_delay', { seconds: Math.min(60, behind) })} {t('agent_team_excludes_self')}
    </p>
  )
}

/** A figure with its name, and what is said below it. */
export function Kpi({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className={`panel ${styles.kpi}`}>
      <small>{label}</small>
      <b>{children}</b>
      {note ? <span>{note}</span> : null}
    </div>
  )
}

/** An amount that is below zero where the team lost. */
export function Result({ amount, currency }: { amount: number; currency?: string }) {
  const tone = amount < 0 ? 'number negative' : amount > 0 ? 'number positive' : 'number'
  const text = currency ? formatMoney(amount, currency, { signed: true }) : formatAmount(amount)
  return <span className={tone}>{amount > 0 && !currency ? `+${text}` : text}</span>
}

/** What is not there yet, or could not be read and may be asked for again. */
export function TeamState({
  error,
  isPending,
  onRetry,
  children,
}: {
  error: unknown
  isPending: boolean
  onRetry: () => unknown
  children: ReactNode
}) {
  const t = useText()
  if (error)
    return (
      <div className="stack">
        <Note tone="bad">{Object.values(fieldErrorsOf(error))[0] ?? errorText(error, t)}</Note>
        <Button kind="line" icon="refresh" onClick={() => void onRetry()}>
          {t('common_retry')}
        </Button>
      </div>
    )
  return isPending ? <Skeleton shape="block" /> : children
}

/** The table as a CSV file, with the range and filters of the screen. */
export function FileButton<Schemas extends SchemaMaker>({
  call,
  query,
}: {
  call: Call<Schemas>
  query: object
}) {
  const t = useText()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const file = await saveFile(call, { query } as unknown as InputOf<Schemas>)
      toast.good(t('agent_team_saved', { file }))
    } catch (error) {
      toast.bad(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button kind="line" icon="deposit" isBusy={isBusy} onClick={() => void save()}>
      {t('agent_bet_export')}
    </Button>
  )
}
