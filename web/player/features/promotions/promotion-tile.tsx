import type { ReactNode } from 'react'
import { Badge } from '../../../ui/badge/badge.tsx'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { pictureSources } from '../../../ui/layout/picture.tsx'
import { promotionPicture } from '../../../ui/promotions/picture.ts'
import { momentText, useStory } from '../../../ui/promotions/story.tsx'
import { AppLink } from '../../app-link.tsx'
import { paths } from '../../paths.ts'
import styles from './promotions.module.css'
import { type Shown, stateTone } from './words.ts'

/** A promotion in a list: its picture, what it gives, until when, and what is to be done. */
export function PromotionTile({
  card,
  badge,
  isLarge,
  actions,
  children,
}: {
  card: Shown
  badge: string
  isLarge: boolean
  actions: ReactNode
  /** How it stands, between what it gives and its end. */
  children?: ReactNode
}) {
  const t = useText()
  const language = useLanguage()
  const story = useStory()
  const own = paths.promotion(card.promotionId)
  return (
    <article className={`panel ${styles.tile} ${isLarge ? styles.large : ''}`}>
      <AppLink href={own} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img
          {...pictureSources(promotionPicture(card))}
          sizes={isLarge ? '(min-width: 1000px) 660px, 96vw' : '(min-width: 1000px) 380px, 96vw'}
          alt=""
        />
      </AppLink>
      <div className={styles.body}>
        <span>
          <Badge tone={stateTone[card.state]}>{badge}</Badge>
        </span>
        <h2>
          <AppLink href={own}>{card.name}</AppLink>
        </h2>
        <p className="small text-2">{card.summary || story(card.headline)}</p>
        {children}
        {card.endsAt && card.state !== 'CLOSE' ? (
          <p className={`note text-3 ${styles.end}`}>
            <Icon name="cal" size={16} />
            {t('promo_ends', { until: momentText(card.endsAt, language) })}
          </p>
        ) : null}
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  )
}
