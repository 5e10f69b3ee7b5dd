import type { MouseEvent } from 'react'
import { useText } from '../i18n/text.tsx'
import { Picture } from '../layout/picture.tsx'
import cards from './game-card.module.css'
import styles from './vendor-card.module.css'

interface VendorCardProps {
  /** Which of the five pigments: the card's place in its row. */
  place: number
  name: string
  text: string
  pictureUrl: string
  href: string
  isClosed: boolean
  isLate?: boolean
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** A vendor as a word and a picture that fades into its pigment; under maintenance it opens nothing. */
export function VendorCard({
  place,
  name,
  text,
  pictureUrl,
  href,
  isClosed,
  isLate,
  onOpen,
}: VendorCardProps) {
  const t = useText()
  const className = `${styles.card} ${cards[`pigment${(place % 5) + 1}`]}`
  const face = (
    <span className={styles.face}>
      <Picture
        url={pictureUrl}
        className={styles.picture}
        isLate={isLate ?? false}
        sizes="160px"
        width={320}
        height={428}
      />
      <span className={styles.words}>
        <b>{name}</b>
        <small>{isClosed ? t('game_badge_maintenance') : text}</small>
      </span>
    </span>
  )
  return isClosed ? (
    <div className={`${className} ${styles.closed}`}>{face}</div>
  ) : (
    <a className={className} href={href} onClick={onOpen}>
      {face}
    </a>
  )
}
