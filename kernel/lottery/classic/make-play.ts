/**
 * A play from its rule. The rule knows nothing of where on the board it stands: it reads the values of its
 * positions, which are fixed or those of the block that the first row chooses (first, middle or last three).
 */
import { countEntries, entriesIn, entryFormOf, entryWins, mostEntryWins, rowsOfEntry } from './entries.ts'
import type {
  FamilyCode,
  Play,
  Result,
  SelectionProblem,
  SelectionRow,
  Selections,
  StakedLine,
} from './play.ts'
import { problem, stakeOf, type Counted, type Rule, type StakedRows } from './rule.ts'

export interface PlaySpec {
  readonly code: string
  readonly family: FamilyCode
  readonly group: string
  /** Places of the result from 0, or a set of them for each block. */
  readonly positions: readonly number[] | Readonly<Record<string, readonly number[]>>
  readonly rule: Rule
  readonly example: { readonly selections: string[][]; readonly result: string }
}

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

  /** The lines as rows of the rule: a list of whole numbers is a line for each. */
  const ownRows = ({ selections, stakePerCombination: stake }: StakedLine): StakedRows[] => {
    const list = entry && entriesIn(selections, head, entry)
    const own = list ? list.map((text) => rowsOfEntry(entry, text)) : [selections.slice(head)]
    return own.map((rows) => ({ rows, stake }))
  }

  return {
    code: spec.code,
    family: spec.family,
    group: spec.group,
    outcomes: rule.outcomes,
    refunded: rule.refunded ?? 0,
    prizes: rule.prizes,
    rows,
    blocks: isFixed(spec.positions) ? undefined : spec.positions,
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
    validStake(lines, result) {
      if (lines.length === 0) return 0n
      let valid = 0n
      for (const own of head ? linesByBlock(lines) : [lines])
        valid += validIn(rule, own.flatMap(ownRows), valuesOf(own[0]!.selections, result))
      return valid
    },
  }
}

const isFixed = (positions: PlaySpec['positions']): positions is readonly number[] => Array.isArray(positions)

function linesByBlock(lines: readonly StakedLine[]): StakedLine[][] {
  const inBlocks = new Map<string, StakedLine[]>()
  for (const line of lines) {
    const block = line.selections[0]![0]!
    inBlocks.set(block, [...(inBlocks.get(block) ?? []), line])
  }
  return [...inBlocks.values()]
}

function validIn(rule: Rule, lines: readonly StakedRows[], values: Result): bigint {
  if (rule.validStake) return rule.validStake(lines, values)
  return stakeOf(rule, lines)
}

const blockRow = (symbols: readonly string[]): SelectionRow => ({ key: 'block', symbols, min: 1, max: 1 })

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
