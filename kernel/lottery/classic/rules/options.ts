/**
 * Bets on named outcomes: sides, forms, exact sums, numbers in one place. Every choice is a combination of
 * its own, and each row of the board reads the draw for itself.
 */
import { problem, type Counted, type Rule, type StakedRows } from '../rule.ts'
import type { LineWins, Prize, PrizeWins, Result, SelectionRow } from '../play.ts'
import { isFullCover, mostOf, rowShare } from './cover.ts'
import { WIN } from './wins.ts'

export interface Option {
  readonly symbol: string
  readonly ways: number
  holds(values: Result): boolean
  /**
   * Options of one kind of which exactly one comes, unless the draw gives the stakes back or none of them
   * wins. Without a kind the option may come beside any other.
   */
  readonly kind?: string
}

export interface OptionRow {
  readonly key: string
  readonly options: readonly Option[]
  /** The draw gives every stake of this row back. */
  isRefund?(values: Result): boolean
}

interface Options {
  readonly outcomes: number
  readonly refunded?: number
  readonly rows: readonly OptionRow[]
  /** How many options without a kind can come at once in a row; the others follow from their kinds. */
  readonly atOnce?: number
}

/** One row must be filled; of several rows any may stay empty, but not all. */
export function options({ outcomes, refunded = 0, rows, atOnce = 1 }: Options): Rule {
  const prizes = prizesOf(rows[0]!.options)
  const known = rows.map((row) => new Map(row.options.map((option) => [option.symbol, option])))
  const chosenOf = (row: readonly string[], at: number) => row.map((symbol) => known[at]!.get(symbol)!)
  const prizeOf = (option: Option) => (prizes.length === 1 ? WIN : option.symbol)
  return {
    outcomes,
    refunded,
    prizes,
    rows: rows.map((row): SelectionRow => {
      const symbols = row.options.map((option) => option.symbol)
      return { key: row.key, symbols, min: rows.length === 1 ? 1 : 0, max: symbols.length }
    }),
    largestShare: rows[0]!.options.some((option) => option.kind) ? rowShare : undefined,
    count(selections) {
      for (const [at, row] of selections.entries()) {
        const covered = coveredIn(chosenOf(row, at), outcomes, refunded, at)
        if (covered) return covered
      }
      const combinations = selections.reduce((sum, row) => sum + row.length, 0)
      return combinations === 0 ? problem('EMPTY', 0) : { combinations }
    },
    wins(selections, values): LineWins {
      const won: PrizeWins[] = []
      let back = 0
      for (const [at, row] of selections.entries()) {
        if (row.length === 0) continue
        if (rows[at]!.isRefund?.(values)) back += row.length
        else for (const option of chosenOf(row, at)) if (option.holds(values)) addWin(won, prizeOf(option), 1)
      }
      return { wins: won, refunded: back }
    },
    mostWins(selections) {
      const most: PrizeWins[] = []
      for (const [at, row] of selections.entries())
        for (const option of bestOf(chosenOf(row, at), atOnce)) addWin(most, prizeOf(option), 1)
      return most
    },
    validStake(lines, values) {
      let valid = 0n
      for (const [at, row] of rows.entries()) {
        if (row.isRefund?.(values)) continue
        const staked = stakesIn(lines, at)
        const chosen = chosenOf([...staked.keys()], at)
        for (const option of chosen) if (!option.kind) valid += staked.get(option.symbol)!
        for (const kind of kindsOf(chosen)) {
          const isTwoSided = row.options.filter((option) => option.kind === kind[0]!.kind).length === 2
          const stakes = kind.map((option) => staked.get(option.symbol)!)
          valid += isTwoSided ? difference(stakes) : validOfKind(kind, stakes, outcomes)
        }
      }
      return valid
    },
  }
}

/** What is staked on each symbol of a row. */
function stakesIn(lines: readonly StakedRows[], at: number): Map<string, bigint> {
  const staked = new Map<string, bigint>()
  for (const { rows, stake } of lines)
    for (const symbol of rows[at]!) staked.set(symbol, (staked.get(symbol) ?? 0n) + stake)
  return staked
}

function difference([one = 0n, other = 0n]: readonly bigint[]): bigint {
  return one > other ? one - other : other - one
}

function validOfKind(kind: readonly Option[], stakes: readonly bigint[], outcomes: number): bigint {
  const covered = kind.reduce((sum, option) => sum + option.ways, 0)
  return isFullCover(covered, outcomes) ? 0n : stakes.reduce((sum, stake) => sum + stake, 0n)
}

function addWin(wins: PrizeWins[], prize: string, count: number): void {
  const at = wins.findIndex((win) => win.prize === prize)
  if (at < 0) wins.push({ prize, count })
  else wins[at] = { prize, count: wins[at]!.count + count }
}

/** One prize when all options are equally likely, otherwise one for each. */
function prizesOf(all: readonly Option[]): Prize[] {
  const [first] = all
  if (all.every((option) => option.ways === first!.ways)) return [{ key: WIN, ways: first!.ways }]
  return all.map((option) => ({ key: option.symbol, ways: option.ways }))
}

function kindsOf(chosen: readonly Option[]): Option[][] {
  const kinds = new Map<string, Option[]>()
  for (const option of chosen)
    if (option.kind) kinds.set(option.kind, [...(kinds.get(option.kind) ?? []), option])
  return [...kinds.values()]
}

/** What is wrong if the chosen options of one kind leave less than a tenth of the outcomes open. */
function coveredIn(
  chosen: readonly Option[],
  outcomes: number,
  refunded: number,
  at: number,
): Counted | undefined {
  for (const kind of kindsOf(chosen)) {
    const ways = kind.map((option) => option.ways).sort((a, b) => a - b)
    const allowed = mostOf(outcomes) - refunded
    if (ways.reduce((sum, one) => sum + one, 0) <= allowed) continue
    // So many of the likeliest options are within the limit, whichever they are.
    let most = 0
    for (let sum = ways.at(-1)!; sum <= allowed; sum += ways.at(-1 - most)!) most += 1
    return problem('COVER', at, most)
  }
  return undefined
}

/** The options that can come together and pay most: the rarest of each kind, and those without one. */
function bestOf(chosen: readonly Option[], atOnce: number): Option[] {
  const free = chosen.filter((option) => !option.kind).sort((a, b) => a.ways - b.ways)
  const rarest = kindsOf(chosen).map((kind) => kind.reduce((a, b) => (b.ways < a.ways ? b : a)))
  return [...rarest, ...free.slice(0, atOnce)]
}

/** Options that share a kind, so that one of them comes. */
export const oneOf = (
  kind: string,
  all: readonly (readonly [symbol: string, ways: number, holds: (values: Result) => boolean])[],
): Option[] => all.map(([symbol, ways, holds]) => ({ symbol, ways, holds, kind }))
