import type { ReactNode } from 'react'
import { formatClock } from '../../../../../design/format.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import { Countdown } from './countdown.tsx'
import { shortOf, useGameNames } from './game-name.ts'
import { useIssueText } from './issue-text.ts'
import styles from './parts.module.css'
import { ResultLine } from './result-line.tsx'
import type { Draws } from './use-draws.ts'
import { useOwnWins, useSettledBets } from './use-own-wins.ts'

import './texts.ts'

/**
 * The head of a board: the lottery and its issue, the newest result, and the seconds until it closes. A
 * result that comes falls in; the next issue begins by itself. `children`: what the board adds, such as
 * other cycles.
 */
export function GameHead({ draws, children }: { draws: Draws; children?: ReactNode }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText, shortText } = useIssueText()
  const { game, issue, isOpen, waiting, last } = draws
  const won = useOwnWins(draws)
  useSettledBets(draws)
  // Otherwise the day stands in the number of the issue above.
  const isDaily = last !== null && shortOf(last.numero) === last.numero
  if (!game) return null
  return (
    <section className={`frame yo ${styles.head}`} aria-label={nameOf(game)}>
      <div className={styles.name}>
        <h1>{nameOf(game)}</h1>
        <span>
          {issue ? issueText(issue.numero) : t('draw_none_planned')}{' '}
          <AppLink className="link" href={paths.lotteryResults(game.gameCode)}>
            {t('draw_tab_history')}
          </AppLink>
          {issue?.beaconType === 'DRAND' ? (
            <>
              {' · '}
              <AppLink
                className="link"
                href={paths.verifyDraw(game.gameCode, issue.numero)}
                aria-label={t('draw_drand_label')}
              >
                {t('draw_drand')}
              </AppLink>
            </>
          ) : null}
        </span>
      </div>
      <div className={styles.last} aria-live="polite">
        {waiting ? (
          <small>{t('draw_waiting', { numero: shortText(waiting.numero) })}</small>
        ) : last ? (
          <small>
            {t('draw_last_of', { numero: isDaily ? shortText(last.numero) : shortOf(last.numero) })}
          </small>
        ) : null}
        {last ? (
          <ResultLine
            key={last.numero}
            family={game.family}
            numero={last.numero}
            result={last.result}
            gameCode={game.gameCode}
            isFalling={last.isNew}
          />
        ) : null}
        {won ? (
          <Badge tone="ready" icon="trophy">
            {t('draw_won_short', { amount: won })}
          </Badge>
        ) : null}
        {children}
      </div>
      <div className={styles.clock}>
        {waiting ? (
          <>
            <small>{t('draw_draws_in')}</small>
            <Countdown endsAt={waiting.drawsAt} label={t('draw_draws_in')} isBoxed />
          </>
        ) : issue && isOpen ? (
          <>
            <small>{t('draw_closes_at', { time: formatClock(issue.closesAt, true) })}</small>
            <Countdown endsAt={issue.closesAt} label={t('draw_closes_in')} isBoxed isAnnounced />
          </>
        ) : issue ? (
          <>
            <small>{t('draw_opens_in')}</small>
            <Countdown endsAt={issue.opensAt} label={t('draw_opens_in')} isBoxed />
          </>
        ) : null}
      </div>
    </section>
  )
}
