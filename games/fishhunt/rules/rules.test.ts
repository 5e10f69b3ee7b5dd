import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openStream, streamOfWords } from '../../../kernel/fair/stream.ts'
import { resolveHit, type SeenFish } from './hit.ts'
import { cubesOf, game, killThreshold, targetOf, targets, varianceOf, type FishKind } from './index.ts'

const WORDS = 2 ** 32
/** Expected return of a bullet on a target, over the thresholds as they are. */
function returnOf(kind: FishKind, ofFreeShot: number): number {
  const { multiples } = targetOf(kind)
  const total = multiples.reduce((sum, { weight }) => sum + weight, 0)
  const value =
    kind === 'BOMBCRAB'
      ? game.bombShots * ofFreeShot
      : multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0) / total
  return (killThreshold(kind) / WORDS) * value
}
const others: SeenFish[] = targets.map(({ kind }, fishId) => ({ fishId, kind }))
/** The given words, then zeroes. */
const told = (...words: number[]) => streamOfWords(() => words.shift() ?? 0)

describe('the return', () => {
  it('of every target and both guns is 0.955 of what was paid, to six digits', () => {
    const plain = targets.filter(({ kind }) => kind !== 'BOMBCRAB').map(({ kind }) => returnOf(kind, 0))
    for (const one of plain) expect(one.toFixed(6)).toBe('0.955000')
    // Whatever its free shots are aimed at, they return the same.
    for (const ofFreeShot of [Math.min(...plain), Math.max(...plain)])
      expect(returnOf('BOMBCRAB', ofFreeShot).toFixed(6)).toBe('0.955000')
    // Lightning: each of its targets is a bullet of its own, paid for by itself.
    const all = targets.map(({ kind }) => returnOf(kind, plain[0]!))
    for (let count = 1; count <= game.lightningTargets; count++) {
      expect((all.slice(-count).reduce((sum, one) => sum + one, 0) / count).toFixed(6)).toBe(game.rtp)
    }
  })

  it('comes from the probabilities that are published', () => {
    const published = {
      ANCHOVY: 0.4775,
      MACKEREL: 0.318333,
      CLOWNFISH: 0.23875,
      SQUID: 0.191,
      PUFFER: 0.119375,
      CRAB: 0.0955,
      TURTLE: 0.063667,
      RAY: 0.04775,
      LOBSTER: 0.031833,
      SHARK: 0.0191,
      CARP: 0.011938,
      WHALE: 0.007958,
      NAGA: 0.006063,
      BOMBCRAB: 0.025,
    }
    expect(targets.map(({ kind }) => kind)).toEqual(Object.keys(published))
    for (const [kind, p] of Object.entries(published)) {
      const threshold = killThreshold(kind as FishKind)
      expect(Math.abs(threshold / WORDS - p)).toBeLessThanOrEqual(6e-7)
      // The largest whole number that does not exceed 0.955 / value × 2^32.
      const { valueTenths } = targetOf(kind as FishKind)
      const exact = 9_550n * BigInt(WORDS)
      expect(
        BigInt(threshold) * BigInt(valueTenths) * 1_000n <= exact &&
          (BigInt(threshold) + 1n) * BigInt(valueTenths) * 1_000n > exact,
      ).toBe(true)
    }
    expect(
      targetOf('NAGA').multiples.reduce((sum, { multiple, weight }) => sum + multiple * weight, 0) / 10,
    ).toBe(targetOf('NAGA').valueTenths)
    expect(Math.sqrt(varianceOf('SHARK')).toFixed(2)).toBe('6.84')
    for (const { kind, multiples } of targets)
      if (multiples.length === 1)
        expect(varianceOf(kind)).toBeCloseTo(0.955 * multiples[0]!.multiple - 0.955 ** 2, 9)
    for (const { kind, multiples } of targets)
      if (multiples.length === 1) {
        const [multiple, chance] = [multiples[0]!.multiple, 0.955 / multiples[0]!.multiple]
        const exact = chance * (multiple - 0.955) ** 3 + (1 - chance) * 0.955 ** 3
        expect([cubesOf(kind) >= exact, cubesOf(kind) < exact * 5]).toEqual([true, true])
      }
    expect((game.bombShots * 955) / 100).toBe(targetOf('BOMBCRAB').valueTenths)
  })
})

describe('a hit', () => {
  it('draws the word of the published test vector', () => {
    const input = {
      serverSeed: 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00',
      clientSeed: 'thai-player-1',
      nonce: 7,
      tag: game.tag,
    }
    expect(openStream(input).word()).toBe(3712870614)
    for (const { kind } of targets)
      expect(resolveHit(openStream(input), kind, others).isKill).toBe(3712870614 < killThreshold(kind))
  })

  it('kills below the threshold and nowhere else, whatever else swims by', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...targets),
        fc.nat({ max: WORDS - 1 }),
        fc.subarray(others),
        ({ kind }, word, seen) => {
          const hit = resolveHit(told(word), kind, seen)
          expect(hit.isKill).toBe(word < killThreshold(kind))
          if (!hit.isKill) expect(hit).toEqual({ isKill: false, multiple: 0, freeShots: [] })
          else if (kind !== 'BOMBCRAB')
            expect(targetOf(kind).multiples.map(({ multiple }) => multiple)).toContain(hit.multiple)
        },
      ),
      { numRuns: 300 },
    )
    for (const { kind } of targets)
      expect(
        [killThreshold(kind) - 1, killThreshold(kind)].map((word) => resolveHit(told(word), kind, []).isKill),
      ).toEqual([true, false])
  })

  it('of the naga draws its multiple after the kill, by the weights', () => {
    const shares = new Map<number, number>()
    for (let share = 0; share < 100; share++) {
      const { multiple } = resolveHit(told(0, share), 'NAGA', [])
      shares.set(multiple, (shares.get(multiple) ?? 0) + 1)
    }
    expect([...shares]).toEqual([
      [100, 50],
      [150, 30],
      [250, 15],
      [500, 5],
    ])
  })

  it('of a bomb crab fires forty free shots at what is alive, and at passing fish when nothing is', () => {
    fc.assert(
      fc.property(fc.subarray(others), fc.infiniteStream(fc.nat({ max: WORDS - 1 })), (seen, words) => {
        let isFirst = true
        const { freeShots, multiple } = resolveHit(
          streamOfWords(() => {
            if (isFirst) {
              isFirst = false
              return 0
            }
            return words.next().value as number
          }),
          'BOMBCRAB',
          seen,
        )
        expect(freeShots).toHaveLength(40)
        const killed = freeShots
          .filter((shot) => shot.fishId !== null && shot.multiple > 0)
          .map((shot) => shot.fishId)
        expect(new Set(killed).size).toBe(killed.length)
        for (const [place, shot] of freeShots.entries()) {
          expect(shot.kind).not.toBe('BOMBCRAB')
          if (shot.fishId !== null)
            expect(
              freeShots
                .slice(0, place)
                .some((before) => before.fishId === shot.fishId && before.multiple > 0),
            ).toBe(false)
        }
        expect(multiple).toBe(freeShots.reduce((sum, shot) => sum + shot.multiple, 0))
      }),
      { numRuns: 60 },
    )
    expect(resolveHit(told(0), 'BOMBCRAB', []).freeShots).toEqual(
      Array.from({ length: 40 }, () => ({ fishId: null, kind: 'ANCHOVY', multiple: 2 })),
    )
  })
})
