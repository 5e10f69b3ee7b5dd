import type { listMessagesSchemas } from '../../../../contract/player/messaging/list-messages.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import { IconButton } from '../../../ui/button/button.tsx'
import { formatDateTime } from '../../../../design/format.ts'
import { useText } from '../../../ui/i18n/text.tsx'
import { AppButton } from '../../app-button.tsx'
import styles from './inbox-page.module.css'

type Message = ValueOf<typeof listMessagesSchemas>['list'][number]

export function OpenMessage({
  message,
  onBack,
  onRemove,
}: {
  message: Message
  onBack: () => void
  onRemove: () => void
}) {
  const t = useText()
  return (
    <article className={`panel ${styles.open}`} aria-live="polite">
      <header>
        <IconButton icon="back" label={t('inbox_back')} className={styles.back} onClick={onBack} />
        <h2>{message.title}</h2>
        <IconButton icon="trash" label={t('common_delete')} onClick={onRemove} />
      </header>
      <time className="small text-3 number" dateTime={message.sentAt}>
        {formatDateTime(message.sentAt).slice(0, 16)}
      </time>
      {message.content.split(/\n{2,}/).map((paragraph, place) => (
        <p key={place} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {message.link ? (
        <AppButton kind="primary" href={message.link}>
          {t('inbox_follow')}
        </AppButton>
      ) : null}
    </article>
  )
}
