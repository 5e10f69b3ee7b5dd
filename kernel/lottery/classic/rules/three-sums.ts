/** Three sums of which one has to come; they pay by how likely they are (domain/lottery.md §2.5). */
import { stakeOf, type Rule } from '../rule.ts'
import type { Selections } from '../play.ts'
import { countedWithin, isFullCover } from './cover.ts'
import { sumOf, TABLE_A } from './figures.ts'
import { nothing, one } from './wins.ts'

const waysOf = (rows: Selections) => rows[0]!.reduce((ways, symbol) => ways + TABLE_A[Number(symbol)]!, 0)

/** The prizes are as many as three sums can have weights together; the key of each is that weight. */
export function threeSums(): Rule {
  const weights = new Set<number>()
  for (const [i, a] of TABLE_A.entries())
    for (const [j, b] of TABLE_A.entries())
      for (const [k, c] of TABLE_A.entries()) if (i < j && j < k) weights.add(a + b + c)
  const prizes = [...weights].sort((a, b) => a - b).map((ways) => ({ key: String(ways), ways }))
  const count = () => countedWithin(1, undefined, 0)
  return {
    outcomes: 1_000,
    prizes,
    rows: [{ key: 'sum', symbols: TABLE_A.map((_, sum) => String(sum)), min: 3, max: 3 }],
    count,
    wins: (rows, values) => (rows[0]!.includes(String(sumOf(values))) ? one(String(waysOf(rows))) : nothing),
    mostWins: (rows) => one(String(waysOf(rows))).wins,
    validStake(lines) {
      const sums = new Set(lines.flatMap(({ rows }) => rows[0]!))
      return isFullCover(waysOf([[...sums]]), 1_000) ? 0n : stakeOf({ count }, lines)
    },
  }
}
