import { useEffect, useState } from 'react'
import { attendChat } from '../../../../contract/operator/messaging/attend-chat.ts'
import { listChats, type listChatsSchemas } from '../../../../contract/operator/messaging/list-chats.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { CountBadge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { toast } from '../../../ui/overlay/toast.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { Elapsed } from '../../parts/elapsed.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Loaded, Pages } from '../../parts/paged.tsx'
import { paths } from '../../paths.ts'
import { navigate } from '../../navigation.ts'
import styles from './chat.module.css'
import { Conversation } from './conversation.tsx'

type Chat = ValueOf<typeof listChatsSchemas>['list'][number]
type Queue = 'WAITING' | 'MINE' | 'OPEN' | 'CLOSED'
/** Well within the 90 seconds for which one sign of life counts. */
const PRESENCE_MS = 30_000

/**
 * Customer service: who waits, and the open conversation. While this page is open, members see that somebody
 * is present.
 */
export function ChatPage({ id }: { id: string }) {
  const t = useText()
  const [queue, setQueue] = useState<Queue>('WAITING')
  const [pageNo, setPageNo] = useState(1)
  const answer = useCall(
    listChats,
    { query: { queue, pageNo, pageSize: 15 } },
    { keepsPrevious: true, refetchEveryMs: 15_000, staleMs: 2_000 },
  )
  useTopic<{ queue: string }>('work', (data) => {
    if (data.queue === 'chat') void refresh(listChats, countWaitingWork)
  })
  const tabs: { key: Queue; text: string; count?: number | undefined }[] = [
    { key: 'WAITING', text: t('contact_waiting'), count: answer.data?.waiting },
    { key: 'MINE', text: t('contact_mine'), count: answer.data?.mine },
    { key: 'OPEN', text: t('contact_all') },
    { key: 'CLOSED', text: t('contact_closed') },
  ]
  return (
    <div className={id ? styles.isOpen : undefined}>
      <PageHead
        title={t('console_nav_chats')}
        text={t('contact_text')}
        beside={
          answer.data ? <Presence key={answer.data.staffName} firstName={answer.data.staffName} /> : null
        }
      />
      <div className={id ? `${styles.desk} ${styles.hasOpen}` : styles.desk}>
        <section className={styles.side} aria-label={t('contact_list')}>
          <Tabs
            label={t('contact_queue')}
            value={queue}
            onChange={(key) => {
              setQueue(key as Queue)
              setPageNo(1)
            }}
            tabs={tabs}
          >
            <Loaded answer={answer}>
              {(page) =>
                page.list.length === 0 ? (
                  <EmptyState isSmall title={t('contact_none')} text={t('contact_none_text')} />
                ) : (
                  <ul className={`panel ${styles.list}`}>
                    {page.list.map((row) => (
                      <ChatRow key={row.conversationId} row={row} isOpen={row.conversationId === id} />
                    ))}
                  </ul>
                )
              }
            </Loaded>
            <Pages pageNo={pageNo} totalPages={answer.data?.totalPages} onChange={setPageNo} />
          </Tabs>
        </section>
        {id ? (
          <Conversation key={id} conversationId={id} onBack={() => navigate(paths.chats)} />
        ) : (
          <p className={`panel text-3 ${styles.pick}`}>{t('contact_pick')}</p>
        )}
      </div>
    </div>
  )
}

function ChatRow({ row, isOpen }: { row: Chat; isOpen: boolean }) {
  const t = useText()
  return (
    <li>
      <button
        type="button"
        className={`${styles.row} ${isOpen ? styles.on : ''}`}
        aria-current={isOpen}
        onClick={() => navigate(paths.chat(row.conversationId))}
      >
        <span className={styles.who}>
          <b>{row.account}</b>
          <CountBadge count={row.unread} label={t('contact_unread', { count: row.unread })} />
          <span className="grow" />
          {row.waitingSince ? <Elapsed since={row.waitingSince} lateAfterMinutes={5} /> : null}
        </span>
        <span className={styles.last}>{row.lastText || t('contact_picture')}</span>
        {row.staff ? (
          <span className="small text-3">
            {row.isMine ? t('contact_held_me') : t('contact_held', { staff: row.staff })}
          </span>
        ) : null}
      </button>
    </li>
  )
}

/**
 * Whether the caller is present, and under which name members see them. Leaving the page ends the presence.
 */
function Presence({ firstName }: { firstName: string }) {
  const t = useText()
  const [isPresent, setPresent] = useState(true)
  const form = useForm({
    start: { name: firstName },
    send: async ({ name }) => {
      await callServer(attendChat, { body: { isPresent, name } })
      toast.good(t('contact_saved'))
      await refresh(listChats)
    },
    refuse: (error) => {
      toast.bad(errorText(error, t))
      return {}
    },
  })
  const { name } = form.values
  useEffect(() => {
    const tell = () => {
      void callServer(attendChat, { body: { isPresent } }).catch(() => {})
    }
    tell()
    if (!isPresent) return undefined
    const timer = setInterval(tell, PRESENCE_MS)
    return () => {
      clearInterval(timer)
      void callServer(attendChat, { body: { isPresent: false } }).catch(() => {})
    }
  }, [isPresent])
  return (
    <Form form={form} className={styles.presence}>
      <Checkbox checked={isPresent} onChange={(event) => setPresent(event.target.checked)}>
        {t('contact_present')}
      </Checkbox>
      <TextField
        label={t('contact_name')}
        isLabelHidden
        placeholder={t('contact_name')}
        maxLength={40}
        {...form.field('name')}
      />
      {name === firstName ? null : (
        <Button type="submit" size="small">
          {t('contact_name_save')}
        </Button>
      )}
    </Form>
  )
}
