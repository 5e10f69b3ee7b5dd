/** In which order the markets of a fixture are shown. */
import { marketTypes, periods, type MarketType, type Period } from '../../../../kernel/sports/words.ts'

interface Placed {
  readonly type_code: MarketType
  readonly period: Period
  readonly line_q: number | null
}

const typePlace = new Map(marketTypes.map((code, index) => [code, index]))
const periodPlace = new Map(periods.map((code, index) => [code, index]))

/** By period, then type as the page lists them, then line. */
export function byPlace(a: Placed, b: Placed): number {
  return (
    periodPlace.get(a.period)! - periodPlace.get(b.period)! ||
    typePlace.get(a.type_code)! - typePlace.get(b.type_code)! ||
    (a.line_q ?? 0) - (b.line_q ?? 0)
  )
}
