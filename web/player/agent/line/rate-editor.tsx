import { useState } from 'react'
import { changeRates } from '../../../../contract/player/agents/line/change-rates.ts'
import { readRates, type readRatesSchemas } from '../../../../contract/player/agents/line/read-rates.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { formatDate } from '../../../../design/format.ts'
import { callServer } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { FieldMessage } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { GroupField, PointFields } from './rate-fields.tsx'
import { percentText, pointTexts, type PointProduct, readPoints } from './rates.ts'
import styles from './line.module.css'
import './texts.ts'

type Rates = ValueOf<typeof readRatesSchemas>
interface Lowered {
  username: string
  product: PointProduct | null
  before: number
  after: number
}

/** Prize group and points of a direct downline; what is lowered below is listed before it is agreed to. */
export function RateEditor({ memberId, onDone }: { memberId: string; onDone?: () => void }) {
  const t = useText()
  const { data, error } = useCall(readRates, { params: { memberId } }, { staleMs: 1_000 })
  if (error) return <Note tone="bad">{errorText(error, t)}</Note>
  if (!data) return <Skeleton shape="block" />
  return (
    <div className="stack">
      <h2 className={styles.title}>{t('line_rates_title', { username: data.username })}</h2>
      {data.isDirect ? (
        <RateForm
          key={`${data.memberG} ${data.changes.length}`}
          memberId={memberId}
          rates={data}
          onDone={onDone}
        />
      ) : (
        <Note tone="info">{t('line_rates_direct_only')}</Note>
      )}
      <History changes={data.changes} />
    </div>
  )
}

function RateForm({
  memberId,
  rates,
  onDone,
}: {
  memberId: string
  rates: Rates
  onDone: (() => void) | undefined
}) {
  const t = useText()
  const [lowered, setLowered] = useState<readonly Lowered[] | null>(null)
  const form = useForm({
    start: { memberG: rates.memberG, ...pointTexts((product) => percentText(rates.points[product])) },
    send: () => send(),
    refuse: (refusal) => {
      const list = loweredOf(refusal)
      if (list) setLowered(list)
      return list ? {} : undefined
    },
  })
  const send = async (agreed?: number) => {
    const { points, wrong } = readPoints(form.values)
    if (rates.isAgent && wrong.length > 0)
      return Object.fromEntries(wrong.map((name) => [name, t('line_point_wrong')]))
    const { memberG } = form.values
    await callServer(changeRates, {
      params: { memberId },
      body: {
        ...(memberG === rates.memberG ? {} : { memberG }),
        ...(rates.isAgent ? { points } : {}),
        ...(agreed === undefined ? {} : { agreed }),
      },
    })
    setLowered(null)
    toast.good(t('line_rates_done'))
    await refresh(readRates)
    onDone?.()
    return undefined
  }
  return (
    <Form form={form} className="stack">
      <GroupField
        value={form.values.memberG}
        ownG={rates.ownG}
        error={form.faults['memberG']}
        onChange={form.set('memberG')}
      />
      {rates.isAgent ? (
        <details className={styles.more}>
          <summary>{t('line_points')}</summary>
          <PointFields own={rates.ownPoints} field={form.field} />
          <FieldMessage error={form.faults['points']} />
        </details>
      ) : null}
      <p className="small text-3">
        {t('line_rates_after')} ·{' '}
        {rates.groupLowerableFrom
          ? t('line_rates_from', { date: formatDate(rates.groupLowerableFrom) })
          : t('line_rates_once', { days: String(rates.loweringDays) })}
      </p>
      <FieldMessage error={form.problem} />
      <Button type="submit" kind="primary" isBlock isBusy={form.isBusy}>
        {t('line_save')}
      </Button>
      <ConfirmDialog
        isOpen={lowered !== null}
        title={t('line_cascade_title')}
        confirmText={t('line_cascade_agree')}
        onCancel={() => setLowered(null)}
        onConfirm={() => form.sendBy(() => send(lowered?.length))}
      >
        <p>{t('line_cascade_text')}</p>
        <ul className={styles.lowered}>
          {(lowered ?? []).map((row) => (
            <li key={`${row.username} ${row.product}`}>
              {t('line_cascade_row', {
                username: row.username,
                what: row.product === null ? t('line_group') : t(`line_product_${row.product}`),
                before: row.product === null ? String(row.before) : `${percentText(row.before)}%`,
                after: row.product === null ? String(row.after) : `${percentText(row.after)}%`,
              })}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </Form>
  )
}

/** What a refused lowering would lower below. */
function loweredOf(refusal: unknown): readonly Lowered[] | undefined {
  if (!(refusal instanceof CallError) || refusal.code !== 'AGENT_LOWER_CHILDREN') return undefined
  return (refusal.value as { lowered?: readonly Lowered[] } | undefined)?.lowered
}

function History({ changes }: { changes: Rates['changes'] }) {
  const t = useText()
  return (
    <details className={styles.more}>
      <summary>{t('line_rates_history')}</summary>
      <ul className={styles.lowered}>
        {changes.map(({ before, after, at }) => (
          <li key={at} className="small">
            {formatDate(at)} ·{' '}
            {before === null
              ? t('line_rates_opened', { group: String(after) })
              : t('line_rates_changed', { before: String(before), after: String(after) })}
          </li>
        ))}
      </ul>
    </details>
  )
}
