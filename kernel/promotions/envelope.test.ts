import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openStream } from '../fair/stream.ts'
import { beaconOfTerms, drawShares, envelopeShares } from './envelope.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const terms = { promotionId: 'rain-1', poolAmount: 10_000, count: 5, opensAt: '2026-12-01T13:00:00.000Z' }

test('shares are as many as the envelopes, at least one minor unit each, and together the pool', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      (count, extra, bytes) => {
        const shares = drawShares(
          openStream({
            serverSeed: Buffer.from(bytes).toString('hex'),
            clientSeed: 'test',
            nonce: 0,
            tag: 'envelope:test',
          }),
          count + extra,
          count,
        )
        expect(shares).toHaveLength(count)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(count + extra)
      },
    ),
  )
})

test('a share is at most twice what was left for each, less one, whatever is drawn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 100 }), fc.nat(1_000_000), fc.nat(), (count, extra, drawn) => {
      let remain = count + extra
      const shares = drawShares({ int: (m) => drawn % m }, remain, count)
      shares.slice(0, -1).forEach((share, place) => {
        expect(share).toBeLessThanOrEqual(Math.floor((2 * remain) / (count - place)) - 1)
        remain -= share
      })
    }),
  )
})

test('one minor unit for each leaves nothing to chance, and less is refused', () => {
  expect(envelopeShares(seed, 'test', { ...terms, poolAmount: 5 })).toEqual([1, 1, 1, 1, 1])
  expect(() => envelopeShares(seed, 'test', { ...terms, poolAmount: 4 })).toThrow(RangeError)
  expect(() => envelopeShares('abc', 'test', terms)).toThrow(RangeError)
})

test('the vector of the documents: beacon and shares follow from the seed and the terms', () => {
  const beacon = beaconOfTerms(terms)
  expect(beacon).toBe(
    createHash('sha256').update('envelope:rain-1:2026-12-01T13:00:00.000Z:10000:5').digest('hex'),
  )
  expect(envelopeShares(seed, beacon, terms)).toEqual([3_298, 3_196, 1_132, 2_204, 170])
})
