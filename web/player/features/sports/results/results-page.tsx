import { useState } from 'react'
import { listSportResults } from '../../../../../contract/player/sportsbook/list-sport-results.ts'
import { formatDay, toBusinessDate } from '../../../../../design/format.ts'
import { type SportCode, sportCodes } from '../../../../../kernel/sports/words.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useCall } from '../../../../client/use-call.ts'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { navigate } from '../../../navigation.ts'
import { sportsPaths } from '../../../sports-views.ts'
import { LeagueName } from '../parts/league-name.tsx'
import { SportsFrame } from '../parts/sports-frame.tsx'
import type { Result } from '../parts/kinds.ts'
import '../texts.ts'
import { sportIcon, sportName } from '../words/sport-names.ts'
import { ResultRow } from './result-row.tsx'
import styles from './results.module.css'

const SHOWN_DAYS = 7
const PAGE_SIZE = 50
/** Those that the house has fixtures of. */
const shownSports: readonly SportCode[] = sportCodes.filter((code) =>
  ['FOOTBALL', 'BASKETBALL', 'MOBA', 'SHOOTER'].includes(code),
)

interface ResultsPageProps {
  sport: SportCode | null
  /** Empty: today. */
  date: string
}

/** What the matches of a day came to, by league. */
export default function ResultsPage({ sport, date }: ResultsPageProps) {
  const t = useText()
  const shownSport = sport ?? 'FOOTBALL'
  const now = serverNowMs()
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => toBusinessDate(now, -at))
  const day = date || days[0]!
  const go = (nextSport: string, nextDay: string) =>
    void navigate(sportsPaths.results(nextSport, nextDay), { replace: true })
  return (
    <SportsFrame title={t('sport_result_title')} here="results" back={sportsPaths.home(shownSport)}>
      <Chips
        label={t('common_date_range')}
        choices={days.map((key, at) => ({
          key,
          text: at === 0 ? t('common_today') : at === 1 ? t('common_yesterday') : formatDay(key).slice(0, 5),
        }))}
        value={day}
        onChange={(next) => go(shownSport, next ?? day)}
      />
      <Chips<SportCode>
        label={t('nav_sports')}
        choices={shownSports.map((key) => ({ key, text: t(sportName(key)), icon: sportIcon(key) }))}
        value={shownSport}
        onChange={(next) => go(next ?? shownSport, day)}
      />
      <Day key={`${shownSport} ${day}`} sport={shownSport} day={day} />
    </SportsFrame>
  )
}

function Day({ sport, day }: { sport: SportCode; day: string }) {
  const t = useText()
  const [pageNo, setPageNo] = useState(1)
  const { data, error } = useCall(
    listSportResults,
    { query: { sportCode: sport, date: day, pageNo, pageSize: PAGE_SIZE } },
    { keepsPrevious: true },
  )
  if (!data)
    return error ? <EmptyState isSmall title={t('msg_network_abnormal')} /> : <Skeleton shape="block" />
  if (data.list.length === 0) return <EmptyState isSmall title={t('sport_result_empty')} />
  return (
    <>
      {[...byLeague(data.list).entries()].map(([leagueId, own]) => (
        <section key={leagueId} className={`panel ${styles.league}`} aria-label={own[0]!.leagueName}>
          <header>
            <h2>
              <LeagueName league={own[0]!} />
            </h2>
            <span>{t('sport_nav_matches', { n: own.length })}</span>
          </header>
          {own.map((result) => (
            <ResultRow key={result.fixtureId} result={result} />
          ))}
        </section>
      ))}
      <Pagination page={pageNo} totalPages={data.totalPages} onChange={setPageNo} />
    </>
  )
}

function byLeague(results: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  const leagues = new Map<string, Result[]>()
  for (const result of results)
    leagues.set(result.leagueId, [...(leagues.get(result.leagueId) ?? []), result])
  return leagues
}
