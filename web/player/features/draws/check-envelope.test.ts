import { expect, test } from 'vitest'
import { commitOf } from '../../../../kernel/fair/stream.ts'
import { beaconOfTerms, envelopeShares } from '../../../../kernel/promotions/envelope.ts'
import { checkEnvelopes } from './check-envelope.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const terms = { promotionId: 'rain-1', poolAmount: 10_000, count: 5, opensAt: '2026-12-01T13:00:00.000Z' }
const beacon = beaconOfTerms(terms)
const shares = envelopeShares(seed, beacon, terms)
const claim = { ...terms, commit: commitOf(seed), beacon, seed, taken: [{ place: 2, amount: shares[1]! }] }

test('a rain holds as it was published, and the device shows all its shares', () => {
  expect(checkEnvelopes(claim)).toEqual({
    isCommitRight: true,
    isBeaconRight: true,
    areSharesRight: true,
    isRight: true,
    shares,
  })
})

test('another seed, hash, term or received amount is found', () => {
  const wrong = [
    { seed: `b${seed.slice(1)}` },
    { commit: beacon },
    { beacon: commitOf(seed) },
    { poolAmount: 10_001 },
    { count: 6 },
    { opensAt: '2026-12-01T13:00:01.000Z' },
    { promotionId: 'rain-2' },
    { taken: [{ place: 2, amount: shares[1]! + 1 }] },
    { taken: [{ place: 6, amount: 1 }] },
    { seed: 'abc' },
  ]
  for (const change of wrong) expect(checkEnvelopes({ ...claim, ...change }).isRight).toBe(false)
})
