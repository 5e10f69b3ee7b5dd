import { formatClock } from '../../../../../design/format.ts'
import { numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import { readTerms } from '../../../../../contract/player/lottery/read-terms.ts'
import { useCall } from '../../../../client/use-call.ts'
import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import { LinkButton } from '../../../../ui/button/button.tsx'
import { takeClick } from '../../../app-link.tsx'
import { paths } from '../../../paths.ts'
import type { LobbyGame } from '../parts/after-push.ts'
import { Countdown } from '../parts/countdown.tsx'
import { DemoBadge } from '../parts/demo-badge.tsx'
import { useGameNames } from '../parts/game-name.ts'
import { useIssueText } from '../parts/issue-text.ts'
import { readNumberResult } from '../parts/number-draw.ts'
import { prizeName } from '../parts/prize-name.ts'
import styles from './first-draw.module.css'

/** The bet types whose odds stand at the head of the lobby. */
const SHOWN_PLAYS = ['TOP3', 'TOD3', 'BOTTOM2']

/** The next draw of the government, which most members come for. */
export function FirstDraw({ game }: { game: LobbyGame }) {
  const t = useText()
  const { nameOf } = useGameNames()
  const { issueText } = useIssueText()
  const { issue } = game
  return (
    <section className={`frame yo ${styles.first}`} aria-label={nameOf(game)}>
      <div className={styles.name}>
        <h2>
          {nameOf(game)} <DemoBadge source={game.source} />
        </h2>
        <p>
          {issue
            ? `${issueText(issue.numero)} · ${t('draw_closes_on', { time: formatClock(issue.closesAt) })}`
            : t('draw_none_planned')}
        </p>
      </div>
      <div className={styles.act}>
        {issue ? (
          <p className={styles.clock}>
            <span>{t('draw_closes_in')}</span>
            <Countdown endsAt={issue.closesAt} label={t('draw_closes_in')} isBoxed />
          </p>
        ) : null}
        <LinkButton
          kind="primary"
          href={paths.lotteryBoard(game.gameCode)}
          onClick={(event) => takeClick(event, paths.lotteryBoard(game.gameCode))}
        >
          {t('draw_bet_this')}
        </LinkButton>
      </div>
      <div className={styles.facts}>
        <LastNumbers game={game} />
        <Odds gameCode={game.gameCode} />
      </div>
    </section>
  )
}

function LastNumbers({ game: { gameCode, last } }: { game: LobbyGame }) {
  const t = useText()
  const { dateText } = useIssueText()
  const read = last ? readNumberResult(gameCode, last.numero, last.result) : null
  if (!last || !read) return null
  return (
    <div className={styles.last}>
      <small>{t('draw_last_result', { date: dateText(last.numero) })}</small>
      {read.rows
        .filter(({ prize }) => prize === 'first' || prize === 'bottom2')
        .map(({ prize, numbers }) => (
          <span key={prize}>
            <small>{prizeName(prize, t)}</small>
            <span
              className={styles.balls}
              role="img"
              aria-label={t('draw_result_is', { numbers: numbers.join(' ') })}
            >
              {[...numbers.join('')].map((digit, place) => (
                <b key={place} className={prize === 'bottom2' ? styles.red : undefined}>
                  {digit}
                </b>
              ))}
            </span>
          </span>
        ))}
    </div>
  )
}

function Odds({ gameCode }: { gameCode: string }) {
  const t = useText()
  const { data } = useCall(readTerms, { query: { gameCode } }, { staleMs: 60_000 })
  if (!data) return null
  return (
    <dl className={styles.odds}>
      {SHOWN_PLAYS.flatMap((code) => {
        const odds = data.plays.find(({ playCode }) => playCode === code)?.odds[0]
        const key = numberPlayOf(gameCode, code)?.textKeys[0]
        return odds && key ? [{ code, odds, key }] : []
      }).map(({ code, odds, key }) => (
        <div key={code}>
          <dt>{t(key as TextKey)}</dt>
          <dd>{t('draw_pays_a_baht', { odds })}</dd>
        </div>
      ))}
    </dl>
  )
}
