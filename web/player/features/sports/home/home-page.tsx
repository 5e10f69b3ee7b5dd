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
import { SportsFrame } from '../parts/sports-frame.tsx'
import { firstTab } from '../parts/sports-tab.ts'
import '../texts.ts'
import { isEsport } from '../words/sport-names.ts'
import { FixtureList } from './fixture-list.tsx'
import { SportList } from './sport-list.tsx'
import { TabRow } from './tab-row.tsx'

const EVERY_MINUTE_MS = 60_000

interface HomePageProps {
  sport: SportCode | null
  tab: SportsTab | null
}

/** All sports by their counts, and the fixtures of one with their main markets. */
export default function HomePage({ sport, tab }: HomePageProps) {
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
  const shownTab = tab ?? (shown ? firstTab(shown) : 'LIVE')
  const title = t(shown && isEsport(shown.sportCode) ? 'nav_esports' : 'nav_sports')
  return (
    <SportsFrame
      title={title}
      here="fixtures"
      deeds={
        <IconButton
          icon="search"
          label={t('sport_nav_search')}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
      }
      side={
        <SportList
          sports={sports}
          value={shown?.sportCode ?? null}
          onChange={(code) => void navigate(sportsPaths.home(code), { replace: true })}
        />
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
        <>
          <TabRow
            sport={shown}
            value={shownTab}
            isMarked={isMarked}
            onMarked={setMarked}
            onChange={(next) => void navigate(sportsPaths.home(shown.sportCode, next), { replace: true })}
          />
          <FixtureList
            key={`${shown.sportCode} ${shownTab}`}
            sport={shown}
            tab={shownTab}
            isSearching={isSearching}
            isMarked={isMarked}
          />
        </>
      ) : data ? (
        <EmptyState title={t('sport_match_no_markets')} />
      ) : (
        <Skeleton shape="block" />
      )}
    </SportsFrame>
  )
}
