/** What became of bets and their legs, in words. */
import type { LegResult } from '../../../../../kernel/sports/words.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'
import type { TextKey, Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import type { Bet, Leg } from '../parts/kinds.ts'

const results = {
  WON: ['sport_bet_state_won', 'good'],
  HALF_WON: ['sport_bet_state_half_won', 'good'],
  PUSH: ['sport_bet_state_push', 'neutral'],
  HALF_LOST: ['sport_bet_state_half_lost', 'bad'],
  LOST: ['sport_bet_state_lost', 'bad'],
  VOID: ['sport_bet_state_void', 'neutral'],
} as const satisfies Record<NonNullable<Bet['result']>, readonly [TextKey, BadgeTone]>

const states = {
  PENDING: ['sport_bet_state_pending', 'waiting'],
  ACCEPTED: ['sport_bet_state_accepted', 'info'],
  REJECTED: ['sport_bet_state_rejected', 'bad'],
  SETTLED: ['sport_market_state_settled', 'neutral'],
  CASHED_OUT: ['sport_bet_state_cashed_out', 'ready'],
} as const satisfies Record<Bet['state'], readonly [TextKey, BadgeTone]>

export function betState({ state, result }: Bet): readonly [TextKey, BadgeTone] {
  return state === 'SETTLED' && result ? results[result] : states[state]
}

const legResults = {
  WIN: 'sport_leg_state_win',
  HALF_WIN: 'sport_leg_state_half_win',
  PUSH: 'sport_leg_state_push',
  HALF_LOSE: 'sport_leg_state_half_lose',
  LOSE: 'sport_leg_state_lose',
  VOID: 'sport_leg_state_void',
} as const satisfies Record<LegResult, TextKey>

export const legResultText = (result: LegResult): TextKey => legResults[result]

export const legStateText = ({ result }: Leg): TextKey =>
  result ? legResults[result] : 'sport_leg_state_open'

/** Single, parlay of so many legs, or a system. */
export function kindText(
  { kind, legs, systemCode }: Pick<Bet, 'kind' | 'legs' | 'systemCode'>,
  t: Translate,
) {
  if (kind === 'SINGLE') return t('sport_slip_tab_single')
  if (kind === 'PARLAY') return t('sport_history_type_parlay', { n: legs.length })
  return systemName(systemCode ?? '', legs.length, t)
}

/** Of a bet that was just taken. A system has no price of its own: its parlays have theirs. */
export const acceptedText = (bet: Bet, price: string, t: Translate): string =>
  bet.kind === 'SYSTEM'
    ? t('sport_slip_accepted_system', { number: bet.betNo, kind: kindText(bet, t) })
    : t('sport_slip_accepted', { number: bet.betNo, price })

const systems = {
  TRIXIE: 'sport_system_trixie',
  PATENT: 'sport_system_patent',
  YANKEE: 'sport_system_yankee',
  LUCKY15: 'sport_system_lucky15',
  CANADIAN: 'sport_system_canadian',
  LUCKY31: 'sport_system_lucky31',
  HEINZ: 'sport_system_heinz',
  LUCKY63: 'sport_system_lucky63',
  SUPER_HEINZ: 'sport_system_super_heinz',
  GOLIATH: 'sport_system_goliath',
} as const satisfies Record<string, TextKey>

/** TRIXIE, or "2/4": all doubles of four. */
export function systemName(code: string, legs: number, t: Translate): string {
  if (code in systems) return t(systems[code as keyof typeof systems])
  const [k = ''] = code.split('/')
  return t('sport_system_of', { k, n: String(legs) })
}
