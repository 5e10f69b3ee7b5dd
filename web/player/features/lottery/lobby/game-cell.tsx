import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import type { Game } from '../../../state/home.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { Balls } from '../parts/balls.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { shortOf, useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { usePast } from '../parts/use-draws.ts'
import { Heart } from './heart.tsx'
import styles from './lobby.module.css'
import { isInMaintenance } from './use-listed-games.ts'

/** The time until an issue closes; in the seconds between, until it is drawn. */
export function Clock({ game: { issue } }: { game: LobbyGame }) {
  const t = useText()
  const isClosed = usePast(issue?.closesAt)
  if (!issue) return <span className={styles.off}>{t('draw_none_planned')}</span>
  return isClosed ? (
    <span className={styles.off}>{t('draw_waiting_short')}</span>
  ) : (
    <Countdown endsAt={issue.closesAt} label={t('draw_closes_in')} />
  )
}

/** A lottery among those of its family. */
export function GameCell({ game, listed }: { game: LobbyGame; listed: Game | undefined }) {
  const t = useText()
  const { nameOf, cycleOf } = useGameNames()
  const isClosed = isInMaintenance(listed)
  return (
    <div className={styles.cell}>
      <AppLink href={paths.lotteryBoard(game.gameCode)} aria-label={nameOf(game)}>
        <span className={styles.first}>{game.cycle === null ? nameOf(game) : cycleOf(game.cycle)}</span>
        <b className={styles.clock}>
          {isClosed ? (
            <span className={styles.off}>{t('game_badge_maintenance')}</span>
          ) : (
            <Clock game={game} />
          )}
        </b>
        <span className={styles.result}>
          {game.last ? (
            <Balls
              key={game.last.numero}
              family={game.family}
              result={game.last.result}
              gameCode={game.gameCode}
              size="small"
            />
          ) : (
            <small className="text-3">{t('draw_no_result_yet')}</small>
          )}
        </span>
      </AppLink>
      {listed ? <Heart listed={listed} name={nameOf(game)} className={styles.heart} /> : null}
    </div>
  )
}

/** A lottery among those that close next. */
export function SoonCell({ game }: { game: LobbyGame }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText } = useIssueText()
  const nameOfIssue = (numero: string) =>
    shortOf(numero) === numero ? issueText(numero) : t('draw_issue_short', { numero: shortOf(numero) })
  return (
    <AppLink href={paths.lotteryBoard(game.gameCode)}>
      <b>{nameOf(game)}</b>
      <span className={styles.soonClock}>
        <Clock game={game} />
      </span>
      <small>{game.issue ? nameOfIssue(game.issue.numero) : null}</small>
    </AppLink>
  )
}
