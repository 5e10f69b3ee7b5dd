/** What a selection of the slip is called. */
import { isHandicap, lineOfMarket } from '../../../../../kernel/sports/lines.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { lineOf, selectionName, type Sides } from '../words/market-words.ts'
import type { SlipLeg, Terms } from './slip.ts'

export const sidesOf = ({ home, away }: Pick<SlipLeg, 'home' | 'away'>): Sides | null =>
  home !== null && away !== null ? { home, away } : null

export const nameOf = (leg: SlipLeg, t: Translate): string =>
  selectionName(leg, leg.code, sidesOf(leg), t, leg.runner)

const textOf = (leg: SlipLeg, line: number | null): string =>
  line === null ? '–' : lineOfMarket(leg.typeCode, isHandicap(leg.typeCode) ? lineOf(line, leg.code) : line)

export type PriceText = (leg: SlipLeg, price: number) => string

/** That the line of a selection is another one by now, and what it costs there. */
export const lineMovedText = (
  leg: SlipLeg,
  { line, price }: Pick<Terms, 'line' | 'price'>,
  t: Translate,
  priceText: PriceText,
): string =>
  t('sport_line_moved', {
    selection: nameOf(leg, t),
    before: textOf(leg, leg.line),
    after: textOf(leg, line),
    price: priceText(leg, price),
  })

/** The button that takes a selection at what it is sold at now. */
export const acceptText = (leg: SlipLeg, terms: Terms, t: Translate, priceText: PriceText): string =>
  terms.line === leg.line
    ? t('sport_price_accept', { price: priceText(leg, terms.price) })
    : t('sport_line_accept', { line: textOf(leg, terms.line), price: priceText(leg, terms.price) })
