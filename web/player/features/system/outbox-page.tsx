import { useState } from 'react'
import { listOutbox } from '../../../../contract/player/dev/list-outbox.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText, type TextKey } from '../../../ui/i18n/text.tsx'
import { useSite } from '../../state/site.ts'
import NotFoundPage from './not-found-page.tsx'
import styles from './outbox-page.module.css'

const channelTexts: Readonly<Record<string, TextKey>> = {
  SMS: 'demo_outbox_sms',
  MAIL: 'demo_outbox_mail',
  PUSH: 'demo_outbox_push',
}

/** What the demo would have sent: codes and links, for trying the product. Live mode has no such page. */
export default function OutboxPage() {
  const { isDemo } = useSite()
  return isDemo ? <Outbox /> : <NotFoundPage />
}

function Outbox() {
  const t = useText()
  const [to, setTo] = useState('')
  const { data } = useCall(
    listOutbox,
    { query: { ...(to.trim() ? { to: to.trim() } : {}), pageNo: 1, pageSize: 20 } },
    { keepsPrevious: true, refetchEveryMs: 3_000, staleMs: 500 },
  )
  return (
    <section className={styles.page}>
      <h1>{t('demo_outbox_title')}</h1>
      <p className="text-2">{t('demo_outbox_text')}</p>
      <TextField
        label={t('demo_outbox_search')}
        icon="search"
        maxLength={100}
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      {!data ? (
        <Skeleton shape="block" />
      ) : data.list.length === 0 ? (
        <EmptyState title={t('demo_outbox_none')} />
      ) : (
        <ul className={styles.list}>
          {data.list.map((message) => (
            <li key={message.messageId} className="panel padded stack">
              <div className={styles.head}>
                <Badge tone="info">{t(channelTexts[message.channel] ?? 'demo_outbox_mail')}</Badge>
                <b>{message.to}</b>
                <span className="small text-3">{formatDateTime(message.createdAt)}</span>
              </div>
              {message.subject ? <b>{message.subject}</b> : null}
              <p className={styles.text}>
                <Linked text={message.text} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The text with its addresses as links; every one of them is the site's own. */
function Linked({ text }: { text: string }) {
  return text.split(/(https?:\/\/\S+)/).map((part, order) =>
    order % 2 === 1 ? (
      <a key={order} className="link" href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  )
}
