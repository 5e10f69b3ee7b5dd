/** How a target's pay and chance are written; the figures are those of the sheet. */
import { chancePercentOf, targetOf, type FishKind } from '../rules/sheet.ts'

/** "×80"; of the naga "×100–500", of the bomb crab its average worth. */
export function paysText(kind: FishKind): string {
  const { multiples, valueTenths } = targetOf(kind)
  if (multiples.length === 0) return `×${valueTenths / 10}`
  const [least, most] = [multiples[0]!.multiple, multiples.at(-1)!.multiple]
  return least === most ? `×${least}` : `×${least}–${most}`
}

/** "11.9375%" */
export const chanceText = (kind: FishKind): string => `${chancePercentOf(kind).toFixed(4)}%`

/** "0.955000" → "95.5%", in whole figures so that none is lost. */
export function percentText(digits: string): string {
  const match = /^0\.(\d\d)(\d*?)0*$/.exec(digits)
  return match ? `${match[1]!.replace(/^0/, '')}${match[2] ? `.${match[2]}` : ''}%` : digits
}
