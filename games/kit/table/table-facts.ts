/** What a table's rules and its tote say of a spot. */
import { formatCount } from '../../../design/format.ts'
import type { ToteSide } from '../../../kernel/tables/tote.ts'
import type { TableTexts } from '../locales/table-texts.ts'
import { rulesAt, type SpotFacts, type TablePage, type TableView } from './page.ts'

export const factsOf = (page: TablePage, table: TableView | null): ReadonlyMap<string, SpotFacts> =>
  new Map(rulesAt(page, table).spots.map((spot) => [spot.code, spot]))

/** Least and most of a spot in a round; null: no such spot. */
export function limitsAt(
  table: TableView | null,
  spot: SpotFacts | undefined,
): { min: number; max: number } | null {
  if (!table || !spot) return null
  const { min, max, sideMax } = table.limits
  return { min, max: Math.min(spot.isSide ? sideMax : max, spot.mostStake ?? Infinity) }
}

export const sideAt = (table: TableView | null, code: string): ToteSide | undefined =>
  table?.tote?.sides.find(({ spot }) => spot === code)

/** What a side of the tote brings now. */
export const returnText = ({ per100 }: ToteSide, texts: TableTexts): string =>
  per100 === null ? '–' : texts.tote.per100(formatCount(per100))

/** What everybody staked on a spot, and its share in percent of the spots that are compared. */
export function totalsAt(table: TableView | null, isCompared: (spot: string) => boolean | undefined) {
  const totals = new Map((table?.totals ?? []).map(({ spot, stake }) => [spot, stake]))
  const on = (spot: string): number => totals.get(spot) ?? 0
  const sum = [...totals].reduce((all, [spot, stake]) => (isCompared(spot) ? all + stake : all), 0)
  return {
    on,
    sharePercent: (spot: string): number | null => (sum > 0 ? Math.round((on(spot) * 100) / sum) : null),
  }
}
