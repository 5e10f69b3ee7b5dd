import { hash, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { CHAIN_LENGTH, freshChain, seedAt } from './chain.ts'

const secretKey = randomBytes(32)

test('every seed of a chain is the SHA-256 of the one after it, in whatever order they are asked for', () => {
  for (const length of [1, 63, 64, 65, CHAIN_LENGTH]) {
    const chain = { tableId: `table-${length}`, sealed: freshChain(secretKey, `table-${length}`), length }
    const places = Array.from({ length }, (_, at) => at + 1)
    const backwards = places
      .toReversed()
      .map((place) => seedAt(secretKey, { ...chain }, place))
      .toReversed()
    expect(places.map((place) => seedAt(secretKey, { ...chain }, place))).toEqual(backwards)
    for (let at = 1; at < length; at++) {
      expect(backwards[at - 1]).toBe(hash('sha256', Buffer.from(backwards[at]!, 'hex'), 'hex'))
    }
  }
})

test('two chains, and a chain under another table’s name or another key, have no seed in common', () => {
  const sealed = freshChain(secretKey, 'one')
  const first = seedAt(secretKey, { tableId: 'one', sealed, length: 10 }, 3)
  expect(seedAt(secretKey, { tableId: 'one', sealed: freshChain(secretKey, 'one'), length: 10 }, 3)).not.toBe(
    first,
  )
  expect(() => seedAt(secretKey, { tableId: 'two', sealed, length: 10 }, 3)).toThrow()
  expect(() => seedAt(randomBytes(32), { tableId: 'one', sealed, length: 10 }, 3)).toThrow()
})

test('a place outside the chain is refused', () => {
  const chain = { tableId: 'one', sealed: freshChain(secretKey, 'one'), length: 10 }
  for (const place of [0, 11, 1.5, -1]) expect(() => seedAt(secretKey, chain, place)).toThrow(RangeError)
})
