import { useState } from 'react'
import { lowerMemberLimit } from '../../../../contract/operator/limits/lower-member-limit.ts'
import {
  readMemberLimits,
  type readMemberLimitsSchemas,
} from '../../../../contract/operator/limits/read-member-limits.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatDateTime, formatMoney, parseAmount } from '../../../../design/format.ts'
import { useText, type Translate } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { KeyValues } from '../../../ui/status/key-values.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Loaded } from '../paged.tsx'
import { ReasonDialog } from '../reason-dialog.tsx'
import { MarkerTable } from './marker-list.tsx'
import { RestrictionTable } from './restriction-list.tsx'

type View = ValueOf<typeof readMemberLimitsSchemas>
type Limit = View['limits'][number]
type Line = View['history'][number]

const nameText = ({ kind, period }: Pick<Limit, 'kind' | 'period'>, t: Translate) =>
  `${t(`care_limit_${kind}`)} ${t(`care_period_${period}`)}`
const valueText = (
  kind: Limit['kind'],
  value: number | null,
  t: Translate,
  none: 'care_not_set' | 'care_no_limit' = 'care_no_limit',
) =>
  value === null
    ? t(none)
    : kind === 'SESSION'
      ? t('care_minutes', { minutes: String(value) })
      : formatMoney(value)

/** What a member set for themselves, with its history; lower on request, never higher. */
export function LimitsTab({ memberId }: { memberId: string }) {
  const answer = useCall(readMemberLimits, { params: { memberId } }, { staleMs: 3_000 })
  return <Loaded answer={answer}>{(view) => <Limits memberId={memberId} view={view} />}</Loaded>
}

function Limits({ memberId, view }: { memberId: string; view: View }) {
  const t = useText()
  const [chosen, setChosen] = useState<Limit | null>(null)
  const columns: Column<Limit>[] = [
    { key: 'name', head: t('care_limits'), card: 'title', cell: (row) => nameText(row, t) },
    {
      key: 'value',
      head: t('common_amount'),
      isFigure: true,
      card: 'amount',
      cell: (row) => valueText(row.kind, row.value, t, 'care_not_set'),
    },
    {
      key: 'used',
      head: t('care_used'),
      isFigure: true,
      cell: (row) => (row.used === null ? '–' : valueText(row.kind, Math.max(0, row.used), t)),
    },
    {
      key: 'pending',
      head: t('care_waiting'),
      cell: (row) =>
        row.pending && !row.pending.isExpired
          ? t('care_waiting_for', {
              value: valueText(row.kind, row.pending.value, t),
              readyAt: formatDateTime(row.pending.readyAt),
            })
          : '–',
    },
    {
      key: 'lower',
      head: <span className="sr-only">{t('common_action')}</span>,
      cell: (row) =>
        view.canLower ? (
          <Button
            size="compact"
            aria-label={`${t('care_lower')}: ${nameText(row, t)}`}
            onClick={() => setChosen(row)}
          >
            {t('care_lower')}
          </Button>
        ) : null,
    },
  ]
  const history: Column<Line>[] = [
    { key: 'name', head: t('care_limits'), card: 'title', cell: (row) => nameText(row, t) },
    {
      key: 'what',
      head: t('care_change'),
      cell: (row) =>
        `${t(`care_what_${row.what}`)}: ${valueText(row.kind, row.fromValue, t)} → ${valueText(row.kind, row.toValue, t)}`,
    },
    {
      key: 'by',
      head: t('care_by'),
      cell: (row) => (row.remark ? `${row.actor} · ${row.remark}` : row.actor),
    },
    { key: 'at', head: t('care_at'), cell: (row) => formatDateTime(row.at) },
  ]
  return (
    <div className="stack">
      <section className="panel padded">
        <KeyValues
          rows={[
            {
              key: 'played',
              label: t('care_played'),
              value: t('care_minutes', { minutes: String(view.playedMinutes) }),
            },
            {
              key: 'reality',
              label: t('care_reality'),
              value: t('care_minutes', { minutes: String(view.realityMinutes) }),
            },
            {
              key: 'test',
              label: t('care_self_test'),
              value: view.selfTest
                ? `${t(`care_band_${view.selfTest.band}`)} · ${formatDateTime(view.selfTest.takenAt)}`
                : '–',
            },
          ]}
        />
      </section>
      <div className="panel">
        <DataTable
          caption={t('care_limits')}
          columns={columns}
          rows={view.limits}
          rowKey={(row) => row.kind + row.period}
        />
      </div>
      {view.restrictions.length > 0 ? <RestrictionTable restrictions={view.restrictions} /> : null}
      {view.markers.length > 0 ? <MarkerTable markers={view.markers} /> : null}
      <div className="panel">
        <DataTable
          caption={t('care_history')}
          columns={history}
          rows={view.history}
          rowKey={(row) => `${row.at}${row.kind}${row.period}${row.what}`}
          empty={<EmptyState isSmall title={t('care_none')} />}
        />
      </div>
      <Lower memberId={memberId} limit={chosen} onClose={() => setChosen(null)} />
    </div>
  )
}

function Lower({ memberId, limit, onClose }: { memberId: string; limit: Limit | null; onClose: () => void }) {
  const t = useText()
  const [text, setText] = useState('')
  const isTime = limit?.kind === 'SESSION'
  const close = () => {
    setText('')
    onClose()
  }
  const send = async (remark: string) => {
    const value = isTime ? Math.round((parseAmount(text) ?? 0) / 100) : (parseAmount(text) ?? 0)
    await callServer(lowerMemberLimit, {
      params: { memberId },
      body: { kind: limit!.kind, period: limit!.period, value: Math.max(1, value), remark },
    })
    toast.good(t('care_saved'))
    await refresh(readMemberLimits)
  }
  return (
    <ReasonDialog
      isOpen={limit !== null}
      title={limit ? nameText(limit, t) : ''}
      label={t('care_reason')}
      isRequired
      submitText={t('care_lower')}
      onSubmit={send}
      onClose={close}
    >
      <span className="stack">
        <span>{t('care_lower_text')}</span>
        <TextField
          inputMode="decimal"
          autoComplete="off"
          label={t(isTime ? 'care_new_minutes' : 'care_new_value')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          isRequired
        />
      </span>
    </ReasonDialog>
  )
}
