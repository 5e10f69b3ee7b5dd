/** Why a waiting live bet was not accepted, with the incident or the prices that stood against it. */
import type { TextKey, Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import type { Bet, Leg } from '../parts/kinds.ts'
import { incidentText } from './incident-words.ts'
import { selectionName, sidesOf } from './market-words.ts'
import { legPriceText } from './odds-format.ts'
import { faultText } from './sentence.ts'

/** Of bets that do not say what stood against them. */
const reasons = {
  SPORT_LIVE_EVENT: 'sport_bet_reason_event',
  SPORT_LIVE_PRICE: 'sport_bet_reason_price',
  SPORT_REFUSED: 'sport_bet_reason_trader',
} as const satisfies Record<string, TextKey>

type Rejected = Pick<Bet, 'kind' | 'legs' | 'oddsFormat' | 'rejectReason' | 'rejectCause'>

export function rejectText(bet: Rejected, t: Translate, language: string): string {
  const { rejectReason: reason, rejectCause: cause } = bet
  const leg = cause ? bet.legs.find(({ legNo }) => legNo === cause.legNo) : undefined
  const told = leg && cause ? (eventText(bet, leg, cause, t) ?? fallText(bet, leg, cause, t)) : null
  if (told) return told
  const said = t('sport_bet_state_rejected')
  const sentence =
    reason !== null && reason in reasons
      ? t(reasons[reason as keyof typeof reasons])
      : faultText(reason, language)
  return sentence === null ? said : `${said}: ${leg ? `${matchOf(bet, leg, t)}${sentence}` : sentence}`
}

type Cause = NonNullable<Bet['rejectCause']>

/** Of several matches the one is named. */
function matchOf({ kind }: Rejected, leg: Leg, t: Translate): string {
  const sides = sidesOf(leg)
  return kind === 'SINGLE' || !sides ? '' : `${t('sport_match_versus', sides)}, `
}

function eventText(bet: Rejected, leg: Leg, { incident }: Cause, t: Translate): string | null {
  const sides = sidesOf(leg)
  if (!incident || !sides) return null
  const what = incidentText({ ...incident, added: null, isCancelled: false }, sides, t).trim()
  return t('sport_bet_rejected_event', { incident: `${matchOf(bet, leg, t)}${what}` })
}

function fallText(bet: Rejected, leg: Leg, { price }: Cause, t: Translate): string | null {
  if (price === null) return null
  const prices = { before: legPriceText(bet, leg), after: legPriceText(bet, { ...leg, price }) }
  if (bet.kind === 'SINGLE') return t('sport_bet_rejected_price', prices)
  const selection = selectionName(leg, leg.code, sidesOf(leg), t, leg.selectionName)
  return `${t('sport_bet_state_rejected')}: ${t('sport_price_changed_one', { selection, ...prices })}`
}
