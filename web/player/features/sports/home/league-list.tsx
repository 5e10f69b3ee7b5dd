import { formatCount } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import { LeagueName } from '../parts/league-name.tsx'
import type { LobbySport } from '../parts/kinds.ts'
import { matchesOf } from '../parts/sports-tab.ts'
import '../texts.ts'
import styles from './league-list.module.css'

interface LeagueListProps {
  sport: LobbySport
  /** Empty: all of them. */
  value: string
}

/** The leagues of a sport beside its matches, if there is room for three columns. */
export function LeagueList({ sport: { sportCode, leagues }, value }: LeagueListProps) {
  const t = useText()
  const shown = leagues.filter((league) => matchesOf(league) > 0)
  if (shown.length < 2) return null
  return (
    <nav className={styles.list} aria-label={t('sport_nav_leagues')}>
      <AppLink href={sportsPaths.home(sportCode)} aria-current={value === '' ? 'page' : undefined}>
        {t('sport_nav_all_leagues')}
      </AppLink>
      {shown.map((league) => (
        <AppLink
          key={league.leagueId}
          href={sportsPaths.league(sportCode, league.leagueId)}
          aria-current={league.leagueId === value ? 'page' : undefined}
        >
          <span>
            <LeagueName league={{ leagueName: league.name, countryName: league.countryName }} />
          </span>
          <b className="number">{formatCount(matchesOf(league))}</b>
        </AppLink>
      ))}
    </nav>
  )
}
