/** What bets and their states are called, and how they look. */
import type { BetResult, BetState, LegResult } from '../../../../../kernel/sports/words.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../../ui/i18n/text.tsx'

const tones: Readonly<Record<BetState, BadgeTone>> = {
  PENDING: 'waiting',
  ACCEPTED: 'info',
  REJECTED: 'neutral',
  SETTLED: 'neutral',
  CASHED_OUT: 'ready',
}
const resultTones: Readonly<Record<BetResult, BadgeTone>> = {
  WON: 'good',
  HALF_WON: 'good',
  PUSH: 'neutral',
  HALF_LOST: 'bad',
  LOST: 'bad',
  VOID: 'neutral',
}

interface Ended {
  readonly state: BetState
  readonly result: BetResult | null
}

/** A settled bet looks like its result, as its legs do. */
export const betTone = ({ state, result }: Ended): BadgeTone =>
  state === 'SETTLED' && result !== null ? resultTones[result] : tones[state]

/** A settled bet says how it ended. */
export const betStateKey = ({ state, result }: Ended): TextKey =>
  (state === 'SETTLED' && result !== null ? `op_sport_won_${result}` : `op_sport_bet_${state}`) as TextKey

export const legTones: Readonly<Record<LegResult, BadgeTone>> = {
  WIN: 'good',
  HALF_WIN: 'good',
  PUSH: 'neutral',
  HALF_LOSE: 'bad',
  LOSE: 'bad',
  VOID: 'neutral',
}
