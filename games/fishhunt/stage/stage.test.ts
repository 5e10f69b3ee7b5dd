import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fishOf, placeOf, SEA } from '../../../kernel/fish/shoal.ts'
import { targets } from '../rules/sheet.ts'
import { drawings } from '../art/targets.ts'
import { countShots, isCelebrated, noFigures } from './figures.ts'
import { distanceTo, Shoal, swim, type Swimmer } from './swim.ts'
import { layView, slotOfSeat, turnTo } from './view.ts'

const view = layView(390, 660)
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 })

function shoalOf(seed: number, nowMs: number): Shoal {
  const shoal = new Shoal(seed, [])
  shoal.update(view, nowMs)
  shoal.move(view, nowMs)
  return shoal
}

describe('the stage of the sea hunt', () => {
  it('draws every target of the rules', () => {
    expect(Object.keys(drawings).toSorted()).toEqual(targets.map(({ kind }) => kind).toSorted())
  })

  it('swims where the rules say, scaled to the screen', () => {
    fc.assert(
      fc.property(
        seeds,
        fc.integer({ min: 0, max: 5_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (seed, fishId, share) => {
          const fish = fishOf(seed, fishId)
          const nowMs = fish.bornMs + share * (fish.leavesMs - fish.bornMs)
          const swimmer: Swimmer = {
            fish,
            x: 0,
            y: 0,
            angle: 0,
            isMirrored: false,
            hitMs: 0,
            diedMs: 0,
            halfWidth: 10,
            halfHeight: 5,
            lane: 0,
          }
          swim(swimmer, view, nowMs)
          const place = placeOf(fish, nowMs)
          expect(swimmer.x).toBeCloseTo((place.x * view.width) / SEA.width, 6)
          expect(swimmer.y).toBeCloseTo((place.y * view.height) / SEA.height, 6)
        },
      ),
    )
  })

  it('never turns a gun behind itself, and turns it exactly to what lies before it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 390, noNaN: true }),
        fc.double({ min: 40, max: 560, noNaN: true }),
        (x, y) => {
          const below = turnTo({ x: 195, y: 630 }, x, y, false)
          expect(Math.abs(below)).toBeLessThan(Math.PI / 2)
          expect(195 + Math.tan(below) * (630 - y)).toBeCloseTo(x, 4)
          const above = turnTo({ x: 195, y: 18 }, x, y, true)
          expect(Math.cos(above)).toBeLessThan(0)
        },
      ),
    )
    expect(turnTo({ x: 195, y: 630 }, 0, 660, false)).toBeGreaterThan(-Math.PI / 2)
  })

  it('shows the own seat first and every other in a place of its own', () => {
    for (let own = 0; own < 4; own++)
      expect([0, 1, 2, 3].map((seat) => slotOfSeat(seat, own, 4)).toSorted((a, b) => a - b)).toEqual([
        0, 1, 2, 3,
      ])
    expect(slotOfSeat(2, 2, 4)).toBe(0)
  })

  it('takes the fish under the finger, and nothing if none is near', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const shoal = shoalOf(seed, 60_000)
        for (const swimmer of shoal.swimmers) {
          const meant = shoal.at(swimmer.x, swimmer.y, 24)!
          expect(distanceTo(meant, swimmer.x, swimmer.y)).toBeLessThanOrEqual(24)
          // Where several lie under it, never one that is larger than another of them.
          expect(meant.halfWidth).toBeLessThanOrEqual(swimmer.halfWidth)
        }
        expect(shoal.at(-4_000, -4_000, 24)).toBeNull()
      }),
      { numRuns: 25 },
    )
  })

  it('counts what was charged and what was won, and nothing that was given back', () => {
    const shots = fc.array(
      fc.record({
        betAmount: fc.integer({ min: 10, max: 30_000 }),
        winAmount: fc.integer({ min: 0, max: 100_000 }),
        isBack: fc.boolean(),
      }),
      { maxLength: 30 },
    )
    fc.assert(
      fc.property(shots, (list) => {
        const figures = countShots(
          noFigures,
          list.map(({ isBack, ...shot }) =>
            isBack ? { betAmount: 0, winAmount: 0, refund: 'GONE' } : { ...shot, refund: null },
          ),
        )
        const charged = list.filter(({ isBack }) => !isBack)
        expect(figures).toEqual({
          shots: charged.length,
          givenBack: list.length - charged.length,
          spent: charged.reduce((sum, { betAmount }) => sum + betAmount, 0),
          won: charged.reduce((sum, { winAmount }) => sum + winAmount, 0),
        })
      }),
    )
  })

  it('celebrates nothing while less was won than spent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        fc.integer({ min: 0, max: 1e6 }),
        (spent, won, win) => {
          if (won <= spent) expect(isCelebrated({ shots: 1, spent, won, givenBack: 0 }, win, 10)).toBe(false)
        },
      ),
    )
    expect(isCelebrated({ shots: 3, spent: 300, won: 8_000, givenBack: 0 }, 8_000, 100)).toBe(true)
  })
})
