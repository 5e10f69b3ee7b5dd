import { Icon, type IconName } from '../../../../ui/icon/icon.tsx'
import { useText } from '../../../../ui/i18n/text.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import { LiveMark } from '../parts/live-mark.tsx'
import type { Bet, Leg } from '../parts/kinds.ts'
import { VirtualLabel } from '../parts/virtual-label.tsx'
import '../texts.ts'
import { legStateText } from '../words/bet-words.ts'
import { legNow, legNowText } from '../words/leg-now.ts'
import { marketName, selectionName, sidesOf } from '../words/market-words.ts'
import { legPriceText } from '../words/odds-format.ts'
import { sportIcon } from '../words/sport-names.ts'
import styles from './bets.module.css'

/** The legs of a bet, each with what was taken and where its match stands. */
export function LegList({ bet }: { bet: Bet }) {
  return (
    <ul className={styles.legs}>
      {bet.legs.map((leg) => (
        <LegRow key={leg.legNo} bet={bet} leg={leg} />
      ))}
    </ul>
  )
}

const icons: Readonly<Record<NonNullable<Leg['result']>, IconName>> = {
  WIN: 'check',
  HALF_WIN: 'check',
  PUSH: 'minus',
  VOID: 'ban',
  HALF_LOSE: 'close',
  LOSE: 'close',
}
const tones: Readonly<Record<NonNullable<Leg['result']>, 'won' | 'even' | 'lost'>> = {
  WIN: 'won',
  HALF_WIN: 'won',
  PUSH: 'even',
  VOID: 'even',
  HALF_LOSE: 'lost',
  LOSE: 'lost',
}

function LegRow({ bet, leg }: { bet: Bet; leg: Leg }) {
  const t = useText()
  const sides = sidesOf(leg)
  const now = legNow(leg)
  // The mark of a match that is played says so already.
  const isPlayed = leg.result === null && leg.status === 'LIVE'
  const icon: IconName = leg.result ? icons[leg.result] : isPlayed ? 'live' : 'clock'
  return (
    <li>
      <span className={`${styles.mark} ${leg.result ? styles[tones[leg.result]] : ''}`}>
        <Icon name={icon} size={16} />
      </span>
      <b>{selectionName(leg, leg.code, sides, t, leg.selectionName)}</b>
      <span className="number">{legPriceText(bet, leg)}</span>
      <span className={styles.about}>
        <AppLink href={sportsPaths.fixture(leg.fixtureId, leg.sportCode)}>
          <Icon name={sportIcon(leg.sportCode)} size={16} className={styles.sport} />
          {sides ? t('sport_match_versus', sides) : (leg.fixtureName ?? leg.leagueName)}
          {leg.score ? ` ${leg.score.home}–${leg.score.away}` : ''}
        </AppLink>
        <span className={styles.state}>
          {`${marketName(leg, sides, t)} · ${isPlayed ? '' : `${t(legStateText(leg))} `}`}
          {leg.result ? null : <LiveMark head={leg} />} <VirtualLabel isVirtual={leg.isVirtual} />
        </span>
        {now ? (
          <span className={now === 'WIN' || now === 'HALF_WIN' ? styles.ahead : styles.state}>
            {t(legNowText(now))}
          </span>
        ) : null}
        {leg.scoreAtBet ? (
          <span className={styles.state}>
            {t(leg.typeCode === 'AH' ? 'sport_basis_live_ah' : 'sport_leg_score_at_bet', {
              score: `${leg.scoreAtBet.home}–${leg.scoreAtBet.away}`,
            })}
          </span>
        ) : null}
      </span>
    </li>
  )
}
