import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DELTA_BYTES, deltasOf, follow, type Delta, type Followed, type Snapshot } from './deltas.ts'

type Prices = Snapshot<string>['values']

const prices = fc.dictionary(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((key) => key !== '__proto__'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  { maxKeys: 120 },
)
const stateOf = (version: number, values: Prices): Followed<string> => ({ version, values, partsTaken: 0 })

function followAll(state: Followed<string>, deltas: readonly Delta<string>[]): Followed<string> {
  return deltas.reduce((now, delta) => {
    const next = follow(now, delta)
    if (typeof next === 'string') throw new Error(next)
    return next
  }, state)
}

describe('deltas', () => {
  test('lead whoever follows them from each snapshot to the next, each in less than a kilobyte', () => {
    fc.assert(
      fc.property(fc.array(prices, { minLength: 2, maxLength: 5 }), (history) => {
        let snapshot: Snapshot<string> = { version: 41, values: history[0]! }
        let followed = stateOf(41, history[0]!)
        for (const values of history.slice(1)) {
          const deltas = deltasOf(snapshot, values)
          for (const delta of deltas)
            expect(Buffer.byteLength(JSON.stringify(delta))).toBeLessThanOrEqual(DELTA_BYTES)
          followed = followAll(followed, deltas)
          expect(followed.values).toEqual(values)
          snapshot = { version: snapshot.version + (deltas.length > 0 ? 1 : 0), values }
          expect(followed).toMatchObject({ version: snapshot.version, partsTaken: 0 })
        }
      }),
    )
  })

  test('of what did not change are none', () => {
    expect(deltasOf({ version: 3, values: { home: '1.98' } }, { home: '1.98' })).toEqual([])
  })

  test('say what is new, changed and gone', () => {
    const before = { version: 3, values: { home: '1.98', draw: '3.40', away: '4.10' } }
    expect(deltasOf(before, { home: '1.95', draw: '3.40', over: '1.80' })).toEqual([
      { version: 4, part: 0, parts: 1, set: { home: '1.95', over: '1.80' }, gone: ['away'] },
    ])
  })

  test('send a reader of a value that is too large to the snapshot', () => {
    const [delta, ...more] = deltasOf({ version: 1, values: {} }, { long: 'x'.repeat(DELTA_BYTES) })
    expect([delta, more]).toEqual([{ version: 2, part: 0, parts: 1, isWhole: true }, []])
    expect(follow(stateOf(1, {}), delta!)).toBe('GAP')
  })

  test('that were told before change nothing, and a missing version or part is a gap', () => {
    const many = fc.array(fc.string({ minLength: 20, maxLength: 30 }), { minLength: 60, maxLength: 90 })
    fc.assert(
      fc.property(many, fc.nat(), (list, seed) => {
        const deltas = deltasOf({ version: 1, values: {} }, Object.fromEntries(list.entries()))
        const at = seed % deltas.length
        const before = followAll(stateOf(1, {}), deltas.slice(0, at))
        for (const told of deltas.slice(0, at)) expect(follow(before, told)).toBe('OLD')
        for (const early of deltas.slice(at + 1)) expect(follow(before, early)).toBe('GAP')
        const after = followAll(before, deltas.slice(at))
        expect(follow(after, deltas.at(-1)!)).toBe('OLD')
        expect(follow(after, { version: 4, part: 0, parts: 1 })).toBe('GAP')
        expect(deltas.length).toBeGreaterThan(1)
      }),
    )
  })
})
