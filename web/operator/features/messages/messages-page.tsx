import { useState } from 'react'
import { listMessages, type listMessagesSchemas } from '../../../../contract/operator/system/list-messages.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatDateTime } from '../../../ui/i18n/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { DataTable, type Column } from '../../../ui/table/data-table.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import styles from '../../parts/parts.module.css'

type Row = ValueOf<typeof listMessagesSchemas>['list'][number]

/** SMS and mails of the demo, newest first. */
export function MessagesPage() {
  const t = useText()
  const [to, setTo] = useState('')
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(listMessages, { query: { ...(to.trim() ? { to: to.trim() } : {}), pageNo, pageSize: 20 } }, { keepsPrevious: true, refetchEveryMs: 5_000, staleMs: 1_000 })
  const columns: Column<Row>[] = [
    { key: 'at', head: t('common_time_gmt7'), cell: (row) => formatDateTime(row.createdAt) },
    { key: 'channel', head: t('outbox_channel'), card: 'badge', cell: (row) => <Badge tone="info">{t(row.channel === 'SMS' ? 'outbox_sms' : 'outbox_mail')}</Badge> },
    { key: 'to', head: t('outbox_to'), card: 'title', cell: (row) => row.to },
    { key: 'purpose', head: t('outbox_purpose'), cell: (row) => row.purpose },
    { key: 'text', head: t('outbox_message'), cell: (row) => <span>{row.subject ? <b>{row.subject} </b> : null}{row.text}</span> },
  ]
  return (
    <>
      <PageHead title={t('outbox_title')} text={t('outbox_text')} />
      <div className={styles.filters}><TextField label={t('outbox_search')} icon="search" maxLength={100} value={to} onChange={(event) => { setTo(event.target.value); setPageNo(1) }} /></div>
      <Loaded answer={answer}>{(page) => <div className="panel"><DataTable caption={t('outbox_title')} columns={columns} rows={page.list} rowKey={(row) => row.messageId} empty={<EmptyState isSmall title={t('outbox_none')} />} /></div>}</Loaded>
      <Pages pageNo={pageNo} totalPages={answer.data?.totalPages ?? 1} onChange={setPageNo} />
    </>
  )
}
