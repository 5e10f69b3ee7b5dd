import { useStore } from 'zustand'
import { useText } from '../../../ui/i18n/text.tsx'
import { home } from '../../state/home.ts'
import { BannerSlide } from './banner-slide.tsx'
import styles from './banner.module.css'

/** The first banner in the place that the moving ones will take. */
export function BannerStill() {
  const t = useText()
  const first = useStore(home, (state) => state.banners[0])
  const count = useStore(home, (state) => state.banners.length)
  if (!first) return null
  return (
    <section className={`wrap ${styles.cover}`} aria-label={t('home_banners')}>
      <div className={styles.still}>
        <BannerSlide banner={first} isEager />
      </div>
      {count > 1 ? (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: count }, (_, place) => (
            <i key={place} className={place === 0 ? styles.on : undefined} />
          ))}
        </span>
      ) : null}
    </section>
  )
}
