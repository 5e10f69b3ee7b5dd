import { useEffect, useState } from 'react'
import { listFixtures } from '../../../../../contract/player/sportsbook/list-fixtures.ts'
import {
  listStandings,
  type listStandingsSchemas,
} from '../../../../../contract/player/sportsbook/list-standings.ts'
import { readSportsLobby } from '../../../../../contract/player/sportsbook/read-sports-lobby.ts'
import { sportTopicOf } from '../../../../../contract/pushes/sports.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatRecordTime } from '../../../../../design/format.ts'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { useCall } from '../../../../client/use-call.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { navigate } from '../../../navigation.ts'
import { sportsPaths } from '../../../sports-views.ts'
import { takeFixture, takeMarkets, useFixtureNow } from '../parts/board.ts'
import type { FixtureRow, Market } from '../parts/kinds.ts'
import { PriceButton } from '../parts/price-button.tsx'
import { SportsFrame } from '../parts/sports-frame.tsx'
import { TeamMark } from '../parts/team-mark.tsx'
import { useSportsFeed } from '../parts/use-sports-feed.ts'
import { VirtualLabel } from '../parts/virtual-label.tsx'
import '../texts.ts'
import { sportIcon, sportName } from '../words/sport-names.ts'
import styles from './outrights.module.css'

type Places = ValueOf<typeof listStandingsSchemas>['list'][number]['places']

/** Tables are worked out every few minutes. */
const EVERY_MINUTE_MS = 60_000

const rules = [
  'sport_outright_rule',
  'sport_outright_held',
  'sport_slip_related_outright',
] as const satisfies readonly TextKey[]

/** Who wins a league: all runners with their prices. */
export default function OutrightsPage({ sport }: { sport: SportCode | null }) {
  const t = useText()
  const lobby = useCall(readSportsLobby, { query: {} })
  const sports = lobby.data?.sports.filter(({ outrightCount }) => outrightCount > 0) ?? []
  const shown = sports.find(({ sportCode }) => sportCode === sport) ?? sports[0]
  return (
    <SportsFrame
      title={t('sport_outright_title')}
      here="outrights"
      back={sportsPaths.home(shown?.sportCode)}
      choices={
        sports.length > 1 && shown ? (
          <Chips<SportCode>
            label={t('nav_sports')}
            choices={sports.map(({ sportCode }) => ({
              key: sportCode,
              text: t(sportName(sportCode)),
              icon: sportIcon(sportCode),
            }))}
            value={shown.sportCode}
            onChange={(next) =>
              void navigate(sportsPaths.outrights(next ?? shown.sportCode), { replace: true })
            }
          />
        ) : null
      }
    >
      {shown ? <List key={shown.sportCode} sport={shown.sportCode} /> : null}
      {lobby.data && !shown ? <EmptyState isSmall title={t('sport_nav_none')} /> : null}
      <ul className={styles.rules}>
        {rules.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </SportsFrame>
  )
}

function List({ sport }: { sport: SportCode }) {
  const t = useText()
  const [leagueId, setLeague] = useState<string | null>(null)
  const { data, error, refetch } = useCall(listFixtures, {
    query: { sportCode: sport, tab: 'OUTRIGHT', pageNo: 1, pageSize: 50 },
  })
  const standings = useCall(
    listStandings,
    { query: { sportCode: sport } },
    { refetchEveryMs: EVERY_MINUTE_MS },
  )
  const tables = new Map(standings.data?.list.map(({ fixtureId, places }) => [fixtureId, places]))
  useEffect(() => {
    for (const fixture of data?.list ?? []) {
      takeFixture(fixture)
      takeMarkets(fixture.markets)
    }
  }, [data])
  useSportsFeed(sportTopicOf(sport), { pricesVersion: data?.pricesVersion, onStale: () => void refetch() })
  if (!data)
    return error ? <EmptyState isSmall title={t('msg_network_abnormal')} /> : <Skeleton shape="block" />
  const leagues = new Map(data.list.map((fixture) => [fixture.leagueId, fixture.leagueName]))
  const chosen = leagueId !== null && leagues.has(leagueId) ? leagueId : null
  return (
    <>
      {leagues.size > 1 ? (
        <div className={styles.leagues}>
          <Chips
            label={t('sport_nav_leagues')}
            choices={[...leagues].map(([key, text]) => ({ key, text }))}
            value={chosen}
            onChange={setLeague}
          />
        </div>
      ) : null}
      {data.list.map((fixture) =>
        chosen === null || fixture.leagueId === chosen ? (
          <Outright key={fixture.fixtureId} fixture={fixture} places={tables.get(fixture.fixtureId)} />
        ) : null,
      )}
    </>
  )
}

/** Bets are taken until the competition's next matches begin, which is the start of its own fixture. */
function Outright({ fixture: read, places }: { fixture: FixtureRow; places: Places | undefined }) {
  const t = useText()
  const fixture = { ...read, ...useFixtureNow(read) }
  const market = read.markets[0]
  const placeOf = new Map(places?.map((own) => [own.code, own]))
  return (
    <section className={`panel ${styles.outright}`} aria-label={read.leagueName}>
      <header>
        <div>
          <h2>{read.leagueName}</h2>
          <small>
            {market ? `${t('sport_outright_runners', { n: market.selections.length })} · ` : ''}
            {t('sport_outright_closes', { time: formatRecordTime(read.startAt) })}
          </small>
        </div>
        <VirtualLabel isVirtual={read.isVirtual} />
      </header>
      <ul>
        {byPrice(market).map(({ code, name, place }) => (
          <li key={code}>
            <TeamMark name={name ?? code} />
            <span>
              <b>{name ?? code}</b>
              <Standing place={placeOf.get(code)} />
            </span>
            <PriceButton
              fixture={fixture}
              market={market!}
              place={place}
              name=""
              sides={null}
              isLocked={fixture.isSuspended}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Where a runner stands; nothing before the first match. */
function Standing({ place: own }: { place: Places[number] | undefined }) {
  const t = useText()
  if (!own || own.played === 0) return null
  const { place, points, played } = own
  return <small>{t('sport_outright_standing', { place: String(place), points, played })}</small>
}

/** Who is likely to win comes first, by the prices that were read: a price that moves moves nothing else. */
const byPrice = (market: Market | undefined) =>
  (market?.selections ?? [])
    .map((selection, place) => ({ ...selection, place }))
    .sort((one, other) => (one.price || Infinity) - (other.price || Infinity))
