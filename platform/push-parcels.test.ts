import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Push } from './hub.ts'
import { parcelsOf, PartsDesk, type Parcel } from './push-parcels.ts'

const arrive = (parcels: readonly Parcel<Push>[], desk = new PartsDesk<Push>()): Push[] =>
  parcels.flatMap((parcel) =>
    'pushes' in parcel ? parcel.pushes : (desk.take(structuredClone(parcel.part)) ?? []),
  )

test('pushes of any size arrive whole and in their order, and no notice is too large for a notification', () => {
  const size = fc.oneof(
    fc.nat(200),
    fc.integer({ min: 7_000, max: 8_500 }),
    fc.integer({ min: 20_000, max: 40_000 }),
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(size, fc.constantFrom('a', 'ก', '"', '\n')), { maxLength: 12 }),
      (sizes) => {
        const pushes = sizes.map(([length, letter], no) => ({
          topic: `draw:${no}`,
          data: { text: letter.repeat(length) },
        }))
        let made = 0
        const parcels = parcelsOf(pushes, () => `p${made++}`)
        for (const parcel of parcels)
          expect(
            Buffer.byteLength(JSON.stringify({ kind: 'push-part', from: crypto.randomUUID(), ...parcel })),
          ).toBeLessThan(8_000)
        expect(arrive(parcels)).toEqual(pushes)
      },
    ),
    { numRuns: 60 },
  )
})

test('parts come together in any order, and those whose rest is lost are forgotten', () => {
  const large = { topic: 'sport:1', data: { text: 'x'.repeat(30_000) } }
  const desk = new PartsDesk<Push>()
  const parcels = parcelsOf([large], () => 'one')
  expect(parcels.length).toBeGreaterThan(3)
  expect(arrive(parcels.toReversed(), desk)).toEqual([large])
  expect(arrive(parcels.slice(1), desk)).toEqual([])
  desk.forget()
  expect(arrive(parcels.slice(0, 1), desk)).toEqual([])
  expect(arrive(parcels.slice(1), desk)).toEqual([large])
  // More unfinished ones than are kept: the oldest never comes.
  for (let no = 0; no < 101; no++) arrive(parcelsOf([large], () => `p${no}`).slice(1), desk)
  expect(arrive(parcelsOf([large], () => 'p0').slice(0, 1), desk)).toEqual([])
  expect(arrive(parcelsOf([large], () => 'p100').slice(0, 1), desk)).toEqual([large])
})
