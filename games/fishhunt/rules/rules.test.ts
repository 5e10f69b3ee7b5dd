import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openStream, streamOfWords } from '../../../kernel/fair/stream.ts'
import { resolveHit, type SeenFish } from './hit.ts'
import { cubesOf, game, killThreshold, targetOf, targets, varianceOf, type FishKind } from './index.ts'
import { fishOf, isInSea, placeOf, SEA, shoalAt } from '../../../kernel/fish/shoal.ts'

const WORDS = 2 ** 32
/** Expected return of a bullet on a target, over the thresholds as they are. */
function returnOf(kind: FishKind, ofFreeShot: number): number {
  const { multiples } = targetOf(kind)
  const total = multiples.reduce((sum, { weight }) => sum + weight, 0)
  const value = kind === 'BOMBCRAB' ? game.bombShots * ofFreeShot : multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0) / total
  return killThreshold(kind) / WORDS * value
}
const others: SeenFish[] = targets.map(({ kind }, fishId) => ({ fishId, kind }))
/** Words that come as told, then zeroes. */
const told = (...words: number[]) => streamOfWords(() => words.shift() ?? 0)

describe('the return', () => {
  it('of every target and both guns is 0.955 of what was paid, to six digits', () => {
    const plain = targets.filter(({ kind }) => kind !== 'BOMBCRAB').map(({ kind }) => returnOf(kind, 0))
    for (const one of plain) expect(one.toFixed(6)).toBe('0.955000')
    // Whatever its free shots are aimed at, they return the same.
    for (const ofFreeShot of [Math.min(...plain), Math.max(...plain)]) expect(returnOf('BOMBCRAB', ofFreeShot).toFixed(6)).toBe('0.955000')
    // Lightning: each of its targets is a bullet of its own, paid for by itself.
    const all = targets.map(({ kind }) => returnOf(kind, plain[0]!))
    for (let count = 1; count <= game.lightningTargets; count++) {
      expect((all.slice(-count).reduce((sum, one) => sum + one, 0) / count).toFixed(6)).toBe(game.rtp)
    }
  })

  it('comes from the probabilities that are published', () => {
    const published = { ANCHOVY: 0.4775, MACKEREL: 0.318333, CLOWNFISH: 0.23875, SQUID: 0.191, PUFFER: 0.119375, CRAB: 0.0955, TURTLE: 0.063667, RAY: 0.04775, LOBSTER: 0.031833, SHARK: 0.0191, CARP: 0.011938, WHALE: 0.007958, NAGA: 0.006063, BOMBCRAB: 0.025 }
    expect(targets.map(({ kind }) => kind)).toEqual(Object.keys(published))
    for (const [kind, p] of Object.entries(published)) {
      const threshold = killThreshold(kind as FishKind)
      expect(Math.abs(threshold / WORDS - p)).toBeLessThanOrEqual(6e-7)
      // The largest whole number that does not exceed 0.955 / value × 2^32.
      const { valueTenths } = targetOf(kind as FishKind)
      const exact = 9_550n * BigInt(WORDS)
      expect(BigInt(threshold) * BigInt(valueTenths) * 1_000n <= exact && (BigInt(threshold) + 1n) * BigInt(valueTenths) * 1_000n > exact).toBe(true)
    }
    expect(targetOf('NAGA').multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0) / 10).toBe(targetOf('NAGA').valueTenths)
    expect(Math.sqrt(varianceOf('SHARK')).toFixed(2)).toBe('6.84')
    for (const { kind, multiples } of targets) if (multiples.length === 1) expect(varianceOf(kind)).toBeCloseTo(0.955 * multiples[0]!.multiple - 0.955 ** 2, 9)
    for (const { kind, multiples } of targets) if (multiples.length === 1) {
      const [multiple, chance] = [multiples[0]!.multiple, 0.955 / multiples[0]!.multiple]
      const exact = chance * (multiple - 0.955) ** 3 + (1 - chance) * 0.955 ** 3
      expect([cubesOf(kind) >= exact, cubesOf(kind) < exact * 5]).toEqual([true, true])
    }
    expect(game.bombShots * 955 / 100).toBe(targetOf('BOMBCRAB').valueTenths)
  })
})

describe('a hit', () => {
  it('draws the word of the published test vector', () => {
    const input = { serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00', clientSeed: 'thai-player-1', nonce: 7, tag: game.tag }
    expect(openStream(input).word()).toBe(3712870614)
    for (const { kind } of targets) expect(resolveHit(openStream(input), kind, others).isKill).toBe(3712870614 < killThreshold(kind))
  })

  it('kills below the threshold and nowhere else, whatever else swims by', () => {
    fc.assert(fc.property(fc.constantFrom(...targets), fc.nat({ max: WORDS - 1 }), fc.subarray(others), ({ kind }, word, seen) => {
      const hit = resolveHit(told(word), kind, seen)
      expect(hit.isKill).toBe(word < killThreshold(kind))
      if (!hit.isKill) expect(hit).toEqual({ isKill: false, multiple: 0, freeShots: [] })
      else if (kind !== 'BOMBCRAB') expect(targetOf(kind).multiples.map(({ multiple }) => multiple)).toContain(hit.multiple)
    }), { numRuns: 300 })
    for (const { kind } of targets) expect([killThreshold(kind) - 1, killThreshold(kind)].map((word) => resolveHit(told(word), kind, []).isKill)).toEqual([true, false])
  })

  it('of the naga draws its multiple after the kill, by the weights', () => {
    const shares = new Map<number, number>()
    for (let share = 0; share < 100; share++) {
      const { multiple } = resolveHit(told(0, share), 'NAGA', [])
      shares.set(multiple, (shares.get(multiple) ?? 0) + 1)
    }
    expect([...shares]).toEqual([[100, 50], [150, 30], [250, 15], [500, 5]])
  })

  it('of a bomb crab fires forty free shots at what is alive, and at passing fish when nothing is', () => {
    fc.assert(fc.property(fc.subarray(others), fc.infiniteStream(fc.nat({ max: WORDS - 1 })), (seen, words) => {
      let isFirst = true
      const { freeShots, multiple } = resolveHit(streamOfWords(() => { if (isFirst) { isFirst = false; return 0 } return words.next().value as number }), 'BOMBCRAB', seen)
      expect(freeShots).toHaveLength(40)
      const killed = freeShots.filter((shot) => shot.fishId !== null && shot.multiple > 0).map((shot) => shot.fishId)
      expect(new Set(killed).size).toBe(killed.length)
      for (const [place, shot] of freeShots.entries()) {
        expect(shot.kind).not.toBe('BOMBCRAB')
        if (shot.fishId !== null) expect(freeShots.slice(0, place).some((before) => before.fishId === shot.fishId && before.multiple > 0)).toBe(false)
      }
      expect(multiple).toBe(freeShots.reduce((sum, shot) => sum + shot.multiple, 0))
    }), { numRuns: 60 })
    expect(resolveHit(told(0), 'BOMBCRAB', []).freeShots).toEqual(Array.from({ length: 40 }, () => ({ fishId: null, kind: 'ANCHOVY', multiple: 2 })))
  })
})

describe('the shoal', () => {
  it('is the same for everybody, never more than sixty, and never empty for long', () => {
    fc.assert(fc.property(fc.nat({ max: WORDS - 1 }), fc.integer({ min: 20_000, max: 90_000_000 }), (seed, atMs) => {
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
      for (let fishId = Math.max(0, Math.floor(atMs / 500) - 120); fishId <= atMs / 500 + 2; fishId++) expect(isInSea(fishOf(seed, fishId), atMs)).toBe(ids.has(fishId))
    }), { numRuns: 40 })
  })

  it('swims from outside to outside, through the sea and without a jump', () => {
    const outside = ({ x, y }: { x: number; y: number }) => x < 0 || y < 0 || x > SEA.width || y > SEA.height
    for (let fishId = 0; fishId < 150; fishId++) {
      const fish = fishOf(20_26, fishId)
      expect([outside(placeOf(fish, fish.bornMs)), outside(placeOf(fish, fish.leavesMs)), outside(placeOf(fish, (fish.bornMs + fish.leavesMs) / 2))]).toEqual([true, true, false])
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
