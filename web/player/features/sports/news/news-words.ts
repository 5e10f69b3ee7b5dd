/** What the news say. */
import type { listFollowedSchemas } from '../../../../../contract/player/sportsbook/list-followed.ts'
import type { SportNewsPush } from '../../../../../contract/pushes/sports.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { formatMoney } from '../../../../../design/format.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import type { Bet } from '../parts/kinds.ts'
import '../texts.ts'
import type { NewsChosen } from './news-store.ts'

export type Followed = ValueOf<typeof listFollowedSchemas>['list'][number]

/** Null: the member does not follow the match, or wants no news of the kind. */
export function matchNews(
  push: SportNewsPush,
  { followed, chosen }: { followed: readonly Followed[]; chosen: NewsChosen },
  t: Translate,
): string | null {
  const match = followed.find(({ fixtureId }) => fixtureId === push.fixtureId)
  if (!match || !(match.isMarked || chosen.bets)) return null
  const { homeName: home, awayName: away } = match
  if (push.kind === 'KICK_OFF') return chosen.kickOff ? t('sport_push_kickoff', { home, away }) : null
  if (!chosen.goal || !push.score) return null
  const score = `${push.score.home}–${push.score.away}`
  return t('sport_push_goal', { home, away, score, minute: String(push.minute) })
}

const results = {
  WON: 'sport_push_bet_won',
  HALF_WON: 'sport_push_bet_half_won',
  HALF_LOST: 'sport_push_bet_half_lost',
  LOST: 'sport_push_bet_lost',
  PUSH: 'sport_push_bet_push',
} as const

export interface BetNews {
  tone: 'good' | 'info' | 'bad'
  text: string
}

/** Null: it is open again, and there is nothing to say. */
export function betNews(bet: Bet, t: Translate): BetNews | null {
  const { state, result, betNo: number, cashedAmount } = bet
  const money = (amount: number) => formatMoney(amount, bet.currency)
  if (state === 'REJECTED')
    return { tone: 'bad', text: t('sport_push_bet_rejected_no', { number, amount: money(bet.stakeAmount) }) }
  if (state !== 'SETTLED' || !result) return null
  const amount = money((bet.payoutAmount ?? 0) - cashedAmount)
  if (result === 'VOID') return { tone: 'info', text: t('sport_push_bet_voided', { number, amount }) }
  const isGood = result === 'WON' || result === 'HALF_WON'
  return { tone: isGood ? 'good' : 'info', text: t(results[result], { number, amount }) }
}
