import { Icon } from '../../ui/icon/icon.tsx'
import { useText } from '../../ui/i18n/text.tsx'
import { useNotices } from '../state/site.ts'
import { Clock } from './clock.tsx'
import styles from './notice-strip.module.css'

/** The line of notices under the header; on phones it carries the clock, so there it always stands. */
export function NoticeStrip() {
  const t = useText()
  const notices = useNotices()
  return (
    <section className={`${styles.strip} ${notices.length === 0 ? styles.onlyClock : ''}`} aria-label={t('site_strip')}>
      {notices.length > 0 ? (
        <>
          <Icon name="horn" size={16} className={styles.horn} />
          <span className={styles.text} role="marquee">{notices.map((notice) => notice.title).join(' · ')}</span>
        </>
      ) : <span className="grow" />}
      <Clock className={styles.clock} />
    </section>
  )
}
