import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromHex, hmacSha256, sha256, toHex } from './sha256.ts'

const bytes = fc.uint8Array({ minLength: 0, maxLength: 300 })

test('SHA-256 gives the same digest as the system library for any bytes', () => {
  fc.assert(
    fc.property(bytes, (message) => {
      expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
    }),
    { numRuns: 400 },
  )
})

test('SHA-256 is right at every length around the borders of a block', () => {
  for (let length = 0; length <= 130; length++) {
    const message = new Uint8Array(length).fill(length)
    expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'))
  }
})

test('HMAC-SHA256 gives the same code as the system library, with short and with long keys', () => {
  fc.assert(
    fc.property(bytes, bytes, (key, message) => {
      expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'))
    }),
    { numRuns: 400 },
  )
})

test('hex text turns into bytes and back, and anything else is refused', () => {
  fc.assert(
    fc.property(bytes, (some) => {
      expect([...fromHex(toHex(some))]).toEqual([...some])
    }),
  )
  for (const wrong of ['0', 'zz', '0g', ' 00', '00 ']) expect(() => fromHex(wrong)).toThrow(RangeError)
})
