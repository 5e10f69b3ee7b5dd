/**
 * Exact figures of a cascade. What a grid pays depends only on the number of each symbol, so the states are
 * the vectors of counts: 888,030 for twenty cells and seven symbols, full grids and grids with cells still to
 * draw. The expectation over the missing cells is one sum for each state; a cascade can last for ever, so its
 * last stage (the multiplier that stays) is repeated until nothing changes any more.
 */
import { payCounts } from '../../../kernel/slots/cascade-game.ts'
import { byCount } from '../../../kernel/slots/pay.ts'
import { unitsOf, type CascadeSheet } from '../../../kernel/slots/sheet.ts'
import { countVectors, type Vectors } from './count-vectors.ts'

export interface CascadeFigures {
  readonly states: number
  /** Expected payout ÷ stake of a paid spin, of it the scatters' share, and of a free spin. */
  readonly spinReturn: number
  readonly scatterReturn: number
  readonly freeSpinReturn: number
  /** Expected free spins that a paid spin and a free spin award. */
  readonly awarded: number
  readonly awardedMore: number
  readonly triggerRate: number
  readonly hitRate: number
  /** Of a paid spin. */
  readonly standardDeviation: number
  readonly rtp: number
}

export function solveCascade(sheet: CascadeSheet): CascadeFigures {
  const states = countVectors(sheet.weights.length, sheet.columnCount * sheet.rowCount)
  const grid = new Grid(sheet, states)
  const { scatter } = sheet
  const paid = Object.keys(scatter.pays).map((count) => Number.parseInt(count, 10))
  const chances = grid.endings(Math.min(...paid), Math.max(...paid))
  const expected = (value: (scatters: number) => number) =>
    chances.reduce((sum, chance, scatters) => sum + chance * value(scatters), 0)
  const awarded = expected((count) => byCount(scatter.freeSpins, count))
  const awardedMore = expected((count) => byCount(scatter.moreFreeSpins, count))
  const ends = (count: number) => byCount(scatter.pays, count)
  const base = grid.solve(ends, sheet.multipliers, true)
  const freeSpinReturn = grid.solve(ends, sheet.freeSpinMultipliers).mean
  return {
    states: states.count,
    spinReturn: base.mean,
    scatterReturn: expected(ends),
    freeSpinReturn,
    awarded,
    awardedMore,
    triggerRate: expected((count) => (byCount(scatter.freeSpins, count) > 0 ? 1 : 0)),
    hitRate: 1 - grid.firstGrid((pays, scatters) => (pays === 0 && ends(scatters) === 0 ? 1 : 0)),
    standardDeviation: Math.sqrt(base.square - base.mean ** 2),
    rtp: base.mean + (awarded * freeSpinReturn) / (1 - awardedMore),
  }
}

class Grid {
  private readonly vectors: Vectors
  private readonly chances: Float64Array
  private readonly units: number
  /** For each full grid: tenths that its winners pay, what is left of it, its scatters. */
  private readonly pays: Int32Array
  private readonly rest: Int32Array
  private readonly scatters: Uint8Array

  constructor(sheet: CascadeSheet, vectors: Vectors) {
    const { kinds, firstFull, counts } = vectors
    const full = vectors.count - firstFull
    this.vectors = vectors
    this.units = unitsOf(sheet)
    this.chances = Float64Array.from(sheet.weights, ([, weight]) => weight / 100)
    this.pays = new Int32Array(full)
    this.rest = new Int32Array(full)
    this.scatters = new Uint8Array(full)
    const symbols = sheet.weights.map(([symbol]) => symbol)
    const scatterKind = symbols.indexOf(sheet.scatter.symbol)
    // The rules' own judgement, asked once for each symbol and count.
    const table = symbols.map((symbol) =>
      Int32Array.from({ length: 256 }, (_, count) =>
        count > 64 ? 0 : payCounts(sheet, [symbol.repeat(count)]).reduce((sum, win) => sum + win.pays, 0),
      ),
    )
    const left = new Uint8Array(kinds)
    for (let grid = 0; grid < full; grid++) {
      const from = (firstFull + grid) * kinds
      let pays = 0
      for (let kind = 0; kind < kinds; kind++) {
        const count = counts[from + kind]!
        const own = table[kind]![count]!
        pays += own
        left[kind] = own > 0 ? 0 : count
      }
      this.pays[grid] = pays
      this.scatters[grid] = counts[from + scatterKind]!
      this.rest[grid] = pays > 0 ? vectors.indexOf(left, 0) : -1
    }
  }

  /**
   * By number of scatters the chance that a spin ends with that many, from `fewest` on; `most` includes more.
   */
  endings(fewest: number, most: number): number[] {
    const above = Array.from({ length: most + 1 }, (_, least) =>
      least < fewest ? 0 : this.solve((scatters) => (scatters >= least ? 1 : 0), []).mean,
    )
    return above.map((chance, least) => (least < fewest ? 0 : chance - (above[least + 1] ?? 0)))
  }

  /**
   * Mean (and if requested mean square) of what a spin gives: `end(scatters)` when it ends, and for win
   * number n the tenths it pays times `multipliers[n − 1]`; the last one is used for later wins, and without
   * any wins give nothing.
   */
  solve(
    end: (scatters: number) => number,
    multipliers: readonly number[],
    hasSquare = false,
  ): { mean: number; square: number } {
    const { count } = this.vectors
    const ends = Float64Array.from({ length: 64 }, (_, scatters) => end(scatters))
    let mean = new Float64Array(count)
    let square = new Float64Array(hasSquare ? count : 0)
    let spareMean = new Float64Array(count)
    let spareSquare = new Float64Array(square.length)
    const step = (multiplier: number): void => {
      this.settle(ends, multiplier / this.units, mean, square, spareMean, spareSquare)
      this.draw(spareMean)
      if (hasSquare) this.draw(spareSquare)
      ;[mean, spareMean, square, spareSquare] = [spareMean, mean, spareSquare, square]
    }
    // The last stage leads to itself: it is repeated until the empty grid's value no longer changes.
    const last = multipliers.at(-1) ?? 0
    for (let before = -1, now = 0; Math.abs(now - before) > 1e-11; ) {
      before = now
      step(last)
      now = hasSquare ? square[0]! : mean[0]!
    }
    for (let stage = multipliers.length - 2; stage >= 0; stage--) step(multipliers[stage]!)
    return { mean: mean[0]!, square: square[0] ?? 0 }
  }

  /** What each full grid gives: its end, or its own win and what comes after it. */
  private settle(
    ends: Float64Array,
    part: number,
    mean: Float64Array,
    square: Float64Array,
    toMean: Float64Array,
    toSquare: Float64Array,
  ): void {
    const {
      rest,
      pays,
      scatters,
      vectors: { firstFull },
    } = this
    for (let grid = 0; grid < pays.length; grid++) {
      const after = rest[grid]!
      const own = after < 0 ? ends[scatters[grid]!]! : pays[grid]! * part
      toMean[firstFull + grid] = after < 0 ? own : own + mean[after]!
      if (toSquare.length > 0)
        toSquare[firstFull + grid] =
          after < 0 ? own * own : own * own + 2 * own * mean[after]! + square[after]!
    }
  }

  /** The mean of something that the first full grid alone decides. */
  firstGrid(value: (pays: number, scatters: number) => number): number {
    const values = new Float64Array(this.vectors.count)
    for (let grid = 0; grid < this.pays.length; grid++)
      values[this.vectors.firstFull + grid] = value(this.pays[grid]!, this.scatters[grid]!)
    this.draw(values)
    return values[0]!
  }

  /** From the full grids down to the empty one: each state is the mean of what one more cell makes of it. */
  private draw(values: Float64Array): void {
    const { next, kinds, firstFull } = this.vectors
    for (let state = firstFull - 1; state >= 0; state--) {
      let sum = 0
      for (let kind = 0, at = state * kinds; kind < kinds; kind++, at++)
        sum += this.chances[kind]! * values[next[at]!]!
      values[state] = sum
    }
  }
}
