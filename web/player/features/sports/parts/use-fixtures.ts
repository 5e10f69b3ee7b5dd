/** The fixtures of a tab of a sport, kept as they are told. */
import { useEffect, useState } from 'react'
import { listFixtures } from '../../../../../contract/player/sportsbook/list-fixtures.ts'
import { sportTopicOf } from '../../../../../contract/pushes/sports.ts'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { useCall } from '../../../../client/use-call.ts'
import type { SportsTab } from '../../../sports-views.ts'
import { takeFixture, takeMarkets } from './board.ts'
import { useSportsFeed } from './use-sports-feed.ts'

const EVERY_MINUTE_MS = 60_000

interface Asked {
  sportCode: SportCode
  tab: SportsTab
  /** How many at most. */
  pageSize: number
  pageNo?: number
  leagueId?: string
  search?: string
  onlyFavourites?: boolean
}

export function useFixtures(asked: Asked) {
  const [isOffline, setOffline] = useState(false)
  const { data, error, refetch } = useCall(
    listFixtures,
    { query: { pageNo: 1, ...asked } },
    { keepsPrevious: true, refetchEveryMs: EVERY_MINUTE_MS },
  )
  const fixtures = data?.list
  useEffect(() => {
    for (const fixture of fixtures ?? []) {
      takeFixture(fixture)
      takeMarkets(fixture.markets)
    }
  }, [fixtures])
  useSportsFeed(sportTopicOf(asked.sportCode), {
    pricesVersion: data?.pricesVersion,
    onStale: () => void refetch(),
    onLine: (isUp) => setOffline(!isUp),
  })
  return { fixtures, totalPages: data?.totalPages ?? 1, error, isOffline }
}
