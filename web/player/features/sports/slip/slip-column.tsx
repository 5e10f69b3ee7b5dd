import { Badge } from '../../../../ui/badge/badge.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { SlipContent } from './slip-content.tsx'
import { clearSlip, useSlip } from './slip-store.ts'
import styles from './slip.module.css'

/** The slip beside the matches, if there is room. */
export function SlipColumn() {
  const t = useText()
  const { legs } = useSlip()
  return (
    <section className={`panel ${styles.column}`} aria-label={t('sport_slip_title')}>
      <header className={styles.head}>
        <h2>{t('sport_slip_title')}</h2>
        {legs.length > 0 ? (
          <>
            <Badge>{legs.length}</Badge>
            <button type="button" className={styles.clear} onClick={clearSlip}>
              {t('sport_slip_clear')}
            </button>
          </>
        ) : null}
      </header>
      <SlipContent />
    </section>
  )
}
