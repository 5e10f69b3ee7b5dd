import { useState } from 'react'
import { listMessages, messageStates, type listMessagesSchemas } from '../../../../contract/operator/system/list-messages.ts'
import { resendMessage } from '../../../../contract/operator/system/resend-message.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { Badge, type BadgeTone } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatDateTime } from '../../../ui/i18n/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { useCan, useMe } from '../../session/me.ts'

type Row = ValueOf<typeof listMessagesSchemas>['list'][number]
type State = Row['state']

const looks: Record<State, { tone: BadgeTone; text: TextKey }> = {
  KEPT: { tone: 'info', text: 'outbox_state_kept' }, QUEUED: { tone: 'waiting', text: 'outbox_state_queued' }, SENDING: { tone: 'waiting', text: 'outbox_state_sending' },
  SENT: { tone: 'good', text: 'outbox_state_sent' }, FAILED: { tone: 'bad', text: 'outbox_state_failed' },
}

/** SMS and mails, newest first, with what became of each; what never left can be sent again. */
export function MessagesPage() {
  const t = useText()
  const can = useCan()
  const { isDemo } = useMe()
  const [to, setTo] = useState('')
  const [channel, setChannel] = useState<Row['channel'] | 'ALL'>('ALL')
  const [state, setState] = useState<State | 'ALL'>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const [resending, setResending] = useState<Row | null>(null)
  const query = { ...(to.trim() ? { to: to.trim() } : {}), ...(channel === 'ALL' ? {} : { channel }), ...(state === 'ALL' ? {} : { state }), pageNo, pageSize: 20 }
  const answer = useCall(listMessages, { query }, { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 })
  const resend = async () => {
    if (resending) await callServer(resendMessage, { params: { messageId: resending.messageId } }).then(() => toast.good(t('outbox_resent')), (error: unknown) => toast.bad(errorText(error, t)))
    setResending(null)
    await refresh(listMessages)
  }
  const columns: Column<Row>[] = [
    { key: 'at', head: t('common_time_gmt7'), cell: (row) => formatDateTime(row.createdAt) },
    { key: 'channel', head: t('outbox_channel'), cell: (row) => t(row.channel === 'SMS' ? 'outbox_sms' : 'outbox_mail') },
    { key: 'to', head: t('outbox_to'), card: 'title', cell: (row) => row.to },
    { key: 'purpose', head: t('outbox_purpose'), cell: (row) => row.purpose },
    { key: 'state', head: t('outbox_state'), card: 'badge', cell: (row) => <Badge tone={looks[row.state].tone}>{t(looks[row.state].text)}</Badge> },
    { key: 'told', head: t('outbox_told'), cell: (row) => <What row={row} /> },
    ...(isDemo ? [{ key: 'text', head: t('outbox_message'), cell: (row: Row) => <span className={styles.message}>{row.subject ? <b>{row.subject} </b> : null}{row.text}</span> }] : []),
    ...(can('messages.resend') ? [{ key: 'act', head: <span className="sr-only">{t('common_action')}</span>, card: 'action' as const, cell: (row: Row) => (row.canResend ? <Button size="compact" onClick={() => setResending(row)}>{t('outbox_resend')}</Button> : null) }] : []),
  ]
  return (
    <>
      <PageHead title={t('outbox_title')} text={t(isDemo ? 'outbox_text' : 'outbox_text_live')} />
      <div className={styles.filters}>
        <TextField label={t('outbox_search')} icon="search" maxLength={100} value={to} onChange={(event) => { setTo(event.target.value); setPageNo(1) }} />
        <SelectField label={t('outbox_channel')} value={channel} onChange={(next) => { setChannel(next); setPageNo(1) }} choices={[{ key: 'ALL', text: t('outbox_all') }, { key: 'SMS', text: t('outbox_sms') }, { key: 'MAIL', text: t('outbox_mail') }]} />
        <SelectField label={t('outbox_state')} value={state} onChange={(next) => { setState(next); setPageNo(1) }} choices={[{ key: 'ALL', text: t('outbox_all') }, ...messageStates.map((key) => ({ key, text: t(looks[key].text) }))]} />
      </div>
      <Loaded answer={answer}>{(page) => <div className="panel"><DataTable caption={t('outbox_title')} columns={columns} rows={page.list} rowKey={(row) => row.messageId} empty={<EmptyState isSmall title={t('outbox_none')} />} /></div>}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      <ConfirmDialog isOpen={resending !== null} title={t('outbox_resend')} confirmText={t('outbox_resend')} onConfirm={resend} onCancel={() => setResending(null)}>{resending ? t('outbox_resend_question', { 0: resending.to }) : ''}</ConfirmDialog>
    </>
  )
}

/** When it left, or how often it was tried and what came back. */
function What({ row }: { row: Row }) {
  const t = useText()
  if (row.sentAt) return <>{t('outbox_sent_at', { 0: formatDateTime(row.sentAt) })}</>
  if (row.attempts === 0) return <>–</>
  return <span>{t('outbox_tries', { 0: row.attempts })}{row.failedWith ? <small className="text-3">{` · ${row.failedWith}`}</small> : null}</span>
}
