import { formatClock } from '../../../../../design/format.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { Countdown } from '../parts/countdown.tsx'
import { usePast } from '../parts/use-draws.ts'
import { useServerSecond } from '../parts/server-second.ts'
import { roundNo, type Round } from './round-after.ts'
import styles from './round-head.module.css'

/** The time line shows the last stretch of the betting. */
const SHOWN_S = 15 * 60

/** Which round it is, and what is left of its two times. */
export function RoundHead({
  round,
  onRounds,
  onShootingEnd,
}: {
  round: Round
  onRounds: () => void
  onShootingEnd: () => void
}) {
  const t = useText()
  const isVoid = round.issueState === 'VOID'
  const isBetOver = usePast(round.closesAt) || isVoid
  const isShootOver = usePast(round.shootsUntil) || isVoid
  const isEarly = !usePast(round.opensAt)
  return (
    <section className={`frame yo ${styles.head}`}>
      <div className={styles.name}>
        <div>
          <h1>{t('yeekee_round', { n: roundNo(round.numero) })}</h1>
          <small>{isEarly ? t('yeekee_opens_at', { time: formatClock(round.opensAt) }) : round.numero}</small>
        </div>
        <Button icon="list" onClick={onRounds}>
          {t('yeekee_rounds')}
        </Button>
      </div>
      <TimeLine round={round} />
      <div className={styles.clocks}>
        <div>
          <small>{t('yeekee_bets_close')}</small>
          {isBetOver ? (
            <b>{t('yeekee_bets_closed')}</b>
          ) : (
            <Countdown
              endsAt={round.closesAt}
              label={t('yeekee_bets_close')}
              isBoxed
              isAnnounced={!isBetOver}
            />
          )}
        </div>
        <div>
          <small>{t('yeekee_shots_close')}</small>
          {isShootOver ? (
            <b>{t('yeekee_shooting_over')}</b>
          ) : (
            <Countdown
              endsAt={round.shootsUntil}
              label={t('yeekee_shots_close')}
              isBoxed
              isAnnounced={isBetOver}
              onEnd={onShootingEnd}
            />
          )}
        </div>
      </div>
    </section>
  )
}

function TimeLine({ round }: { round: Round }) {
  const t = useText()
  const now = useServerSecond()
  const closes = Date.parse(round.closesAt) / 1000
  const ends = Date.parse(round.shootsUntil) / 1000
  const part = (from: number, until: number) =>
    `${Math.round(Math.min(1, Math.max(0, (now - from) / (until - from))) * 100)}%`
  return (
    <div className={styles.times}>
      <div className={styles.line} aria-hidden="true">
        <span style={{ '--done': part(closes - SHOWN_S, closes) } as React.CSSProperties} />
        <span style={{ '--done': part(closes, ends) } as React.CSSProperties} />
      </div>
      <div className={styles.labels}>
        <span>{t('yeekee_bets_until', { time: formatClock(round.closesAt) })}</span>
        <span>{t('yeekee_shots_until', { time: formatClock(round.shootsUntil) })}</span>
      </div>
    </div>
  )
}
