import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { listGames } from '../../../../contract/player/catalogue/list-games.ts'
import { callServer } from '../../../client/call.ts'
import { GameCardSkeleton } from '../../../ui/feedback/skeleton.tsx'
import { useLanguage } from '../../../ui/i18n/text.tsx'
import { type Game, HOME_GAMES } from '../../state/home.ts'
import { watchCatalogue } from '../../state/watch-catalogue.ts'
import grid from './game-grid.module.css'
import { GameSection } from './game-section.tsx'
import { VendorSection } from './vendor-section.tsx'

interface Listed {
  games: readonly Game[]
  totalCount: number
  hasFailed: boolean
}

const nothing: Listed = { games: [], totalCount: 0, hasFailed: false }

/** How far below the view the games are asked for. */
const AHEAD = '600px'

/**
 * A category with one vendor shows that vendor's games. They are far down the page, so they are requested
 * when the section comes near the view; until then skeletons keep their places and nothing shifts. If they do
 * not load, the vendor's card is shown, which leads to them as well.
 */
export function SoleVendorSection({ vendors, ...section }: ComponentProps<typeof VendorSection>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const { games, totalCount, hasFailed, loadMore } = useGames(section.id, isNear)
  if (hasFailed) return <VendorSection {...section} vendors={vendors} />
  const expected = Math.min(vendors[0]?.gameCount ?? 0, HOME_GAMES)
  const skeletons = (
    <div className={grid.grid} aria-hidden="true">
      {Array.from({ length: expected }, (_, order) => (
        <GameCardSkeleton key={order} isStill={!isNear} />
      ))}
    </div>
  )
  return (
    <div ref={place}>
      <GameSection {...section} games={games} totalCount={totalCount} onMore={loadMore} empty={skeletons} />
    </div>
  )
}

/**
 * The category's games, asked for once it is wanted, and again when the language or the catalogue changes.
 */
function useGames(category: string, isWanted: boolean) {
  const language = useLanguage()
  const [listed, setListed] = useState(nothing)
  const ask = (pageNo: number, pageSize: number) =>
    callServer(listGames, {
      query: { gameType: category, pageNo, pageSize, clientType: '3', language: language.toUpperCase() },
    })
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    const keep = (change: (before: Listed) => Listed) => {
      if (isCurrent) setListed(change)
    }
    const load = () => {
      const asked = ask(1, HOME_GAMES)
      // What is already shown stays when a later answer does not come.
      void asked.then(
        (found) => keep(() => ({ ...found, hasFailed: false })),
        () => keep((before) => ({ ...before, hasFailed: before.games.length === 0 })),
      )
    }
    load()
    const stop = watchCatalogue(load)
    return () => {
      isCurrent = false
      stop()
    }
    // `ask` is made again by each drawing; only these change what it brings.
  }, [category, language, isWanted])
  const loadMore = async () => {
    const next = await ask(listed.games.length / HOME_GAMES + 1, HOME_GAMES)
    setListed({ games: [...listed.games, ...next.games], totalCount: next.totalCount, hasFailed: false })
  }
  return { ...listed, loadMore }
}

/** True once the place has come near the view. */
function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry!.isIntersecting) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    watch.observe(place.current!)
    return () => watch.disconnect()
  }, [place])
  return isNear
}
