import { isCascade, type AnySheet } from '../../../kernel/slots/sheet.ts'
import type { KitTexts } from '../locales/texts.ts'
import type { SymbolLabels } from './canvas/board.ts'

/** Wilds and scatters, by their words. */
export function labelsOf(
  sheet: AnySheet,
  { wild, scatter }: Pick<KitTexts, 'wild' | 'scatter'>,
): SymbolLabels {
  return {
    ...(isCascade(sheet) ? {} : { [sheet.wild.symbol]: wild }),
    ...(sheet.scatter ? { [sheet.scatter.symbol]: scatter } : {}),
  }
}
