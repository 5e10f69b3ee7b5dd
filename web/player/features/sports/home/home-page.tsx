import { useState } from 'react'
import { readSportsLobby } from '../../../../../contract/player/sportsbook/read-sports-lobby.ts'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { useCall } from '../../../../client/use-call.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { navigate } from '../../../navigation.ts'
import { sportsPaths, type SportsTab } from '../../../sports-views.ts'
import type { TabCounts } from '../parts/kinds.ts'
import { SportsFrame } from '../parts/sports-frame.tsx'
import { firstTab } from '../parts/sports-tab.ts'
import { useIsLow } from '../parts/use-is-wide.ts'
import '../texts.ts'
import { isEsport, sportName } from '../words/sport-names.ts'
import { FixtureList } from './fixture-list.tsx'
import { LeagueList } from './league-list.tsx'
import { SportList } from './sport-list.tsx'
import { TabRow } from './tab-row.tsx'

const EVERY_MINUTE_MS = 60_000
/** Of a league that has no open match any more. */
const none: TabCounts = { liveCount: 0, todayCount: 0, earlyCount: 0 }

interface HomePageProps {
  sport: SportCode | null
  tab: SportsTab | null
  /** Empty: all leagues. */
  leagueId: string
}

/** All sports by their counts, and the fixtures of one, or of a league, with their main markets. */
export default function HomePage({ sport, tab, leagueId }: HomePageProps) {
  const t = useText()
  const [isSearching, setSearching] = useState(false)
  const [isMarked, setMarked] = useState(false)
  const { data, error, refetch } = useCall(
    readSportsLobby,
    { query: {} },
    { refetchEveryMs: EVERY_MINUTE_MS },
  )
  const sports = data?.sports ?? []
  const shown = sports.find(({ sportCode }) => sportCode === sport) ?? sports[0]
  const league = shown?.leagues.find((one) => one.leagueId === leagueId)
  const matches = leagueId ? (league ?? none) : shown
  const shownTab = tab ?? (matches ? firstTab(matches) : 'LIVE')
  const isLow = useIsLow()
  const title = t(shown && isEsport(shown.sportCode) ? 'nav_esports' : 'nav_sports')
  // The sports beside the matches have no names there.
  const sportTitle = shown && isLow ? t(sportName(shown.sportCode)) : title
  const placeOf = (code: SportCode, next?: SportsTab) =>
    leagueId ? sportsPaths.league(code, leagueId, next) : sportsPaths.home(code, next)
  return (
    <SportsFrame
      title={league?.name ?? sportTitle}
      here="fixtures"
      {...(leagueId ? { back: sportsPaths.home(shown?.sportCode) } : {})}
      deeds={
        <IconButton
          icon="search"
          label={t('sport_nav_search')}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
      }
      choices={
        shown ? (
          <TabRow
            matches={matches ?? none}
            value={shownTab}
            isMarked={isMarked}
            onMarked={setMarked}
            onChange={(next) => void navigate(placeOf(shown.sportCode, next), { replace: true })}
          />
        ) : null
      }
      side={
        <>
          <SportList
            sports={sports}
            value={shown?.sportCode ?? null}
            onChange={(code) => void navigate(sportsPaths.home(code), { replace: true })}
          />
          {shown ? <LeagueList sport={shown} value={leagueId} /> : null}
        </>
      }
    >
      {error && !data ? (
        <EmptyState
          title={t('msg_network_abnormal')}
          action={
            <button type="button" className="link tap" onClick={() => void refetch()}>
              {t('common_retry')}
            </button>
          }
        />
      ) : shown ? (
        <FixtureList
          key={`${shown.sportCode} ${shownTab} ${leagueId}`}
          sport={shown}
          tab={shownTab}
          leagueId={leagueId}
          isSearching={isSearching}
          isMarked={isMarked}
        />
      ) : data ? (
        <EmptyState title={t('sport_nav_none')} />
      ) : (
        <Skeleton shape="block" />
      )}
    </SportsFrame>
  )
}
