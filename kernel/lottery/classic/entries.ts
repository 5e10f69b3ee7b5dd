/** Lines that list whole numbers instead of choices for each row: `123 456` for three in order. */
import type { EntryForm, LineWins, PrizeWins, Result, Selections } from './play.ts'
import { problem, type Counted, type Rule, type RuleEntry } from './rule.ts'

/** The most whole numbers that one line lists. */
export const MOST_ENTRIES = 1_000

export interface PlayEntry extends EntryForm {
  readonly rule: RuleEntry
}

export function entryFormOf(rule: Rule, entry: RuleEntry): PlayEntry {
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
export function entriesIn(
  selections: Selections,
  head: number,
  entry: EntryForm,
): readonly string[] | undefined {
  const list = selections[head]
  if (selections.length !== head + 1 || !list || list.length === 0) return undefined
  return list[0]!.length > entry.width ? list : undefined
}

export const symbolsOf = (text: string, width: number): string[] => {
  const symbols: string[] = []
  for (let at = 0; at < text.length; at += width) symbols.push(text.slice(at, at + width))
  return symbols
}

/** The rows whose one combination is the number. */
export const rowsOfEntry = (entry: PlayEntry, text: string): string[][] =>
  entry.rule.rowsOf(symbolsOf(text, entry.width))!

export function countEntries(list: readonly string[], row: number, entry: EntryForm, rule: Rule): Counted {
  if (list.length > MOST_ENTRIES) return problem('TOO_MANY', row)
  if (list.some((text) => entry.normalise(symbolsOf(text, entry.width)) !== text))
    return problem('UNKNOWN_SYMBOL', row)
  if (new Set(list).size !== list.length) return problem('DUPLICATE', row)
  const most = rule.largestShare?.most
  return most !== undefined && list.length > most
    ? problem('COVER', row, most)
    : { combinations: list.length }
}

export function entryWins(list: readonly string[], entry: PlayEntry, rule: Rule, values: Result): LineWins {
  const counts = new Map<string, number>()
  for (const text of list) {
    const rows = rowsOfEntry(entry, text)
    for (const { prize, count } of rule.wins(rows, values).wins)
      counts.set(prize, (counts.get(prize) ?? 0) + count)
  }
  return { wins: [...counts].map(([prize, count]) => ({ prize, count })), refunded: 0 }
}

/**
 * All numbers that are entered could win together only when any of several is enough; then no more win than
 * the rows of all their numbers would.
 */
export function mostEntryWins(list: readonly string[], entry: PlayEntry, rule: Rule): readonly PrizeWins[] {
  const used = [...new Set(list.flatMap((text) => symbolsOf(text, entry.width)))]
  const one = rowsOfEntry(entry, list[0]!)
  const together = one.length === 1 ? rule.mostWins([used]) : rule.mostWins(one)
  return together.map((win) => ({ ...win, count: Math.min(win.count, list.length) }))
}
