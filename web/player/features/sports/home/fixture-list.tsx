import { useDeferredValue, useMemo, useState } from 'react'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import type { SportsTab } from '../../../sports-views.ts'
import { FoundMatches } from '../found/found-matches.tsx'
import type { LobbySport } from '../parts/kinds.ts'
import { useFixtures } from '../parts/use-fixtures.ts'
import '../texts.ts'
import { LeagueSection } from './league-section.tsx'
import { byLeague } from './leagues.ts'

const MOST_ROWS = 100

interface FixtureListProps {
  sport: LobbySport
  tab: SportsTab
  isSearching: boolean
  isMarked: boolean
}

/** The fixtures of a tab by league; prices and scores follow what is told. */
export function FixtureList({ sport, tab, isSearching, isMarked }: FixtureListProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(isSearching ? typed.trim() : '')
  const { fixtures, error, isOffline } = useFixtures({
    sportCode: sport.sportCode,
    tab,
    pageSize: MOST_ROWS,
    ...(search ? { search } : {}),
    ...(isMarked ? { onlyFavourites: true } : {}),
  })
  const leagues = useMemo(() => byLeague(fixtures ?? []), [fixtures])
  const shown = useMemo(() => new Set(fixtures?.map(({ fixtureId }) => fixtureId)), [fixtures])
  const lines = sport.leagues.filter(({ isFavourite }) => isFavourite).map(({ leagueId }) => leagueId)
  return (
    <>
      {isSearching ? (
        <TextField
          label={t('sport_nav_search')}
          isLabelHidden
          icon="search"
          placeholder={t('sport_nav_search')}
          value={typed}
          autoFocus
          maxLength={60}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
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
      {search && fixtures ? <FoundMatches text={search} count={20} without={shown} /> : null}
      {fixtures?.length === 0 || (error && !fixtures) ? (
        <EmptyState isSmall title={error ? t('msg_network_abnormal') : t('sport_nav_none')} />
      ) : null}
    </>
  )
}
