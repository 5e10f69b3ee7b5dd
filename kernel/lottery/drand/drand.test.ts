import { bls12_381 } from '@noble/curves/bls12-381.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drandPathOf, drandRoundAt, drandTimeOf, quicknet, readDrandRound, type DrandRound } from './chain.ts'
import { drandRandomnessOf, isDrandSignature, problemOfDrandRound } from './verify.ts'

/**
 * Rounds that quicknet published, as they are recorded in public: round 1 and 1,000 in the tests of several
 * clients of drand, 657,413 in the README of mcdcam/python-drand-verify.
 */
const recorded: readonly DrandRound[] = [
  {
    round: 1,
    signature:
      'b55e7cb2d5c613ee0b2e28d6750aabbb78c39dcc96bd9d38c2c2e12198df95571de8e8e402a0cc48871c7089a2b3af4b',
    randomness: '1466a6cd24e327188770752f6134001c64d6efcc590ccc26b721611ad96f165a',
  },
  {
    round: 1_000,
    signature:
      'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    randomness: 'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  },
  {
    round: 657_413,
    signature:
      'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
    randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  },
]
const [first, thousandth] = recorded as [DrandRound, DrandRound, DrandRound]

describe('a recorded round of quicknet (T-LB1)', () => {
  test.each(recorded)('$round is signed by the network, and its randomness is the hash', (one) => {
    expect(problemOfDrandRound(quicknet, one.round, one)).toBeUndefined()
    expect(drandRandomnessOf(one.signature)).toBe(one.randomness)
  })

  test('is not another round, nor signed for one', () => {
    expect(problemOfDrandRound(quicknet, 1_000, first)).toBe('ROUND')
    expect(problemOfDrandRound(quicknet, 1_000, { ...first, round: 1_000 })).toBe('SIGNATURE')
  })

  test('is refused with another randomness, another key or a signature that nobody made', () => {
    expect(problemOfDrandRound(quicknet, 1, { ...first, randomness: thousandth.randomness })).toBe(
      'RANDOMNESS',
    )
    const { secretKey, publicKey } = bls12_381.shortSignatures.keygen()
    expect(secretKey).toHaveLength(32)
    expect(isDrandSignature({ ...quicknet, publicKey: publicKey.toHex(true) }, 1, first.signature)).toBe(
      false,
    )
    const infinity = `c0${'0'.repeat(94)}`
    for (const signature of ['', 'zz', infinity, first.signature.toUpperCase(), `${first.signature}00`])
      expect(isDrandSignature(quicknet, 1, signature), signature).toBe(false)
  })

  test('does not hold with any changed digit of its signature', () => {
    fc.assert(
      fc.property(fc.nat(95), fc.integer({ min: 1, max: 15 }), (at, by) => {
        const digit = ((Number.parseInt(first.signature[at]!, 16) + by) % 16).toString(16)
        const changed = `${first.signature.slice(0, at)}${digit}${first.signature.slice(at + 1)}`
        expect(isDrandSignature(quicknet, 1, changed)).toBe(false)
      }),
      { numRuns: 40 },
    )
  })
})

describe('the round of a moment', () => {
  const genesisMs = quicknet.genesisS * 1_000

  test.each([
    [0, 1],
    [1, 2],
    [2_999, 2],
    [3_000, 2],
    [3_001, 3],
    [-5_000, 1],
  ])('%i ms after the first one is %i', (ms, round) => {
    expect(drandRoundAt(quicknet, new Date(genesisMs + ms))).toBe(round)
  })

  test('is published at or after it, and the round before it earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4_000_000_000 }), (ms) => {
        const moment = new Date(genesisMs + ms * 1_000 + (ms % 1_000))
        const round = drandRoundAt(quicknet, moment)
        expect(drandTimeOf(quicknet, round).getTime()).toBeGreaterThanOrEqual(moment.getTime())
        expect(drandTimeOf(quicknet, round - 1).getTime()).toBeLessThan(moment.getTime())
      }),
    )
  })
})

describe('what a server answers', () => {
  test('is read if it is a round, whatever else it says', () => {
    expect(readDrandRound(JSON.stringify({ ...first, previous_signature: 'x' }))).toEqual(first)
    expect(drandPathOf(quicknet, 7)).toBe(`${quicknet.hash}/public/7`)
  })

  test.each([
    '',
    'null',
    '[]',
    '"1"',
    '{"round":1}',
    JSON.stringify({ ...first, round: '1' }),
    JSON.stringify({ ...first, round: 1.5 }),
    JSON.stringify({ ...first, round: -1 }),
    JSON.stringify({ ...first, signature: first.signature.slice(2) }),
    JSON.stringify({ ...first, randomness: 'x' }),
  ])('is none if it is %s', (text) => {
    expect(readDrandRound(text)).toBeUndefined()
  })
})
