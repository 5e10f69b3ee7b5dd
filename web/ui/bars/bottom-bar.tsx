import type { MouseEvent } from 'react'
import { CountBadge } from '../badge/badge.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './bottom-bar.module.css'

export interface BarPlace {
  key: string
  text: string
  icon: IconName
  href: string
  isCurrent?: boolean
  count?: number | undefined
  /** The gable in the middle: deposit. */
  isGable?: boolean
  onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

interface BottomBarProps {
  label: string
  places: readonly BarPlace[]
  /** It stays up to 999 px, for pages whose menu needs more room. */
  isAlsoOnTablets?: boolean
}

/** Up to five places for the thumb, the red gable in the middle if there is one. Only on phones. */
export function BottomBar({ label, places, isAlsoOnTablets }: BottomBarProps) {
  const columns = places.some((place) => place.isGable) ? styles.ofGable : ''
  return (
    <nav className={`${styles.bar} ${columns} ${isAlsoOnTablets ? styles.tablets : ''}`} aria-label={label}>
      {places.map((place) => (
        <a
          key={place.key}
          href={place.href}
          onClick={place.onOpen}
          className={place.isGable ? styles.middle : place.isCurrent ? styles.current : undefined}
          aria-current={place.isCurrent ? 'page' : undefined}
        >
          {place.isGable ? (
            <i aria-hidden="true">
              <Gable />
              <Icon name={place.icon} size={24} className={styles.gableIcon} />
            </i>
          ) : (
            <Icon name={place.icon} size={24} />
          )}
          {place.text}
          {place.count ? <CountBadge count={place.count} className={styles.count} /> : null}
        </a>
      ))}
    </nav>
  )
}

function Gable() {
  return (
    <svg viewBox="0 0 64 58" className={styles.gable}>
      <path
        className={styles.gableFill}
        d="M32 1C31 11 25 18 13 21.500C5 24 2 28 2 34V46C2 52.600 6.400 56 12 56H52C57.600 56 62 52.600 62 46V34C62 28 59 24 51 21.500C39 18 33 11 32 1Z"
      />
      <path className={styles.gableLine} d="M32 9C30 16.500 24 22 14 25M32 9C34 16.500 40 22 50 25" />
    </svg>
  )
}
