import { useDeferredValue, useState } from 'react'
import { listSportResults } from '../../../../../contract/player/sportsbook/list-sport-results.ts'
import { formatDay, toBusinessDate } from '../../../../../design/format.ts'
import type { SportCode } from '../../../../../kernel/sports/words.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { DateField } from '../../../../ui/forms/field.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Pagination } from '../../../../ui/table/pagination.tsx'
import { Chips } from '../../../../ui/tabs/segmented.tsx'
import { navigate } from '../../../navigation.ts'
import { sportsPaths } from '../../../sports-views.ts'
import { LeagueName } from '../parts/league-name.tsx'
import { MatchSearch } from '../parts/match-search.tsx'
import { SportsFrame } from '../parts/sports-frame.tsx'
import type { Result } from '../parts/kinds.ts'
import '../texts.ts'
import { ResultRow } from './result-row.tsx'
import { SportChips } from './sport-chips.tsx'
import styles from './results.module.css'

const SHOWN_DAYS = 7
const PAGE_SIZE = 50

interface ResultsPageProps {
  /** Null: football. */
  sport: SportCode | null
  /** Empty: today. */
  date: string
}

/** What the matches of a day came to, by league. */
export default function ResultsPage({ sport, date }: ResultsPageProps) {
  const t = useText()
  const [isSearching, setSearching] = useState(false)
  const shownSport = sport ?? 'FOOTBALL'
  const now = serverNowMs()
  const days = Array.from({ length: SHOWN_DAYS }, (_, at) => toBusinessDate(now, -at))
  const day = date || days[0]!
  return (
    <SportsFrame
      title={t('sport_result_title')}
      here="results"
      back={sportsPaths.home(shownSport)}
      deeds={
        <IconButton
          icon="search"
          label={t('sport_nav_search')}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
      }
      choices={
        <Chips
          label={t('common_date_range')}
          choices={days.map((key, at) => ({
            key,
            text:
              at === 0 ? t('common_today') : at === 1 ? t('common_yesterday') : formatDay(key).slice(0, 5),
          }))}
          value={day}
          onChange={(next) => goTo(shownSport, next ?? day)}
        />
      }
    >
      <Day sport={shownSport} day={day} isSearching={isSearching} />
    </SportsFrame>
  )
}

const goTo = (sport: SportCode, day: string) =>
  void navigate(sportsPaths.results(sport, day), { replace: true })

interface DayProps {
  sport: SportCode
  day: string
  isSearching: boolean
}

function Day({ sport, day, isSearching }: DayProps) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const [typed, setTyped] = useState('')
  const [wantsMine, setMine] = useState(false)
  const [page, setPage] = useState({ of: '', no: 1 })
  const search = useDeferredValue(isSearching ? typed.trim() : '')
  const isMine = wantsMine && isSignedIn
  // Another question begins with its first page.
  const asked = [sport, day, search, isMine].join(' ')
  const pageNo = page.of === asked ? page.no : 1
  const { data, error } = useCall(
    listSportResults,
    {
      query: {
        ...{ sportCode: sport, date: day, pageNo, pageSize: PAGE_SIZE },
        ...(search ? { search } : {}),
        ...(isMine ? { onlyMine: true } : {}),
      },
    },
    { keepsPrevious: true },
  )
  return (
    <>
      {isSearching ? (
        <div className={styles.looking}>
          <MatchSearch value={typed} onChange={setTyped} />
          <DateField
            label={t('sport_result_day')}
            isLabelHidden
            value={day}
            onChange={(event) => event.target.value && goTo(sport, event.target.value)}
          />
        </div>
      ) : null}
      <div className={styles.filters}>
        <SportChips counts={data?.sports} value={sport} onChange={(next) => goTo(next, day)} />
        {isSignedIn ? (
          <Chips
            label={t('sport_nav_my_bets')}
            choices={[{ key: 'MINE', text: t('sport_result_mine') }]}
            value={isMine ? 'MINE' : null}
            onChange={(key) => setMine(key !== null)}
            tone="jade"
          />
        ) : null}
      </div>
      {data ? (
        <Found list={data.list} isNarrowed={search !== '' || isMine} />
      ) : error ? (
        <EmptyState isSmall title={t('msg_network_abnormal')} />
      ) : (
        <Skeleton shape="block" />
      )}
      <Pagination
        page={pageNo}
        totalPages={data?.totalPages ?? 1}
        onChange={(no) => setPage({ of: asked, no })}
      />
    </>
  )
}

/** Results by league. */
function Found({ list, isNarrowed }: { list: readonly Result[]; isNarrowed: boolean }) {
  const t = useText()
  if (list.length === 0)
    return <EmptyState isSmall title={t(isNarrowed ? 'sport_nav_none' : 'sport_result_empty')} />
  return [...byLeague(list).entries()].map(([leagueId, own]) => (
    <section key={leagueId} className={`panel ${styles.league}`} aria-label={own[0]!.leagueName}>
      <header>
        <h2>
          <LeagueName league={own[0]!} />
        </h2>
        <span>{t('sport_nav_matches', { n: own.length })}</span>
      </header>
      {own[0]!.sportCode === 'FOOTBALL' ? (
        <p className={styles.heads} aria-hidden="true">
          <span />
          <span>{t('sport_short_half')}</span>
          <span>{t('sport_short_full')}</span>
        </p>
      ) : null}
      {own.map((result) => (
        <ResultRow key={result.fixtureId} result={result} />
      ))}
    </section>
  ))
}

function byLeague(results: readonly Result[]): ReadonlyMap<string, readonly Result[]> {
  const leagues = new Map<string, Result[]>()
  for (const result of results)
    leagues.set(result.leagueId, [...(leagues.get(result.leagueId) ?? []), result])
  return leagues
}
