import { formatClock, formatShortTime, toBusinessDate } from '../../../../../design/format.ts'
import { numberGameOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { sectionOf } from '../../../../../kernel/lottery/sections.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import type { Game } from '../../../state/home.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { DemoBadge } from '../parts/demo-badge.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { ResultLine } from '../parts/result-line.tsx'
import { Clock } from './game-cell.tsx'
import { Heart } from './heart.tsx'
import { isDrawnOn } from './lobby-sections.ts'
import { markOf, pigmentOf } from './marks.ts'
import styles from './rows.module.css'
import { isInMaintenance } from './use-listed-games.ts'

const pigments = {
  1: styles.pig1,
  2: styles.pig2,
  3: styles.pig3,
  4: styles.pig4,
  5: styles.pig5,
} as const

/** Of today by its clock, of another day with its date. */
function useCloseText() {
  const t = useText()
  return (closesAt: string): string => {
    const isToday = toBusinessDate(new Date(closesAt)) === toBusinessDate(serverNowMs())
    return t('draw_closes_on', { time: isToday ? formatClock(closesAt) : formatShortTime(closesAt) })
  }
}

/** A lottery on whole numbers: its next draw with the clock, and its last result. */
export function GameRow({ game, listed }: { game: LobbyGame; listed: Game | undefined }) {
  const t = useText()
  const { nameOf, ownNameOf } = useGameNames()
  const closeText = useCloseText()
  const { gameCode, issue, last } = game
  const own = numberGameOf(gameCode)
  const isClosed = isInMaintenance(listed)
  return (
    <>
      <AppLink className={styles.row} href={paths.lotteryBoard(gameCode)} aria-label={nameOf(game)}>
        <i className={`${styles.mark} ${pigments[pigmentOf(gameCode)]}`} aria-hidden="true">
          {markOf(gameCode)}
        </i>
        <span className={styles.name}>
          <b>{own ? ownNameOf(own) : nameOf(game)}</b>
          <small>
            <State game={game} />
          </small>
        </span>
        <span className={styles.clock}>
          <b>{isClosed ? t('game_badge_maintenance') : <Clock game={game} />}</b>
          {issue && !isClosed ? <small>{closeText(issue.closesAt)}</small> : null}
        </span>
        <span className={styles.result}>
          {last ? (
            <>
              <ResultLine
                gameCode={gameCode}
                family={game.family}
                numero={last.numero}
                result={last.result}
              />
              <DemoBadge source={last.source} />
            </>
          ) : (
            <small>{t('draw_no_result_yet')}</small>
          )}
        </span>
      </AppLink>
      {listed ? <Heart listed={listed} name={nameOf(game)} className={styles.heart} /> : null}
    </>
  )
}

/** The draw that is bet on; of a market whether it trades today. */
function State({ game }: { game: LobbyGame }) {
  const t = useText()
  const { issueText } = useIssueText()
  const { issue } = game
  if (sectionOf(game) !== 'STOCK') return issue ? issueText(issue.numero) : t('draw_none_planned')
  const isOpen = isDrawnOn(game, toBusinessDate(serverNowMs()), (time) => toBusinessDate(new Date(time)))
  return (
    <>
      <span className={isOpen ? styles.open : styles.shut}>
        {t(isOpen ? 'draw_market_open' : 'draw_market_closed')}
      </span>
      {issue ? ` · ${issueText(issue.numero)}` : null}
    </>
  )
}
