import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitOf, isClientSeed, openStream, streamOfWords, type FairInput } from './stream.ts'

const SEED = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const input = (tag: string): FairInput => ({ serverSeed: SEED, clientSeed: 'thai-player-1', nonce: 7, tag })
const nodeHmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()

const anyInput = fc.record({
  serverSeed: fc.stringMatching(/^[0-9a-f]{64}$/),
  clientSeed: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/),
  nonce: fc.nat(),
  tag: fc.constantFrom('dice', 'slot:TUKTUK3', 'deck52'),
})

test('the commit of the published seed is the published one', () => {
  expect(commitOf(SEED)).toBe('7dab00994c9f54a87b88c9011f8ad7205401a880e29776312bed8cfcdbbe8b2c')
})

test('tag dice: the published words and dice', () => {
  const stream = openStream(input('dice'))
  expect([stream.word(), stream.word(), stream.word(), stream.word()]).toEqual([
    532915957, 1564231948, 2848594614, 896542671,
  ])
  const dice = openStream(input('dice'))
  expect([1 + dice.int(6), 1 + dice.int(6), 1 + dice.int(6)]).toEqual([2, 5, 1])
})

test('tags roulette, slot30x5 and fish: the published draws', () => {
  expect(openStream(input('roulette')).int(37)).toBe(21)
  const slot = openStream(input('slot30x5'))
  expect(Array.from({ length: 5 }, () => slot.int(30))).toEqual([24, 13, 19, 20, 28])
  expect(openStream(input('fish')).word()).toBe(3712870614)
})

const publishedDeck = [
  12, 6, 37, 18, 26, 43, 44, 28, 46, 8, 25, 40, 48, 7, 11, 13, 2, 5, 9, 23, 0, 16, 27, 4, 42, 30, 35, 24, 34,
  47, 20, 51, 32, 19, 36, 14, 50, 17, 22, 39, 31, 41, 29, 3, 49, 1, 33, 45, 38, 15, 10, 21,
]

test('tag deck52: the published shuffle', () => {
  expect(openStream(input('deck52')).shuffle(Array.from({ length: 52 }, (_, card) => card))).toEqual(
    publishedDeck,
  )
})

test('a shoe deals the cards of the same shuffle from its end, and then it is empty', () => {
  const deal = openStream(input('deck52')).shoe(52)
  expect(Array.from({ length: 52 }, deal)).toEqual(publishedDeck.toReversed())
  expect(deal).toThrow(RangeError)
  const shoe = openStream(input('shoe8')).shoe(416)
  const shuffled = openStream(input('shoe8')).shuffle(Array.from({ length: 416 }, (_, card) => card))
  expect(Array.from({ length: 40 }, shoe)).toEqual(shuffled.toReversed().slice(0, 40))
})

test('the system library’s HMAC gives the same words over many blocks', () => {
  fc.assert(
    fc.property(anyInput, (one) => {
      const ours = openStream(one)
      const fast = openStream(one, nodeHmac)
      for (let count = 0; count < 30; count++) expect(fast.word()).toBe(ours.word())
    }),
    { numRuns: 60 },
  )
})

test('another nonce, client seed, tag or server seed gives other words', () => {
  const first = (one: FairInput) => openStream(one).word()
  const base = input('dice')
  const others = [
    { ...base, nonce: 8 },
    { ...base, clientSeed: 'thai-player-2' },
    { ...base, tag: 'fish' },
    { ...base, serverSeed: SEED.replace('a3', 'a4') },
  ]
  expect(new Set([base, ...others].map(first)).size).toBe(5)
})

test('int(m) throws away exactly the words above the last whole multiple of m', () => {
  const words = (...list: number[]) => streamOfWords(() => list.shift()!)
  expect(words(4294967292, 4294967295, 5).int(6)).toBe(5)
  expect(words(4294967291, 5).int(6)).toBe(4294967291 % 6)
  expect(words(4294967295).int(2 ** 32)).toBe(4294967295)
  expect(words(4294967295).int(1)).toBe(0)
  expect(words(2 ** 31, 7).int(2 ** 31 + 1)).toBe(2 ** 31)
  expect(words(2 ** 31 + 1, 7).int(2 ** 31 + 1)).toBe(7)
})

test('int(m) stays below m and refuses impossible bounds', () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 1, max: 2 ** 32 }), (one, m) => {
      const drawn = openStream(one).int(m)
      expect(drawn).toBeGreaterThanOrEqual(0)
      expect(drawn).toBeLessThan(m)
    }),
  )
  for (const wrong of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
    expect(() => openStream(input('dice')).int(wrong)).toThrow(RangeError)
})

test('weighted choice walks the list, and a threshold is a share of 2^32', () => {
  const at = (word: number) => streamOfWords(() => word)
  expect([0, 49, 50, 79, 80, 94, 95, 99].map((word) => at(word).weighted([50, 30, 15, 5]))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ])
  expect(at(99).isBelow(100)).toBe(true)
  expect(at(100).isBelow(100)).toBe(false)
})

test('a malformed seed or nonce is refused', () => {
  const base = input('dice')
  for (const clientSeed of ['', 'a b', 'ก', 'x'.repeat(65), 'a:b']) {
    expect(isClientSeed(clientSeed)).toBe(false)
    expect(() => openStream({ ...base, clientSeed })).toThrow(RangeError)
  }
  for (const nonce of [-1, 0.5, 2 ** 60]) expect(() => openStream({ ...base, nonce })).toThrow(RangeError)
  for (const serverSeed of ['', SEED.toUpperCase(), SEED.slice(2)])
    expect(() => openStream({ ...base, serverSeed })).toThrow(RangeError)
})
