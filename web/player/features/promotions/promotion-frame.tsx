import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/button/button.tsx'
import { useText } from '../../../ui/i18n/text.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { promotionPicture } from '../../../ui/promotions/picture.ts'
import { navigate } from '../../navigation.ts'
import { paths } from '../../paths.ts'
import styles from './promotions.module.css'
import type { Shown } from './words.ts'

/** The page of one promotion: its name and the way back, what is to be done, its picture and what is told. */
export function PromotionFrame({
  card,
  act,
  beside,
  children,
}: {
  card: Shown
  act: ReactNode
  /** Stands beside what is told, below what is to be done. */
  beside?: ReactNode
  children: ReactNode
}) {
  const t = useText()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <IconButton icon="back" label={t('promo_back')} onClick={() => void navigate(paths.promotions())} />
        <h1>{card.name}</h1>
      </header>
      <div className={styles.detail}>
        <aside className={styles.aside}>{act}</aside>
        <div className={styles.main}>
          <div className={styles.hero}>
            <img {...pictureSources(promotionPicture(card))} sizes="(min-width: 1000px) 660px, 96vw" alt="" />
          </div>
          {children}
        </div>
        {beside ? <aside className={styles.aside}>{beside}</aside> : null}
      </div>
    </div>
  )
}
