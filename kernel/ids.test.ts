import { expect, test } from 'vitest'
import { newId, shardOf } from './ids.ts'

test('ids are UUIDs of version 7: all different, ordered by time, which they carry in milliseconds', () => {
  const moments = [0, 1, 1_700_000_000_000, 2 ** 48 - 1]
  const ids = moments.map((nowMs) => newId(nowMs))
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids.map((id) => Number.parseInt(id.slice(0, 13).replace('-', ''), 16))).toEqual(moments)
  expect(ids.toSorted()).toEqual(ids)
  // Ids made in one millisecond sort in the order in which they were made.
  const together = Array.from({ length: 2_000 }, () => newId(5))
  expect(together.toSorted()).toEqual(together)
  // Many times the number of ids that one fetch of random bytes is enough for.
  expect(new Set(Array.from({ length: 5_000 }, () => newId(7))).size).toBe(5_000)
})

test('a shard is one of 32, and the same for the same owner', () => {
  const shards = Array.from({ length: 2_000 }, (_, at) => shardOf(`member-${at}`))
  expect(new Set(shards).size).toBe(32)
  expect(Math.max(...shards)).toBe(31)
  expect(shardOf('member-7')).toBe(shards[7])
})
