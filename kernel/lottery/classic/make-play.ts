/**
 * A play from its rule. The rule knows nothing of where on the board it stands: it reads the values of its
 * positions, which are fixed or those of the block that the first row chooses (first, middle or last three).
 */
import type {
  EntryForm,
  FamilyCode,
  LargestShare,
  LineWins,
  Play,
  Prize,
  PrizeWins,
  Result,
  SelectionProblem,
  SelectionRow,
  Selections,
} from './play.ts'
import type { Numbers } from './numbers.ts'

export type Counted = { readonly combinations: number } | { readonly problem: SelectionProblem }

/** A bet type apart from its place: rows hold valid symbols, none twice, as many as they may. */
export interface Rule {
  readonly outcomes: number
  readonly refunded?: number
  readonly prizes: readonly Prize[]
  readonly rows: readonly SelectionRow[]
  readonly largestShare?: LargestShare
  /** How whole numbers are entered, if they are: the rows that make the one combination of a number. */
  readonly entry?: RuleEntry
  count(rows: Selections): Counted
  wins(rows: Selections, values: Result): LineWins
  mostWins(rows: Selections): readonly PrizeWins[]
}

export interface RuleEntry {
  readonly numbers: Numbers
  readonly length: number
  readonly isOrdered: boolean
  rowsOf(symbols: readonly string[]): string[][] | undefined
}

export interface PlaySpec {
  readonly code: string
  readonly family: FamilyCode
  readonly group: string
  /** Places of the result from 0, or a set of them for each block. */
  readonly positions: readonly number[] | Readonly<Record<string, readonly number[]>>
  readonly rule: Rule
  readonly example: { readonly selections: string[][]; readonly result: string }
}

/** The most whole numbers that one line lists. */
export const MOST_ENTRIES = 1_000

export function makePlay(spec: PlaySpec): Play {
  const { rule } = spec
  const blocks = isFixed(spec.positions) ? undefined : new Map(Object.entries(spec.positions))
  const head = blocks ? 1 : 0
  const rows = blocks ? [blockRow([...blocks.keys()]), ...rule.rows] : rule.rows
  const fixed = isFixed(spec.positions) ? spec.positions : []
  const entry = rule.entry && entryFormOf(rule, rule.entry)
  const checkers = rows.map(rowChecker)

  const valuesOf = (selections: Selections, result: Result): Result => {
    const places = blocks ? blocks.get(selections[0]![0]!)! : fixed
    return places.map((place) => result[place]!)
  }
  const shift = (counted: Counted): Counted =>
    'problem' in counted && head > 0
      ? { problem: { ...counted.problem, row: counted.problem.row + head } }
      : counted

  return {
    code: spec.code,
    family: spec.family,
    group: spec.group,
    outcomes: rule.outcomes,
    refunded: rule.refunded ?? 0,
    prizes: rule.prizes,
    rows,
    isTextEntry: entry !== undefined,
    entry,
    largestShare: rule.largestShare,
    example: spec.example,
    count(selections) {
      const list = entry && entriesIn(selections, head, entry)
      const checked = list ? checkers.slice(0, head) : checkers
      if (!list && selections.length !== checkers.length) return problem('ROW_COUNT', 0)
      for (const [row, check] of checked.entries()) {
        const code = check(selections[row]!)
        if (code) return problem(code, row)
      }
      if (list) return countEntries(list, head, entry, rule)
      return shift(rule.count(head ? selections.slice(head) : selections))
    },
    wins(selections, result) {
      const values = valuesOf(selections, result)
      const list = entry && entriesIn(selections, head, entry)
      if (list) return entryWins(list, entry, rule, values)
      return rule.wins(head ? selections.slice(head) : selections, values)
    },
    mostWins(selections) {
      const list = entry && entriesIn(selections, head, entry)
      if (list) return mostEntryWins(list, entry, rule)
      return rule.mostWins(head ? selections.slice(head) : selections)
    },
  }
}

const isFixed = (positions: PlaySpec['positions']): positions is readonly number[] => Array.isArray(positions)

const blockRow = (symbols: readonly string[]): SelectionRow => ({ key: 'block', symbols, min: 1, max: 1 })

export const problem = (code: SelectionProblem['code'], row: number, most?: number): Counted => ({
  problem: most === undefined ? { code, row } : { code, row, most },
})

function rowChecker(row: SelectionRow): (chosen: readonly string[]) => SelectionProblem['code'] | undefined {
  const known = new Set(row.symbols)
  return (chosen) => {
    if (chosen.length === 0) return row.min > 0 ? 'EMPTY' : undefined
    if (!chosen.every((symbol) => known.has(symbol))) return 'UNKNOWN_SYMBOL'
    if (new Set(chosen).size !== chosen.length) return 'DUPLICATE'
    if (chosen.length < row.min) return 'TOO_FEW'
    return chosen.length > row.max ? 'TOO_MANY' : undefined
  }
}

// A list of whole numbers.

interface PlayEntry extends EntryForm {
  readonly rule: RuleEntry
}

function entryFormOf(rule: Rule, entry: RuleEntry): PlayEntry {
  const width = entry.numbers.symbols[0]!.length
  return {
    numbers: entry.length,
    width,
    rule: entry,
    normalise(symbols) {
      const kept = entry.isOrdered ? symbols : [...symbols].sort()
      if (kept.length !== entry.length) return undefined
      if (!kept.every((symbol) => entry.numbers.symbols.includes(symbol))) return undefined
      const rows = entry.rowsOf(kept)
      const counted = rows && rule.count(rows)
      return counted && 'combinations' in counted && counted.combinations === 1 ? kept.join('') : undefined
    },
  }
}

/** The whole numbers of a selection; a number of a row is shorter than any of them. */
function entriesIn(selections: Selections, head: number, entry: EntryForm): readonly string[] | undefined {
  const list = selections[head]
  if (selections.length !== head + 1 || !list || list.length === 0) return undefined
  return list[0]!.length > entry.width ? list : undefined
}

const symbolsOf = (text: string, width: number): string[] => {
  const symbols: string[] = []
  for (let at = 0; at < text.length; at += width) symbols.push(text.slice(at, at + width))
  return symbols
}

function countEntries(list: readonly string[], row: number, entry: EntryForm, rule: Rule): Counted {
  if (list.length > MOST_ENTRIES) return problem('TOO_MANY', row)
  if (list.some((text) => entry.normalise(symbolsOf(text, entry.width)) !== text))
    return problem('UNKNOWN_SYMBOL', row)
  if (new Set(list).size !== list.length) return problem('DUPLICATE', row)
  const most = rule.largestShare?.most
  return most !== undefined && list.length > most
    ? problem('COVER', row, most)
    : { combinations: list.length }
}

function entryWins(list: readonly string[], entry: PlayEntry, rule: Rule, values: Result): LineWins {
  const counts = new Map<string, number>()
  for (const text of list) {
    const rows = entry.rule.rowsOf(symbolsOf(text, entry.width))!
    for (const { prize, count } of rule.wins(rows, values).wins)
      counts.set(prize, (counts.get(prize) ?? 0) + count)
  }
  return { wins: [...counts].map(([prize, count]) => ({ prize, count })), refunded: 0 }
}

/**
 * All numbers that are entered could win together only when any of several is enough; then no more win than
 * the rows of all their numbers would.
 */
function mostEntryWins(list: readonly string[], entry: PlayEntry, rule: Rule): readonly PrizeWins[] {
  const used = [...new Set(list.flatMap((text) => symbolsOf(text, entry.width)))]
  const one = entry.rule.rowsOf(symbolsOf(list[0]!, entry.width))!
  const together = one.length === 1 ? rule.mostWins([used]) : rule.mostWins(one)
  return together.map((win) => ({ ...win, count: Math.min(win.count, list.length) }))
}
