import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketOf, endOfBucket } from './board-bucket.ts'

const figure = fc.bigInt(1n, 9_000_000_000_000_000n)

test('a larger figure is never in a lower group', () => {
  fc.assert(
    fc.property(figure, figure, (one, other) => {
      const [small, large] = one < other ? [one, other] : [other, one]
      expect(bucketOf(small)).toBeLessThanOrEqual(bucketOf(large))
    }),
  )
})

test('a group ends where the next one begins', () => {
  fc.assert(
    fc.property(figure, (some) => {
      const end = endOfBucket(bucketOf(some))
      expect(end).toBeGreaterThan(some)
      expect(bucketOf(end)).toBeGreaterThan(bucketOf(some))
      expect(bucketOf(end - 1n)).toBe(bucketOf(some))
    }),
  )
})
