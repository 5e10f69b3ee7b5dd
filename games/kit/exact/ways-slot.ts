/**
 * Exact figures of one set of strips of a ways game, over every stop of every reel. A spin's pay depends only
 * on how often each symbol (or its wild) is on each reel, so the counts are read once per stop and
 * multiplied.
 */
import { byCount, countScatters, countWays, payWays, windowAt } from '../../../kernel/slots/pay.ts'
import { unitsOf, type SlotSheet } from '../../../kernel/slots/sheet.ts'
import type { ExactFigures } from './line-slot.ts'

/** What one spin of these strips pays, in coins, by the rules the round is played with. */
export function waysMultiple(sheet: SlotSheet, strips: readonly string[], stops: readonly number[]): number {
  const window = windowAt(sheet, stops, strips)
  return (
    payWays(sheet, window).reduce((sum, win) => sum + win.pays * win.ways, 0) +
    scatterCoins(sheet, countScatters(sheet, window))
  )
}

function scatterCoins(sheet: SlotSheet, count: number): number {
  return (sheet.scatter ? byCount(sheet.scatter.pays, count) : 0) * unitsOf(sheet)
}

export function enumerateWays(sheet: SlotSheet, strips: readonly string[] = sheet.strips): ExactFigures {
  const units = unitsOf(sheet)
  const symbols = Object.keys(sheet.pays)
  const reels = strips.map((strip) => readReel(sheet, strip, symbols))
  const [first, second, third, fourth, fifth] = reels as [
    ReelCounts,
    ReelCounts,
    ReelCounts,
    ReelCounts,
    ReelCounts,
  ]
  const tails = symbols.map((symbol, index) => tailPays(sheet.pays[symbol]!, fourth, fifth, index))
  const tailScatters = Uint8Array.from(
    { length: fourth.length * fifth.length },
    (_, tail) => fourth.scatters[Math.floor(tail / fifth.length)]! + fifth.scatters[tail % fifth.length]!,
  )
  const pays = Array.from({ length: 16 }, (_, count) => scatterCoins(sheet, count))
  const byScatters = [0, 0, 0, 0, 0, 0]
  const head = new Float64Array(tailScatters.length)
  let ways = 0,
    scattered = 0,
    squares = 0,
    hits = 0,
    max = 0,
    stopsAtMax = 0
  for (let a = 0; a < first.length; a++)
    for (let b = 0; b < second.length; b++)
      for (let c = 0; c < third.length; c++) {
        head.fill(0)
        for (let symbol = 0; symbol < symbols.length; symbol++) {
          const times = first.counts[symbol]![a]! * second.counts[symbol]![b]! * third.counts[symbol]![c]!
          if (times === 0) continue
          const table = tails[symbol]!
          for (let tail = 0; tail < head.length; tail++) head[tail]! += times * table[tail]!
        }
        const scatters = first.scatters[a]! + second.scatters[b]! + third.scatters[c]!
        for (let tail = 0; tail < head.length; tail++) {
          const count = scatters + tailScatters[tail]!
          byScatters[count]! += 1
          const total = head[tail]! + pays[count]!
          if (total === 0) continue
          hits += 1
          ways += head[tail]!
          scattered += pays[count]!
          squares += total * total
          if (total > max) {
            max = total
            stopsAtMax = 0
          }
          if (total === max) stopsAtMax += 1
        }
      }
  const stops = reels.reduce((product, reel) => product * reel.length, 1)
  const mean = (ways + scattered) / stops / units
  return {
    stops,
    lineReturn: ways / stops / units,
    scatterReturn: scattered / stops / units,
    spinReturn: mean,
    hitRate: hits / stops,
    standardDeviation: Math.sqrt(squares / stops / units ** 2 - mean ** 2),
    maxMultiple: max / units,
    stopsAtMax,
    stopsByScatters: byScatters,
  }
}

interface ReelCounts {
  readonly length: number
  /** Places of each symbol, by stop. */
  readonly counts: readonly Uint8Array[]
  readonly scatters: Uint8Array
}

function readReel(sheet: SlotSheet, strip: string, symbols: readonly string[]): ReelCounts {
  const columns = Array.from(strip, (_, stop) => windowAt(sheet, [stop], [strip])[0]!)
  return {
    length: strip.length,
    counts: symbols.map((symbol) => Uint8Array.from(columns, (column) => countWays(sheet, column, symbol))),
    scatters: Uint8Array.from(columns, (column) => countScatters(sheet, [column])),
  }
}

/** What one way through the first three reels pays at each stop of the last two. */
function tailPays(
  pays: Readonly<Record<number, number>>,
  fourth: ReelCounts,
  fifth: ReelCounts,
  symbol: number,
): Float64Array {
  const table = new Float64Array(fourth.length * fifth.length)
  for (let d = 0; d < fourth.length; d++)
    for (let e = 0; e < fifth.length; e++) {
      const onFourth = fourth.counts[symbol]![d]!
      const onFifth = fifth.counts[symbol]![e]!
      table[d * fifth.length + e] =
        onFourth === 0
          ? (pays[3] ?? 0)
          : onFifth === 0
            ? onFourth * (pays[4] ?? 0)
            : onFourth * onFifth * (pays[5] ?? 0)
    }
  return table
}
