/** What a member is told of a slip that was refused: which selection it was, and what it stands at now. */
import { codeOf } from '../../../../client/call-error.ts'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { lineMovedText, nameOf, type PriceText } from './leg-words.ts'
import type { SlipLeg, Terms } from './slip.ts'

export interface SlipRefusal {
  readonly text: string
  /** The selection that was the reason; null: the slip as a whole. */
  readonly leg: SlipLeg | null
  /** At what it is sold now, if its price or line was the reason. */
  readonly terms: Terms | null
}

/** As contract/player/sportsbook/place-bet.ts answers a refusal. */
interface Told {
  leg?: number
  legs?: readonly Terms[]
}

/** `legs` are those that were sent, in their order. */
export function refusalOf(
  error: unknown,
  legs: readonly SlipLeg[],
  t: Translate,
  priceText: PriceText,
): SlipRefusal {
  const { value } = (error ?? {}) as { value?: Told | null }
  const place = value?.leg === undefined ? -1 : value.leg - 1
  const leg = legs[place] ?? null
  const now = value?.legs?.[place]
  const code = codeOf(error)
  if (!leg || !now || (code !== 'SPORT_ODDS_CHANGED' && code !== 'SPORT_LINE_CHANGED'))
    return { text: errorText(error, t), leg, terms: null }
  const terms = { marketId: now.marketId, line: now.line, price: now.price }
  if (code === 'SPORT_LINE_CHANGED') return { text: lineMovedText(leg, now, t, priceText), leg, terms }
  const prices = { before: priceText(leg, leg.price), after: priceText(leg, now.price) }
  return { text: t('sport_price_changed_one', { selection: nameOf(leg, t), ...prices }), leg, terms }
}
