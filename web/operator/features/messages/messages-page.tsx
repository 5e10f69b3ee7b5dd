import { useState } from 'react'
import { listMessages, messageStates } from '../../../../contract/operator/system/list-messages.ts'
import { resendMessage } from '../../../../contract/operator/system/resend-message.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'
import { useCan, useMe } from '../../session/me.ts'
import { messageColumns } from './message-columns.tsx'
import { type Row, type State, looks } from './words.ts'

/** SMS and mails, newest first, with the result of each; unsent ones can be sent again. */
export function MessagesPage() {
  const t = useText()
  const can = useCan()
  const { isDemo } = useMe()
  const [to, setTo] = useState('')
  const [channel, setChannel] = useState<Row['channel'] | 'ALL'>('ALL')
  const [state, setState] = useState<State | 'ALL'>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const [resending, setResending] = useState<Row | null>(null)
  const query = {
    ...(to.trim() ? { to: to.trim() } : {}),
    ...(channel === 'ALL' ? {} : { channel }),
    ...(state === 'ALL' ? {} : { state }),
    pageNo,
    pageSize: 20,
  }
  const answer = useCall(
    listMessages,
    { query },
    { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 },
  )
  const resend = async () => {
    if (resending)
      await callServer(resendMessage, { params: { messageId: resending.messageId } }).then(
        () => toast.good(t('outbox_resent')),
        (error: unknown) => toast.bad(errorText(error, t)),
      )
    setResending(null)
    await refresh(listMessages)
  }
  const columns = messageColumns({ t, isDemo, mayResend: can('messages.resend'), onResend: setResending })
  return (
    <>
      <PageHead title={t('outbox_title')} text={t(isDemo ? 'outbox_text' : 'outbox_text_live')} />
      <div className={styles.filters}>
        <TextField
          label={t('outbox_search')}
          icon="search"
          maxLength={100}
          value={to}
          onChange={(event) => {
            setTo(event.target.value)
            setPageNo(1)
          }}
        />
        <SelectField
          label={t('outbox_channel')}
          value={channel}
          onChange={(next) => {
            setChannel(next)
            setPageNo(1)
          }}
          choices={[
            { key: 'ALL', text: t('outbox_all') },
            { key: 'SMS', text: t('outbox_sms') },
            { key: 'MAIL', text: t('outbox_mail') },
            { key: 'PUSH', text: t('outbox_push') },
          ]}
        />
        <SelectField
          label={t('outbox_state')}
          value={state}
          onChange={(next) => {
            setState(next)
            setPageNo(1)
          }}
          choices={[
            { key: 'ALL', text: t('outbox_all') },
            ...messageStates.map((key) => ({ key, text: t(looks[key].text) })),
          ]}
        />
      </div>
      <Loaded answer={answer}>
        {(page) => (
          <div className="panel">
            <DataTable
              caption={t('outbox_title')}
              columns={columns}
              rows={page.list}
              rowKey={(row) => row.messageId}
              empty={<EmptyState isSmall title={t('outbox_none')} />}
            />
          </div>
        )}
      </Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
      <ConfirmDialog
        isOpen={resending !== null}
        title={t('outbox_resend')}
        confirmText={t('outbox_resend')}
        onConfirm={resend}
        onCancel={() => setResending(null)}
      >
        {resending ? t('outbox_resend_question', { recipient: resending.to }) : ''}
      </ConfirmDialog>
    </>
  )
}
