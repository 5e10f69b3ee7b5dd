import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readSportsLobby } from '../../../../../contract/player/sportsbook/read-sports-lobby.ts'
import { ESPORT_VENDOR, SPORT_VENDOR } from '../../../../../kernel/sports/words.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import { useFixtures } from '../parts/use-fixtures.ts'
import '../texts.ts'
import { sportIcon, sportName } from '../words/sport-names.ts'
import { LiveCard } from './live-card.tsx'
import styles from './live.module.css'
import { type MatchRow, rowsOf } from './rows.ts'

const EVERY_MINUTE_MS = 60_000
const MOST_MATCHES = 6

interface LiveMatchesProps {
  category: 'SPORTS' | 'ESPORTS'
  /** Stands in their place until it is known what there is. */
  toCome: ReactNode
}

/**
 * What is played now, or comes next, in the sports of a category: each match leads to its place in the
 * sportsbook. It lies outside the router's pages as well, so it brings the query client itself.
 */
export function LiveMatches(props: LiveMatchesProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <Sports {...props} />
    </QueryClientProvider>
  )
}

function Sports({ category, toCome }: LiveMatchesProps) {
  const { data, error } = useCall(
    readSportsLobby,
    { query: { vendor: category === 'SPORTS' ? SPORT_VENDOR : ESPORT_VENDOR } },
    { refetchEveryMs: EVERY_MINUTE_MS },
  )
  if (!data) return error ? null : toCome
  const rows = rowsOf(data.sports)
  return rows.length === 0 ? null : (
    <div className={styles.sports}>
      {rows.map((row) => (
        <Matches key={`${row.sportCode} ${row.tab}`} row={row} />
      ))}
    </div>
  )
}

function Matches({ row: { sportCode, tab, count } }: { row: MatchRow }) {
  const t = useText()
  const { fixtures } = useFixtures({ sportCode, tab, pageSize: MOST_MATCHES })
  const [name, when] = [
    t(sportName(sportCode)),
    t(tab === 'LIVE' ? 'sport_state_live' : tab === 'TODAY' ? 'common_today' : 'sport_nav_early'),
  ]
  return (
    <section aria-label={`${name} ${when}`} className={styles.sport}>
      <header className={styles.head}>
        <Icon name={sportIcon(sportCode)} size={20} />
        <h3>{name}</h3>
        <span className={tab === 'LIVE' ? styles.live : undefined}>{when}</span>
        <AppLink href={sportsPaths.home(sportCode, tab)} className={styles.all}>
          {t('sport_nav_matches', { n: count })}
          <Icon name="r" size={16} />
        </AppLink>
      </header>
      <div className={styles.cards}>
        {fixtures?.map((fixture) => (
          <LiveCard key={fixture.fixtureId} fixture={fixture} />
        ))}
      </div>
    </section>
  )
}
