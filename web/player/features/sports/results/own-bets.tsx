import { listSportBets } from '../../../../../contract/player/sportsbook/list-sport-bets.ts'
import { formatMoney } from '../../../../../design/format.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'
import { Badge } from '../../../../ui/badge/badge.tsx'
import { type Translate, useText } from '../../../../ui/i18n/text.tsx'
import { Money } from '../../../../ui/money/money.tsx'
import { AppLink } from '../../../app-link.tsx'
import { sportsPaths } from '../../../sports-views.ts'
import type { Bet, Leg } from '../parts/kinds.ts'
import '../texts.ts'
import { betState, kindText } from '../words/bet-words.ts'
import { selectionName, sidesOf } from '../words/market-words.ts'
import { legPriceText } from '../words/odds-format.ts'
import styles from './own-bets.module.css'

const MOST_SHOWN = 20

/** The member's bets on a match; nothing if there are none. */
export function OwnBets({ fixtureId }: { fixtureId: string }) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const { data } = useCall(
    listSportBets,
    { query: { tab: 'ALL', fixtureId, pageNo: 1, pageSize: MOST_SHOWN } },
    { isEnabled: isSignedIn },
  )
  if (!isSignedIn || !data || data.totalCount === 0) return null
  return (
    <section className={styles.own} aria-label={t('sport_result_own', { n: data.totalCount })}>
      <h3>{t('sport_result_own', { n: data.totalCount })}</h3>
      <ul>
        {data.list.map((bet) => (
          <li key={bet.betId}>
            <OwnBet bet={bet} legs={bet.legs.filter((leg) => leg.fixtureId === fixtureId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What was taken of this match, what it cost, and what it came to. */
function OwnBet({ bet, legs }: { bet: Bet; legs: readonly Leg[] }) {
  const t = useText()
  const [stateKey, tone] = betState(bet)
  const isOpen = bet.state === 'PENDING' || bet.state === 'ACCEPTED'
  return (
    <AppLink href={sportsPaths.bets(isOpen ? undefined : 'SETTLED')} className={styles.bet}>
      <b>{legs.map((leg) => legText(bet, leg, t)).join(', ')}</b>
      <Badge tone={tone}>{t(stateKey)}</Badge>
      <small>
        {kindText(bet, t)} · {formatMoney(bet.stakeAmount, bet.currency)}
      </small>
      {bet.payoutAmount === null ? null : (
        <Money amount={bet.payoutAmount - bet.stakeAmount} currency={bet.currency} isChange />
      )}
    </AppLink>
  )
}

function legText(bet: Bet, leg: Leg, t: Translate): string {
  return `${selectionName(leg, leg.code, sidesOf(leg), t, leg.selectionName)} ${legPriceText(bet, leg)}`
}
