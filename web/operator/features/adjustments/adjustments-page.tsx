import { useState } from 'react'
import { readWork } from '../../../../contract/operator/dashboard/read-work.ts'
import { confirmAdjustment } from '../../../../contract/operator/members/confirm-adjustment.ts'
import { exportAdjustments } from '../../../../contract/operator/members/export-adjustments.ts'
import { listAdjustments, type listAdjustmentsSchemas } from '../../../../contract/operator/members/list-adjustments.ts'
import { rejectAdjustment } from '../../../../contract/operator/members/reject-adjustment.ts'
import { adjustmentCodes, type AdjustmentCode } from '../../../../contract/shared/adjustment-words.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { saveFile } from '../../../client/save-file.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime, formatMoney } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { Money } from '../../../ui/money/money.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { DateRange, type Range } from '../../parts/date-range.tsx'
import { ConsoleLink } from '../../parts/link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { paths } from '../../paths.ts'
import { useCan } from '../../session/me.ts'

type Adjustment = ValueOf<typeof listAdjustmentsSchemas>['list'][number]
type State = Adjustment['state']

const tabs: readonly { key: State; text: TextKey }[] = [{ key: 'PENDING', text: 'adjust_waiting' }, { key: 'POSTED', text: 'adjust_posted' }, { key: 'REJECTED', text: 'adjust_rejected' }]
const tones = { PENDING: 'waiting', POSTED: 'good', REJECTED: 'neutral' } as const

/** Corrections of balances: those that wait for a second person, and what became of the others. */
export function AdjustmentsPage() {
  const t = useText()
  const can = useCan()
  const [state, setState] = useState<State>('PENDING')
  const [text, setText] = useState('')
  const [code, setCode] = useState<AdjustmentCode | 'ALL'>('ALL')
  const [range, setRange] = useState<Range>({ from: '', to: '' })
  const [isSaving, setSaving] = useState(false)
  const [pageNo, setPageNo] = useState(1)
  const filter = { state, ...(text.trim() ? { query: text.trim() } : {}), ...(code === 'ALL' ? {} : { code }), ...(range.from ? { from: range.from } : {}), ...(range.to ? { to: range.to } : {}) }
  const answer = useCall(listAdjustments, { query: { ...filter, pageNo, pageSize: 20 } }, { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 3_000 })
  const columns: Column<Adjustment>[] = [
    { key: 'member', head: t('queue_member'), card: 'title', cell: (row) => <ConsoleLink className="link" href={paths.member(row.memberId)}>{row.username}</ConsoleLink> },
    { key: 'amount', head: t('common_amount'), isFigure: true, card: 'amount', cell: (row) => <Money amount={row.amount} currency={row.currency} isChange /> },
    { key: 'code', head: t('adjust_code'), cell: (row) => <CodeCell row={row} /> },
    { key: 'reason', head: t('common_reason'), cell: (row) => [row.reason, row.evidence].filter(Boolean).join(' · ') },
    { key: 'by', head: t('adjust_by'), cell: (row) => `${row.requestedBy} · ${formatDateTime(row.requestedAt)}` },
    { key: 'decided', head: t('adjust_decided_by'), cell: (row) => (row.decidedBy && row.decidedAt ? `${row.decidedBy} · ${formatDateTime(row.decidedAt)}` : '–') },
    { key: 'state', head: t('queue_state'), card: 'badge', cell: (row) => <Badge tone={tones[row.state]}>{t(tabs.find(({ key }) => key === row.state)!.text)}</Badge> },
    { key: 'decide', head: <span className="sr-only">{t('common_action')}</span>, cell: (row) => (row.state === 'PENDING' ? <Decide row={row} /> : null) },
  ]
  const save = async () => {
    setSaving(true)
    try {
      await saveFile(exportAdjustments, { query: filter })
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setSaving(false)
  }
  return (
    <>
      <PageHead title={t('adjust_title')} text={t('adjust_text')} />
      <Tabs label={t('adjust_title')} value={state} onChange={(key) => { setState(key); setPageNo(1) }} tabs={tabs.map(({ key, text }) => ({ key, text: t(text) }))}>
        <div className={styles.pager}>
          <div className={styles.filters}>
            <TextField label={t('adjust_member')} icon="search" maxLength={64} value={text} onChange={(event) => { setText(event.target.value); setPageNo(1) }} />
            <SelectField label={t('adjust_code')} value={code} onChange={(next) => { setCode(next); setPageNo(1) }} choices={[{ key: 'ALL' as const, text: t('queue_tab_all') }, ...adjustmentCodes.map((key) => ({ key, text: t(codeText(key)) }))]} />
            <DateRange range={range} onChange={(next) => { setRange(next); setPageNo(1) }} />
            {can('members.adjust') ? <span className={styles.fixed}><Button isBusy={isSaving} onClick={() => void save()}>{t('adjust_csv')}</Button></span> : null}
          </div>
          <Loaded answer={answer}>{(page) => <div className="panel"><DataTable caption={t('adjust_title')} columns={columns} rows={page.list} rowKey={(row) => row.adjustmentId} empty={<EmptyState isSmall title={t('adjust_none')} />} /></div>}</Loaded>
          <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
        </div>
      </Tabs>
    </>
  )
}

const codeText = (code: AdjustmentCode) => `adjust_code_${code.toLowerCase()}` as TextKey

/** What it is in the ledger, what has to be played for it, and what of it the member owes. */
function CodeCell({ row }: { row: Adjustment }) {
  const t = useText()
  const notes = [row.turnoverTimes > 0 ? t('adjust_turnover_times', { 0: String(row.turnoverTimes) }) : '', row.receivableAmount > 0 ? t('adjust_owed', { 0: formatMoney(row.receivableAmount, row.currency) }) : row.mayOwe && row.state === 'PENDING' ? t('adjust_may_owe_short') : '']
  return <>{[t(codeText(row.code)), ...notes].filter(Boolean).join(' · ')}</>
}

function Decide({ row }: { row: Adjustment }) {
  const t = useText()
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  if (!can('members.adjust')) return null
  const params = { adjustmentId: row.adjustmentId }
  const send = async (work: () => Promise<unknown>, done: TextKey) => {
    try {
      await work()
      toast.good(t(done))
    } catch (error) {
      toast.bad(errorText(error, t))
    }
    setAsking(false)
    await refresh(listAdjustments, readWork)
  }
  return (
    <span className={styles.toolbar}>
      <Button size="compact" onClick={() => void send(() => callServer(rejectAdjustment, { params }), 'adjust_called_off')}>{t('adjust_reject')}</Button>
      {row.isMine ? <span className="note text-3">{t('adjust_own')}</span> : <Button size="compact" kind="jade" onClick={() => setAsking(true)}>{t('adjust_confirm')}</Button>}
      <ConfirmDialog isOpen={isAsking} tone="jade" title={t('adjust_confirm')} confirmText={t('adjust_confirm')} onCancel={() => setAsking(false)} onConfirm={() => send(() => callServer(confirmAdjustment, { params }), 'adjust_done')}>
        {t('adjust_confirm_question', { 0: formatMoney(row.amount, row.currency, { signed: true }), 1: row.username, 2: row.reason })}
      </ConfirmDialog>
    </span>
  )
}
