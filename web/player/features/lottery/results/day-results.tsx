import {
  listDayResults,
  type listDayResultsSchemas,
} from '../../../../../contract/player/lottery/list-day-results.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatClock, formatLongDate } from '../../../../../design/format.ts'
import type { SectionKey } from '../../../../../kernel/lottery/sections.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useLanguage, useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { DemoBadge } from '../parts/demo-badge.tsx'
import { shortOf, useGameNames, useSectionTitle } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { readNumberResult } from '../parts/number-draw.ts'
import { ResultLine } from '../parts/result-line.tsx'
import styles from './day.module.css'
import { NumberRow } from './number-row.tsx'
import shared from './results.module.css'

type Day = ValueOf<typeof listDayResultsSchemas>
type DayGame = Day['games'][number]

/** How often today's results are asked for again; those of a day that is over stand. */
const EVERY_MS = 15_000
/** Of each lottery; the rest of its day stands on its own page. */
const SHOWN = 3

/** The results of all lotteries of a day, or of those of a section: the lottery that drew last comes first. */
export function DayResults({ date, section }: { date: string; section: SectionKey | null }) {
  const t = useText()
  const language = useLanguage()
  const { data, error, refetch, isPlaceholderData } = useCall(
    listDayResults,
    { query: { date, section: section ?? undefined, limit: SHOWN } },
    {
      keepsPrevious: true,
      refetchEveryMs: (value) => value !== undefined && value.today === value.date && EVERY_MS,
    },
  )
  if (error && !data)
    return (
      <EmptyState
        title={t('draw_results_failed')}
        text={errorText(error, t)}
        action={
          <Button kind="primary" onClick={() => void refetch()}>
            {t('common_retry')}
          </Button>
        }
      />
    )
  if (!data) return <Skeleton shape="block" />
  if (data.games.length === 0) return <EmptyState title={t('draw_day_none')} text={t('draw_day_none_text')} />
  return (
    <section aria-labelledby="day" aria-busy={isPlaceholderData}>
      <header className={shared.head}>
        <h2 id="day">{t('draw_day_of', { date: formatLongDate(`${data.date}T12:00:00Z`, language) })}</h2>
        <span className="note text-3">{t('draw_day_games', { count: data.games.length })}</span>
      </header>
      <div className={styles.games}>
        {data.games.map((game) => (
          <GameOfDay key={game.gameCode} game={game} date={data.date} />
        ))}
      </div>
      <p className="note text-3">{t('draw_lobby_note')}</p>
    </section>
  )
}

function GameOfDay({ game, date }: { game: DayGame; date: string }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const titleOf = useSectionTitle()
  const name = nameOf(game)
  const id = `day-${game.gameCode}`
  return (
    <section className={`panel ${styles.game}`} aria-labelledby={id}>
      <header>
        <h3 id={id}>
          <AppLink href={paths.lotteryResults(game.gameCode, date)}>{name}</AppLink>
        </h3>
        <small>{titleOf(game.section)}</small>
      </header>
      <ol>
        {game.results.map((one) =>
          readNumberResult(game.gameCode, one.numero, one.result) ? (
            <NumberRow
              key={one.numero}
              opened={{ ...one, openTime: one.drawsAt }}
              result={readNumberResult(game.gameCode, one.numero, one.result)!}
            />
          ) : (
            <ClassicRow key={one.numero} game={game} one={one} />
          ),
        )}
      </ol>
      {game.hasMore ? (
        <AppLink
          className={styles.more}
          href={paths.lotteryResults(game.gameCode, date)}
          aria-label={t('draw_day_more_of', { name })}
        >
          {t('draw_day_more')}
          <Icon name="r" size={16} />
        </AppLink>
      ) : null}
    </section>
  )
}

function ClassicRow({ game: { gameCode, family }, one }: { game: DayGame; one: DayGame['results'][number] }) {
  const t = useText()
  const { issueText } = useIssueText()
  const { numero, drawsAt, result, source, version } = one
  return (
    <li className={styles.row}>
      <span className={shared.issue}>
        <b>
          <span className="sr-only">{issueText(numero)}</span>
          <span aria-hidden="true">{shortOf(numero)}</span>
        </b>
        <small>{formatClock(drawsAt)}</small>
      </span>
      <span className={styles.numbers}>
        <ResultLine gameCode={gameCode} family={family} numero={numero} result={result} size="small" />
        <DemoBadge source={source} />
        {version > 1 ? <Badge tone="waiting">{t('draw_corrected')}</Badge> : null}
      </span>
      <AppLink
        className={shared.proof}
        href={paths.verifyDraw(gameCode, numero)}
        aria-label={t('draw_check_issue', { numero })}
        title={t('draw_check_issue', { numero })}
      >
        <Icon name="shield" />
      </AppLink>
    </li>
  )
}
