import { isCascade, type AnySheet } from '../../../kernel/slots/sheet.ts'
import type { KitTexts } from '../locales/texts.ts'

/** What is better in free spins than in the paid spin. */
export function freeSpinLines(sheet: AnySheet, texts: KitTexts): string[] {
  if (isCascade(sheet))
    return [texts.freeSpinsTrail(sheet.freeSpinMultipliers.map((one) => `×${one}`).join(' '))]
  const multiplier = sheet.scatter?.freeSpinMultiplier ?? 1
  return [
    ...(multiplier > 1 ? [texts.freeSpinsMultiplier(multiplier)] : []),
    ...(sheet.freeSpinStrips ? [texts.freeSpinsReels] : []),
  ]
}
