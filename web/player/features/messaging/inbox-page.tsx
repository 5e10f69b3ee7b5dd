import { OpenMessage } from './open-message.tsx'
import './service-areas.ts'
import { useState } from 'react'
import { deleteMessages } from '../../../../contract/player/messaging/delete-messages.ts'
import {
  listMessages,
  type listMessagesSchemas,
} from '../../../../contract/player/messaging/list-messages.ts'
import { markMessagesRead } from '../../../../contract/player/messaging/mark-messages-read.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { MessageCategory } from '../../../../contract/shared/messaging-words.ts'
import { callServer } from '../../../client/call.ts'
import { refresh, useCall } from '../../../client/use-call.ts'
import { useTopic } from '../../../client/use-topic.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { errorText } from '../../../ui/i18n/error-text.ts'
import { formatClock, formatDate } from '../../../../design/format.ts'
import { type TextKey, useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Icon, type IconName } from '../../../ui/icon/icon.tsx'
import { Note, toast } from '../../../ui/overlay/toast.tsx'
import { Pagination } from '../../../ui/table/pagination.tsx'
import { Chips } from '../../../ui/tabs/segmented.tsx'
import { setUnread } from '../../state/unread.ts'
import { ask } from '../../state/windows.ts'
import styles from './inbox-page.module.css'

type Message = ValueOf<typeof listMessagesSchemas>['list'][number]
type Filter = 'ALL' | 'UNREAD' | 'MONEY' | 'SYSTEM' | 'SERVICE'

const icons: Record<MessageCategory, IconName> = {
  MONEY: 'wallet',
  SYSTEM: 'bell',
  GAME: 'slot',
  PROMOTION: 'gift',
  SERVICE: 'cs',
  SECURITY: 'shield',
}
const categories: readonly { key: Exclude<Filter, 'ALL' | 'UNREAD'>; text: TextKey }[] = [
  { key: 'MONEY', text: 'inbox_money' },
  { key: 'SYSTEM', text: 'inbox_system' },
  { key: 'SERVICE', text: 'inbox_service' },
]
const queryOf = (filter: Filter) =>
  filter === 'ALL' ? {} : filter === 'UNREAD' ? { status: 'UNREAD' as const } : { category: filter }

/** Platform messages: the list, and beside it (on phones in its place) the open one. */
export function InboxPage() {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('ALL')
  const [pageNo, setPageNo] = useState(1)
  const [open, setOpen] = useState<Message | null>(null)
  const [today] = useState(() => formatDate(Date.now()))
  const inChinese = useLanguage() === 'zh' ? { language: 'ZH' as const } : {}
  const answer = useCall(
    listMessages,
    { query: { ...queryOf(filter), ...inChinese, pageNo, pageSize: 10 } },
    { keepsPrevious: true },
  )
  const again = () => {
    void refresh(listMessages)
  }
  useTopic('inbox', again, again)
  const change = async (work: () => Promise<{ unreadMessage: number }>) => {
    try {
      setUnread((await work()).unreadMessage)
      await refresh(listMessages)
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  const show = (message: Message) => {
    setOpen(message)
    if (!message.isRead)
      void change(() => callServer(markMessagesRead, { body: { messageIds: [message.messageId] } }))
  }
  const remove = async (message: Message) => {
    if (!(await ask({ text: t('message_delete_confirm'), confirmText: t('common_delete') }))) return
    setOpen(null)
    await change(() => callServer(deleteMessages, { body: { messageIds: [message.messageId] } }))
  }
  const { data, error } = answer
  return (
    <div className={open ? `${styles.inbox} ${styles.hasOpen}` : styles.inbox}>
      <div className={styles.filters}>
        <Chips
          label={t('inbox_filters')}
          choices={[
            { key: 'ALL' as Filter, text: t('common_all') },
            { key: 'UNREAD', text: t('inbox_unread', { unreadMessage: String(data?.unreadMessage ?? 0) }) },
            ...categories.map(({ key, text }) => ({ key, text: t(text) })),
          ]}
          value={filter}
          onChange={(next) => {
            setFilter(next ?? 'ALL')
            setPageNo(1)
            setOpen(null)
          }}
        />
      </div>
      {error && !data ? (
        <Note tone="bad">{errorText(error, t)}</Note>
      ) : !data ? (
        <Skeleton shape="block" />
      ) : (
        <div className={styles.both}>
          <section className={`panel ${styles.listPanel}`} aria-label={t('header_menu_messages')}>
            <header className={styles.listHead}>
              <span className="small text-2">{t('inbox_count', { count: data.totalCount })}</span>
              {data.unreadMessage > 0 ? (
                <button
                  type="button"
                  className={styles.all}
                  onClick={() => void change(() => callServer(markMessagesRead, { body: {} }))}
                >
                  {t('inbox_read_all')}
                </button>
              ) : null}
            </header>
            {data.list.length === 0 ? (
              <EmptyState isSmall title={t('message_empty')} text={t('message_empty_text')} />
            ) : (
              <ul>
                {data.list.map((message) => (
                  <MessageRow
                    key={message.messageId}
                    message={message}
                    today={today}
                    isOpen={message.messageId === open?.messageId}
                    onOpen={() => show(message)}
                  />
                ))}
              </ul>
            )}
            <Pagination
              page={pageNo}
              totalPages={data.totalPages}
              onChange={setPageNo}
              margin={1}
              range={3}
            />
          </section>
          {open ? (
            <OpenMessage message={open} onBack={() => setOpen(null)} onRemove={() => void remove(open)} />
          ) : data.list.length > 0 ? (
            <p className={`panel text-3 ${styles.pick}`}>{t('inbox_pick')}</p>
          ) : null}
        </div>
      )}
    </div>
  )
}

function MessageRow({
  message,
  today,
  isOpen,
  onOpen,
}: {
  message: Message
  today: string
  isOpen: boolean
  onOpen: () => void
}) {
  const t = useText()
  const isToday = formatDate(message.sentAt) === today
  return (
    <li>
      <button
        type="button"
        className={`${styles.row} ${message.isRead ? '' : styles.unread} ${isOpen ? styles.on : ''}`}
        aria-current={isOpen}
        onClick={onOpen}
      >
        <span className={styles.icon}>
          <Icon name={icons[message.category]} />
        </span>
        <span className={styles.words}>
          <b>
            {message.isRead ? null : <span className="sr-only">{t('inbox_new')}: </span>}
            {message.title}
          </b>
          <span>{message.content.split('\n')[0]}</span>
        </span>
        <time className="number" dateTime={message.sentAt}>
          {isToday ? formatClock(message.sentAt) : formatDate(message.sentAt).slice(0, 5)}
        </time>
      </button>
    </li>
  )
}
