import { useState } from 'react'
import { IconButton } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import { FavouriteButton } from '../parts/favourite-button.tsx'
import { LeagueName } from '../parts/league-name.tsx'
import '../texts.ts'
import { sportIcon } from '../words/sport-names.ts'
import { FixtureLine } from './fixture-line.tsx'
import type { League } from './leagues.ts'
import styles from './league.module.css'

/** A league with its fixtures, which can be folded away; its name leads to the league alone. */
export function LeagueSection({ league, isFavourite }: { league: League; isFavourite: boolean }) {
  const t = useText()
  const [isFolded, setFolded] = useState(false)
  const { leagueId, name, countryName, fixtures } = league
  const { sportCode } = fixtures[0]!
  return (
    <section className={`panel ${styles.league}`} aria-label={`${countryName} ${name}`}>
      <header className={styles.head}>
        <Icon name={sportIcon(sportCode)} size={20} />
        <h2>
          <AppLink href={sportsPaths.league(sportCode, leagueId)}>
            <LeagueName league={{ leagueName: name, countryName }} />
          </AppLink>
        </h2>
        <span className={styles.count}>{t('sport_nav_matches', { n: fixtures.length })}</span>
        <FavouriteButton kind="LEAGUE" id={leagueId} name={name} isFavourite={isFavourite} />
        <IconButton
          icon={isFolded ? 'd' : 'u'}
          iconSize={16}
          label={`${t(isFolded ? 'common_show' : 'common_hide')} ${name}`}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
      </header>
      {isFolded ? null : fixtures.map((fixture) => <FixtureLine key={fixture.fixtureId} fixture={fixture} />)}
    </section>
  )
}
