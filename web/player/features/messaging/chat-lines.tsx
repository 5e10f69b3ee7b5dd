import { usePrivateFile } from '../../../client/private-file.ts'
import { ChatBubble, ChatLog } from '../../../ui/chat/chat-log.tsx'
import { formatClock, formatDate } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { PrivatePicture } from '../../../ui/layout/private-picture.tsx'
import styles from './chat-room.module.css'
import type { ChatLine } from './use-chat.ts'

export function Lines({
  lines,
  readSeq,
  hasMore,
  onEarlier,
}: {
  lines: readonly ChatLine[]
  readSeq: number
  hasMore: boolean
  onEarlier: () => void
}) {
  const t = useText()
  const lastMine = [...lines].reverse().find(({ author }) => author === 'MEMBER')?.seq
  return (
    <ChatLog
      label={t('chat_lines')}
      lastSeq={lines.at(-1)?.seq ?? 0}
      earlier={hasMore ? { text: t('chat_earlier'), onPress: onEarlier } : null}
    >
      {lines.length === 0 ? (
        <li className={styles.line}>
          <ChatBubble isOwn={false}>{t('chat_hello')}</ChatBubble>
        </li>
      ) : null}
      {lines.map((line, place) => {
        const isNewDay = place === 0 || formatDate(lines[place - 1]!.sentAt) !== formatDate(line.sentAt)
        return [
          isNewDay ? (
            <li key={`day-${line.seq}`} className={styles.day}>
              <span className="number">{formatDate(line.sentAt)}</span>
            </li>
          ) : null,
          <Line key={line.seq} line={line} isRead={line.seq === lastMine && line.seq <= readSeq} />,
        ]
      })}
    </ChatLog>
  )
}

function Line({ line, isRead }: { line: ChatLine; isRead: boolean }) {
  const t = useText()
  const isStaff = line.author === 'STAFF'
  return (
    <li className={`${styles.line} ${isStaff ? '' : styles.mine}`}>
      {isStaff ? (
        <span className={styles.badge}>
          <Icon name="check" size={16} />
          {line.name || t('chat_staff')}
        </span>
      ) : (
        <span className="sr-only">{t('chat_you')}</span>
      )}
      <ChatBubble isOwn={!isStaff}>{line.image ? <LinePicture name={line.image} /> : line.text}</ChatBubble>
      <time className="number" dateTime={line.sentAt}>
        {formatClock(line.sentAt)}
        {isRead ? ` · ${t('chat_read')}` : ''}
      </time>
    </li>
  )
}

function LinePicture({ name }: { name: string }) {
  const t = useText()
  return (
    <PrivatePicture
      url={usePrivateFile(name)}
      alt={t('chat_picture')}
      openText={t('chat_picture_open')}
      failedText={t('chat_picture_failed')}
    />
  )
}
