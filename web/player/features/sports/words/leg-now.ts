/** What a leg would come to if its match ended as it stands. */
import type { FixtureFacts } from '../../../../../kernel/sports/facts.ts'
import { basisOf, settleLeg } from '../../../../../kernel/sports/markets.ts'
import type { LegResult } from '../../../../../kernel/sports/words.ts'
import type { TextKey } from '../../../../ui/i18n/text.tsx'
import type { Leg } from '../parts/kinds.ts'

type Played = Pick<
  Leg,
  'typeCode' | 'period' | 'line' | 'code' | 'status' | 'score' | 'scoreAtBet' | 'result'
>

const wholes: ReadonlySet<string> = new Set(['FT', 'GAME', 'SERIES'])

/** Null: it is decided, not played now, or decided by more than the score of the whole match. */
export function legNow(leg: Played): LegResult | null {
  const { typeCode, period, line: lineQ, code, status, score, scoreAtBet } = leg
  if (leg.result !== null || status !== 'LIVE' || score === null || !wholes.has(period)) return null
  if (typeCode === 'HTFT' || basisOf(typeCode) !== 'SCORE') return null
  const facts: FixtureFacts = { scores: { [period]: score }, ended: [period], ending: 'PLAYED' }
  return settleLeg({ typeCode, period, lineQ, code, scoreAtBet }, facts)?.result ?? null
}

const texts = {
  WIN: 'sport_leg_now_win',
  HALF_WIN: 'sport_leg_now_half_win',
  PUSH: 'sport_leg_now_push',
  VOID: 'sport_leg_now_push',
  HALF_LOSE: 'sport_leg_now_half_lose',
  LOSE: 'sport_leg_now_lose',
} as const satisfies Record<LegResult, TextKey>

export const legNowText = (result: LegResult): TextKey => texts[result]
