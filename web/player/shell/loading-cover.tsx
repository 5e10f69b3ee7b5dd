import { useText } from '../../ui/i18n/text.tsx'
import styles from './loading-cover.module.css'

/** Covers the page while a screen is on its way; shows itself after 200 ms. */
export function LoadingCover() {
  const t = useText()
  return (
    <div className={styles.cover} role="status" data-cover="">
      <span className={styles.ring} aria-hidden="true" />
      <span className="sr-only">{t('common_loading')}</span>
    </div>
  )
}

/** Inside a window while its content is on its way: the header with the close button stays free. */
export function LoadingContent() {
  const t = useText()
  return (
    <div className={styles.content} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span className="sr-only">{t('common_loading')}</span>
    </div>
  )
}
