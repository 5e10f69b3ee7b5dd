import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import type { SportsTab } from '../../../sports-views.ts'
import { FoundMatches } from '../found/found-matches.tsx'
import type { LobbySport } from '../parts/kinds.ts'
import { MatchSearch } from '../parts/match-search.tsx'
import { useFixtures } from '../parts/use-fixtures.ts'
import '../texts.ts'
import { LeagueSection } from './league-section.tsx'
import { byLeague } from './leagues.ts'

const PAGE_SIZE = 100

interface FixtureListProps {
  sport: LobbySport
  tab: SportsTab
  /** Empty: all leagues. */
  leagueId: string
  isSearching: boolean
  isMarked: boolean
}

/** The fixtures of a tab by league; prices and scores follow what is told. */
export function FixtureList({ sport, tab, leagueId, isSearching, isMarked }: FixtureListProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(isSearching ? typed.trim() : '')
  const [page, setPage] = useState({ of: '', no: 1 })
  // Another question begins with its first page.
  const asked = `${search} ${isMarked}`
  const pageNo = page.of === asked ? page.no : 1
  const { fixtures, totalPages, error, isOffline } = useFixtures({
    sportCode: sport.sportCode,
    tab,
    pageSize: PAGE_SIZE,
    pageNo,
    ...(leagueId ? { leagueId } : {}),
    ...(search ? { search } : {}),
    ...(isMarked ? { onlyFavourites: true } : {}),
  })
  const leagues = useMemo(() => byLeague(fixtures ?? []), [fixtures])
  const shown = useMemo(() => new Set(fixtures?.map(({ fixtureId }) => fixtureId)), [fixtures])
  const lines = sport.leagues.filter(({ isFavourite }) => isFavourite).map(({ leagueId }) => leagueId)
  return (
    <>
      {isSearching ? <MatchSearch value={typed} onChange={setTyped} /> : null}
      {isOffline ? <Note tone="bad">{t('sport_prices_offline')}</Note> : null}
      {leagues.map((league) => (
        <LeagueSection key={league.leagueId} league={league} isFavourite={lines.includes(league.leagueId)} />
      ))}
      {fixtures === undefined && !error ? (
        <>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      ) : null}
      <Pagination page={pageNo} totalPages={totalPages} onChange={(no) => setPage({ of: asked, no })} />
      {search && fixtures ? <FoundMatches text={search} count={20} without={shown} /> : null}
      {fixtures?.length === 0 || (error && !fixtures) ? (
        <EmptyState isSmall title={error ? t('msg_network_abnormal') : t('sport_nav_none')} />
      ) : null}
    </>
  )
}
