import { searchFixtures } from '../../../../../contract/player/sportsbook/search-fixtures.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import type { FixtureHead } from '../parts/kinds.ts'
import { LiveMark } from '../parts/live-mark.tsx'
import { VirtualLabel } from '../parts/virtual-label.tsx'
import '../texts.ts'
import { sportIcon, sportName } from '../words/sport-names.ts'
import styles from './found.module.css'

const NONE: ReadonlySet<string> = new Set()

interface FoundMatchesProps {
  text: string
  /** How many at most. */
  count: number
  /** Fixtures that are shown already. */
  without?: ReadonlySet<string>
  onOpen?: () => void
}

/** Matches of all sports and days by the name of a team or league; nothing if there are none. */
export function FoundMatches({ text, count, without = NONE, onOpen }: FoundMatchesProps) {
  const t = useText()
  const { data } = useCall(searchFixtures, { query: { search: text, count } }, { keepsPrevious: true })
  const list = data?.list.filter(({ fixtureId }) => !without.has(fixtureId)) ?? []
  if (!data || list.length === 0) return null
  const others = data.totalCount - (data.list.length - list.length)
  return (
    <section className={styles.found} aria-label={t('nav_sports')}>
      <h3>
        {t('nav_sports')} · {t('sport_nav_matches', { n: others })}
      </h3>
      <ul>
        {list.map((head) => (
          <li key={head.fixtureId}>
            <AppLink href={placeOf(head)} className={styles.row} onClick={onOpen}>
              <Icon name={sportIcon(head.sportCode)} size={20} />
              <Name head={head} />
              <LiveMark head={head} />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeOf = ({ kind, fixtureId, sportCode }: FixtureHead): string =>
  kind === 'OUTRIGHT' ? sportsPaths.outrights(sportCode) : sportsPaths.fixture(fixtureId, sportCode)

function Name({ head: { home, away, sportCode, leagueName, isVirtual } }: { head: FixtureHead }) {
  const t = useText()
  const isMatch = home !== null && away !== null
  return (
    <span className={styles.name}>
      <b>{isMatch ? t('sport_match_versus', { home: home.name, away: away.name }) : leagueName}</b>
      <small>
        {t(sportName(sportCode))} · {isMatch ? leagueName : t('sport_outright_title')}{' '}
        <VirtualLabel isVirtual={isVirtual} />
      </small>
    </span>
  )
}
