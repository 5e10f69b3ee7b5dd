import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { openNotices } from '../state/notices.ts'
import { useNotices } from '../state/site.ts'
import { Clock } from './clock.tsx'
import { InboxButton } from './inbox-button.tsx'
import styles from './notice-strip.module.css'

/**
 * The line of notices under the header: it runs, pauses under the pointer and the focus, and opens the window
 * of notices. On phones it contains the clock, so there it is always shown.
 */
export function NoticeStrip() {
  const t = useText()
  const notices = useNotices()
  const line = notices.map((notice) => notice.title).join(' · ')
  return (
    <section
      className={`${styles.strip} ${notices.length === 0 ? styles.onlyClock : ''}`}
      aria-label={t('site_strip')}
    >
      {notices.length > 0 ? (
        <>
          <Icon name="horn" size={16} className={styles.horn} />
          <button type="button" className={styles.text} onClick={() => openNotices(notices[0]!.id)}>
            <span className={styles.line}>{line}</span>
            <span className={styles.line} aria-hidden="true">
              {line}
            </span>
          </button>
        </>
      ) : (
        <span className="grow" />
      )}
      <InboxButton />
      <Clock className={styles.clock} />
    </section>
  )
}
