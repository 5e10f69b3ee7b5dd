/** The matches of a category, beside its games: home and the lobbies are read without their code. */
import { Suspense } from 'react'
import { useStore } from 'zustand'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { lazyPart } from '../ui/loading/lazy-part.tsx'
import styles from './matches-place.module.css'
import { home } from './state/home.ts'

const LivePlace = lazyPart(() => import('./live-place.tsx'), { isQuiet: true })

interface MatchesPlaceProps {
  category: 'SPORTS' | 'ESPORTS'
  /** Until then nothing is asked for. */
  isWanted?: boolean
}

/** If the house sells matches in this category, their place is kept from the first drawing on. */
export function MatchesPlace({ category, isWanted = true }: MatchesPlaceProps) {
  const sellsMatches = useStore(home, ({ lanes }) =>
    lanes.some(
      ({ gameCategory, vendors }) =>
        String(gameCategory) === category && vendors.some(({ product }) => product === category),
    ),
  )
  const toCome = sellsMatches ? <ToCome /> : null
  return isWanted ? (
    <Suspense fallback={toCome}>
      <LivePlace category={category} toCome={toCome} />
    </Suspense>
  ) : (
    toCome
  )
}

function ToCome() {
  return (
    <div className={styles.place} aria-hidden="true">
      {[1, 2].map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.name} />
          <Skeleton shape="block" className={styles.card} />
        </div>
      ))}
    </div>
  )
}
