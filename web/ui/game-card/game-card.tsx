import type { MouseEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useText } from '../i18n/text.tsx'
import { Picture } from '../layout/picture.tsx'
import styles from './game-card.module.css'

export type Ribbon = 'hot' | 'new' | 'jackpot' | 'trial'

const ribbonTexts = {
  hot: 'game_badge_hot',
  new: 'game_badge_new',
  jackpot: 'game_badge_jackpot',
  trial: 'game_play_free',
} as const

export interface GameCardProps {
  nodeId: number
  name: string
  vendor: string
  pictureUrl: string
  href: string
  ribbon?: Ribbon | null | undefined
  /** Under maintenance: no launch; the text says until when, if that is known. */
  closed?: { until?: string | undefined } | null | undefined
  /** The first pictures of a page load at once, the rest when they come near. */
  isEager?: boolean
  /** Its picture waits until the page has loaded. */
  isLate?: boolean
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Plays for play money; left out if the game does not allow it. */
  onFree?: (() => void) | undefined
  /** Left out: the card has no heart. */
  favourite?: { isOn: boolean; onToggle: () => void } | undefined
}

/** Poster, plate with name and vendor, ribbon and heart. Its pigment is nodeId modulo 5 plus 1. */
export function GameCard({
  nodeId,
  name,
  vendor,
  pictureUrl,
  href,
  ribbon,
  closed,
  isEager,
  isLate,
  onOpen,
  onFree,
  favourite,
}: GameCardProps) {
  const t = useText()
  const face = (
    <span className={styles.face}>
      <span className={styles.poster}>
        <Picture
          url={pictureUrl}
          className={styles.picture}
          isEager={isEager ?? false}
          isLate={isLate ?? false}
          width={320}
          height={428}
        />
        {closed ? (
          <span className={styles.closed}>
            <Icon name="clock" size={24} />
            <span>{t('game_badge_maintenance')}</span>
            {closed.until ? <span>{closed.until}</span> : null}
          </span>
        ) : null}
      </span>
      <span className={styles.plate}>
        <span className={styles.name}>{name}</span>
        <span className={styles.vendor}>{vendor}</span>
      </span>
    </span>
  )
  return (
    <div
      className={`${styles.card} ${styles[`pigment${(nodeId % 5) + 1}`]} ${closed ? styles.isClosed : ''}`}
    >
      {ribbon ? <span className={`${styles.ribbon} ${styles[ribbon]}`}>{t(ribbonTexts[ribbon])}</span> : null}
      {closed ? (
        <div className={styles.open}>{face}</div>
      ) : (
        <a className={styles.open} href={href} onClick={onOpen}>
          {face}
        </a>
      )}
      {onFree && !closed ? (
        <button
          type="button"
          className={styles.free}
          aria-label={`${t('game_play_free')} ${name}`}
          onClick={onFree}
        >
          <span>{t('game_play_free')}</span>
        </button>
      ) : null}
      {favourite ? <FavouriteButton gameName={name} {...favourite} /> : null}
    </div>
  )
}

/** The heart: 44 px target, 28 px disc. The caller throttles the request behind it. */
export function FavouriteButton({
  isOn,
  onToggle,
  gameName,
  className,
}: {
  isOn: boolean
  onToggle: () => void
  gameName?: string
  className?: string | undefined
}) {
  const t = useText()
  const label = t(isOn ? 'game_fav_remove' : 'game_fav_add')
  return (
    <button
      type="button"
      className={[styles.favourite, isOn && styles.isOn, className].filter(Boolean).join(' ')}
      aria-pressed={isOn}
      aria-label={gameName ? `${label} ${gameName}` : label}
      onClick={onToggle}
    >
      <span>
        <svg className={styles.heart} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 20C8.500 16.800 3.500 13.500 3.500 8.800 3.500 6 5.600 4 8 4c1.800 0 3.200 1 4 2.600C12.800 5 14.200 4 16 4c2.400 0 4.500 2 4.500 4.800 0 4.700-5 8-8.500 11.200z" />
        </svg>
      </span>
    </button>
  )
}
