/** What a selection of the slip is called. */
import { handicapText, lineText } from '../../../../../kernel/sports/lines.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import '../texts.ts'
import { isHandicap, lineOf, selectionName, type Sides } from '../words/market-words.ts'
import type { SlipLeg } from './slip.ts'

export const sidesOf = ({ home, away }: Pick<SlipLeg, 'home' | 'away'>): Sides | null =>
  home !== null && away !== null ? { home, away } : null

export const nameOf = (leg: SlipLeg, t: Translate): string =>
  selectionName(leg, leg.code, sidesOf(leg), t, leg.runner)

/** That the line of a selection is another one by now. */
export function lineMovedText(leg: SlipLeg, line: number | null, t: Translate): string {
  const textOf = (one: number | null) =>
    one === null ? '–' : isHandicap(leg.typeCode) ? handicapText(lineOf(one, leg.code)) : lineText(one)
  return t('sport_line_changed_one', {
    selection: nameOf(leg, t),
    before: textOf(leg.line),
    after: textOf(line),
  })
}
