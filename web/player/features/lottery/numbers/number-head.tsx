import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import type { BettingIssue } from '../board/betting-issue.ts'
import { Countdown } from '../parts/countdown.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { momentText } from '../parts/moment-text.ts'
import { readNumberResult, shortRows } from '../parts/number-draw.ts'
import { prizeName } from '../parts/prize-name.ts'
import type { Draws } from '../parts/use-draws.ts'
import { useSettledBets } from '../parts/use-own-wins.ts'
import styles from './head.module.css'
import './texts.ts'

interface NumberHeadProps {
  draws: Draws
  issue: BettingIssue | null
  isOpen: boolean
}

/**
 * Lottery, draw, the time until it closes and the last result in few lines: on a small phone the pad below
 * stays in view.
 */
export function NumberHead({ draws, issue, isOpen }: NumberHeadProps) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText, shortText } = useIssueText()
  useSettledBets(draws)
  const { game, last } = draws
  if (!game) return null
  const drawn = last ? readNumberResult(game.gameCode, last.numero, last.result) : null
  return (
    <section className={`frame yo ${styles.head}`} aria-label={nameOf(game)}>
      <div className={styles.name}>
        <h1>{nameOf(game)}</h1>
        <span>{issue ? issueText(issue.numero) : t('lottery_no_issue')}</span>
      </div>
      {issue ? (
        <div className={styles.clock}>
          <small>
            {isOpen
              ? t('lottery_head_closes', { time: momentText(issue.closesAt) })
              : t('lottery_head_opens', { time: momentText(issue.opensAt) })}
          </small>
          <Countdown
            endsAt={isOpen ? issue.closesAt : issue.opensAt}
            label={t(isOpen ? 'draw_closes_in' : 'draw_opens_in')}
            isBoxed
            isAnnounced
          />
        </div>
      ) : null}
      <p className={styles.last} aria-live="polite">
        {drawn && last ? (
          <>
            <span>
              {t('lottery_head_last')} <span className={styles.date}>{shortText(last.numero)}</span>
            </span>
            {shortRows(drawn).map(({ prize, numbers }) => (
              <span key={prize}>
                {prizeName(prize, t)} <b>{numbers.join(' ')}</b>
              </span>
            ))}
          </>
        ) : null}
        <AppLink className="link tap" href={paths.lotteryResults(game.gameCode)}>
          {t('draw_tab_history')}
        </AppLink>
      </p>
    </section>
  )
}
