import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { game, targets } from './index.ts'
import { fishOf, isInSea, placeOf, SEA, shoalAt } from '../../../kernel/fish/shoal.ts'

const WORDS = 2 ** 32

describe('the shoal', () => {
  it('is the same for everybody, never more than sixty, and never empty for long', () => {
    fc.assert(
      fc.property(fc.nat({ max: WORDS - 1 }), fc.integer({ min: 20_000, max: 90_000_000 }), (seed, atMs) => {
        const shoal = shoalAt(seed, atMs)
        expect(shoal).toEqual(shoalAt(seed, atMs))
        expect(shoal.length).toBeLessThanOrEqual(game.mostFish)
        expect(shoal.length).toBeGreaterThanOrEqual(20)
        for (const fish of shoal) {
          expect(fish).toEqual(fishOf(seed, fish.fishId))
          expect(isInSea(fish, atMs)).toBe(true)
        }
        // Nobody is missing: what came within the last minute is in it or has left.
        const ids = new Set(shoal.map(({ fishId }) => fishId))
        for (let fishId = Math.max(0, Math.floor(atMs / 500) - 120); fishId <= atMs / 500 + 2; fishId++)
          expect(isInSea(fishOf(seed, fishId), atMs)).toBe(ids.has(fishId))
      }),
      { numRuns: 40 },
    )
  })

  it('swims from outside to outside, through the sea and without a jump', () => {
    const outside = ({ x, y }: { x: number; y: number }) => x < 0 || y < 0 || x > SEA.width || y > SEA.height
    for (let fishId = 0; fishId < 150; fishId++) {
      const fish = fishOf(20_26, fishId)
      expect([
        outside(placeOf(fish, fish.bornMs)),
        outside(placeOf(fish, fish.leavesMs)),
        outside(placeOf(fish, (fish.bornMs + fish.leavesMs) / 2)),
      ]).toEqual([true, true, false])
      for (let atMs = fish.bornMs; atMs < fish.leavesMs; atMs += 500) {
        const [one, two] = [placeOf(fish, atMs), placeOf(fish, atMs + 500)]
        expect(Math.hypot(two.x - one.x, two.y - one.y)).toBeLessThan(240)
      }
    }
  })

  it('brings every kind', () => {
    const kinds = new Set(Array.from({ length: 2_000 }, (_, fishId) => fishOf(1, fishId).kind))
    expect(kinds.size).toBe(targets.length)
  })
})
