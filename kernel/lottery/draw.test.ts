import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { streamOfWords, type FairStream } from '../fair/stream.ts'
import { families, familyOf } from './classic/families.ts'
import type { FamilyCode } from './classic/play.ts'
import { digestOf, drawOf, issueCommitOf } from './draw.ts'

const SEED = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const BEACON = '000000000000000000021f3c9b7a5d8e4f60718293a4b5c6d7e8f90123456789'
const NUMERO = '202601150412'

test('the published commit is the hash with its prefix', () => {
  expect(issueCommitOf(SEED)).toBe('59bb201f85ea5b0a0cc82dd5598fa621ea4857fababbdb96c205d9a1a9400cbc')
})

test.each([
  ['SSC', '84003'],
  ['PC28', '6,1,8'],
  ['PK10', '7,6,4,5,3,10,9,2,8,1'],
  ['K3', '3,1,1'],
  ['11X5', '8,9,7,6,5'],
] as const)('the published draw of %s is %s', (family, result) => {
  expect(drawOf(family, NUMERO, SEED, BEACON)).toBe(result)
  const nodeHmac = (key: Uint8Array, message: Uint8Array) =>
    createHmac('sha256', key).update(message).digest()
  expect(drawOf(family, NUMERO, SEED, BEACON, nodeHmac)).toBe(result)
})

test('every family reads the results that it draws, and another seed, beacon or numero draws another', () => {
  for (const { code, readResult } of families) {
    const text = drawOf(code, NUMERO, SEED, BEACON)
    expect(readResult(text).join(text.includes(',') ? ',' : '')).toBe(text)
  }
  const others = [drawOf('PK10', NUMERO, SEED, '00'), drawOf('PK10', '202601150413', SEED, BEACON)]
  expect(new Set([drawOf('PK10', NUMERO, SEED, BEACON), ...others]).size).toBe(3)
})

test.each([
  ['SSC', '8400'],
  ['SSC', '840030'],
  ['SSC', '8400x'],
  ['SSC', '8400๓'],
  ['SSC', ''],
  ['SSC', '8,4,0,0,3'],
  ['K3', '3,1,7'],
  ['K3', '0,1,1'],
  ['K3', '3,1, 1'],
  ['11X5', '8,9,7,6,6'],
  ['11X5', '08,9,7,6,5'],
  ['PK10', '7,6,4,5,3,10,9,2,8'],
  ['PC28', '618'],
  ['3D', '12'],
  ['P3P5', '345'],
] as const)('%s has no result "%s"', (family, text) => {
  expect(() => familyOf(family).readResult(text)).toThrow(RangeError)
})

test('the digest of orders depends on all of them and on no order of theirs; without any it is the numero’s', () => {
  const orders = [
    { betId: '7', clientSeed: 'b' },
    { betId: '12', clientSeed: 'a' },
  ]
  expect(digestOf(orders, NUMERO)).toBe(digestOf(orders.toReversed(), NUMERO))
  expect(digestOf(orders, NUMERO)).not.toBe(digestOf(orders.slice(1), NUMERO))
  // SHA-256 of the text 202601150412.
  expect(digestOf([], NUMERO)).toBe('5fac4db32956910ead285375825dd9044dab0c253108bb5fce75e4bc0b204fb8')
})

describe('draws are even', () => {
  /** A seeded generator of 32-bit words, a million draws of which take a second. */
  function seededWords(seed: number): () => number {
    let state = seed
    return () => {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), state | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return (mixed ^ (mixed >>> 14)) >>> 0
    }
  }

  function chiSquares(code: FamilyCode, draws: number, drawOne: (at: number) => string): number[] {
    const { positions: all, readResult } = familyOf(code)
    // Sums are not even; the places that they are made of are.
    const positions = all.filter(({ key }) => key !== 'sum')
    const counts = positions.map(({ symbols }) => new Map(symbols.map((symbol) => [symbol, 0])))
    for (let at = 0; at < draws; at++) {
      const result = readResult(drawOne(at))
      for (const [place, { read }] of positions.entries()) {
        const symbol = read(result)
        counts[place]!.set(symbol, counts[place]!.get(symbol)! + 1)
      }
    }
    return counts.map((count) => {
      const expected = draws / count.size
      return [...count.values()].reduce((sum, seen) => sum + (seen - expected) ** 2 / expected, 0)
    })
  }

  const drawFrom = (code: FamilyCode, stream: FairStream) => () => familyOf(code).draw(stream)

  // The 0.1 % points of chi-square with one degree of freedom less than a place has numbers.
  test('a million draws of five digits: chi-square below 27.88 at every place', () => {
    const chi = chiSquares('SSC', 1_000_000, drawFrom('SSC', streamOfWords(seededWords(20260115))))
    expect(Math.max(...chi)).toBeLessThan(27.88)
  })
  test('20,000 draws of issues one after another from the stream itself', () => {
    const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()
    const chi = chiSquares('SSC', 20_000, (at) => drawOf('SSC', `20260115${at}`, SEED, BEACON, hmac))
    expect(Math.max(...chi)).toBeLessThan(27.88)
  })
  test.each([
    ['11X5', 29.59],
    ['K3', 20.52],
    ['PK10', 27.88],
    ['PC28', 27.88],
  ] as const)('100,000 draws of %s: chi-square below %f', (code, limit) => {
    const chi = chiSquares(code, 100_000, drawFrom(code, streamOfWords(seededWords(1))))
    expect(Math.max(...chi)).toBeLessThan(limit)
  })
})
