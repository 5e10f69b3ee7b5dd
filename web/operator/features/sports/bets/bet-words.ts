/** What bets and their states are called, and how they look. */
import type { BetResult, BetState, LegResult } from '../../../../../kernel/sports/words.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../../ui/i18n/text.tsx'

export const betTones: Readonly<Record<BetState, BadgeTone>> = {
  PENDING: 'waiting',
  ACCEPTED: 'info',
  REJECTED: 'neutral',
  SETTLED: 'good',
  CASHED_OUT: 'ready',
}

/** A settled bet says how it ended. */
export const betStateKey = ({ state, result }: { state: BetState; result: BetResult | null }): TextKey =>
  (state === 'SETTLED' && result !== null ? `op_sport_won_${result}` : `op_sport_bet_${state}`) as TextKey

export const legTones: Readonly<Record<LegResult, BadgeTone>> = {
  WIN: 'good',
  HALF_WIN: 'good',
  PUSH: 'neutral',
  HALF_LOSE: 'bad',
  LOSE: 'bad',
  VOID: 'neutral',
}
