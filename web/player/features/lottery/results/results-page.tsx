import '../parts/texts.ts'
import { useState } from 'react'
import { readLobby } from '../../../../../contract/player/lottery/read-lobby.ts'
import { formatLongDate, toBusinessDate } from '../../../../../design/format.ts'
import type { SectionKey } from '../../../../../kernel/lottery/sections.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { SelectField } from '../../../../ui/forms/select-field.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { Note } from '../../../../ui/overlay/toast.tsx'
import { Tabs } from '../../../../ui/tabs/tabs.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { useGameNames } from '../parts/game-name.ts'
import { LotteryFrame } from '../parts/lottery-frame.tsx'
import { DayFilter } from './day-filter.tsx'
import { DayResults } from './day-results.tsx'
import { History } from './history.tsx'
import { LatestResults } from './latest-results.tsx'
import styles from './results.module.css'
import { Statistics } from './statistics.tsx'
import { Trend } from './trend.tsx'

/** How many days back the results of a day are offered; older ones are pages of the whole list. */
const DAYS = 14
const ALL_DAYS = 'all'
const ALL_GAMES = '-'
const tabs = ['all', 'history', 'statistics', 'trend'] as const
type Tab = (typeof tabs)[number]

interface ResultsPageProps {
  gameCode: string
  /** Empty: every day. */
  date: string
  section: SectionKey | null
}

/**
 * The results of all lotteries, the newest or those of a day; of one its past results, what can be counted
 * in them, and their way through the places.
 */
export default function ResultsPage({ gameCode, date, section }: ResultsPageProps) {
  const t = useText()
  const { data, error, refetch } = useCall(readLobby, {})
  const game = data?.games.find((one) => one.gameCode === gameCode) ?? null
  return (
    <LotteryFrame
      title={t('draw_nav_results')}
      back={gameCode ? paths.lotteryBoard(gameCode) : paths.lottery('/lottery')}
      here="results"
      gameCode={gameCode || undefined}
    >
      {data && data.games.length > 0 ? (
        <Results game={game} games={data.games} date={date} section={section} />
      ) : data ? (
        <EmptyState title={t('draw_lobby_empty')} />
      ) : error ? (
        <EmptyState
          title={t('draw_results_failed')}
          text={errorText(error, t)}
          action={
            <Button kind="primary" onClick={() => void refetch()}>
              {t('common_retry')}
            </Button>
          }
        />
      ) : (
        <Skeleton shape="block" />
      )}
    </LotteryFrame>
  )
}

function Results({
  game,
  games,
  date,
  section,
}: {
  game: LobbyGame | null
  games: readonly LobbyGame[]
  date: string
  section: SectionKey | null
}) {
  const t = useText()
  const { nameOf } = useGameNames()
  const days = useDays(date)
  return (
    <>
      <div className={styles.choices}>
        <SelectField
          label={t('draw_choose_game')}
          isLabelHidden
          value={game?.gameCode ?? ALL_GAMES}
          choices={[
            { key: ALL_GAMES, text: t('draw_all_games') },
            ...games.map((one) => ({ key: one.gameCode, text: nameOf(one) })),
          ]}
          onChange={(next) =>
            void navigate(paths.lotteryResults(next === ALL_GAMES ? undefined : next, date || undefined), {
              replace: true,
            })
          }
        />
        {game ? (
          <SelectField
            label={t('draw_choose_day')}
            isLabelHidden
            value={date || ALL_DAYS}
            choices={[{ key: ALL_DAYS, text: t('draw_all_days') }, ...days]}
            onChange={(next) =>
              void navigate(paths.lotteryResults(game.gameCode, next === ALL_DAYS ? undefined : next), {
                replace: true,
              })
            }
          />
        ) : null}
      </div>
      {game ? (
        <GameResults key={game.gameCode} game={game} date={date || undefined} />
      ) : (
        <>
          <DayFilter date={date} section={section} />
          {date === '' ? <LatestResults games={games} /> : <DayResults date={date} section={section} />}
        </>
      )}
    </>
  )
}

function GameResults({ game, date }: { game: LobbyGame; date: string | undefined }) {
  const t = useText()
  const [tab, setTab] = useState<Tab>('all')
  const shows = (one: Tab) => tab === 'all' || tab === one
  const texts: Record<Tab, string> = {
    all: t('draw_tab_all'),
    history: t('draw_tab_history'),
    statistics: t('draw_tab_statistics'),
    trend: t('draw_tab_trend'),
  }
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t('draw_nav_results')}
          value={tab}
          onChange={setTab}
          tabs={tabs.map((key) => ({ key, text: texts[key] }))}
        />
      </div>
      <Note tone="info">{t('draw_honest')}</Note>
      <div className={tab === 'all' ? styles.columns : styles.single}>
        {shows('history') ? <History key={date ?? ''} game={game} date={date} /> : null}
        {shows('statistics') || shows('trend') ? (
          <div className={styles.side}>
            {shows('statistics') ? <Statistics game={game} /> : null}
            {shows('trend') ? <Trend game={game} /> : null}
          </div>
        ) : null}
      </div>
      {game.kind === 'CLASSIC' ? null : <p className="note text-3">{t('draw_organiser_note')}</p>}
    </>
  )
}

/** The last days by the merchant's calendar, the newest first, and the one that is chosen if it is older. */
function useDays(chosen: string) {
  const language = useLanguage()
  const now = serverNowMs()
  const days = Array.from({ length: DAYS }, (_, back) => toBusinessDate(now, -back))
  const all = chosen === '' || days.includes(chosen) ? days : [...days, chosen]
  return all.map((key) => ({ key, text: formatLongDate(`${key}T12:00:00Z`, language) }))
}
