import fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowAt } from '../../../kernel/slots/pay.ts'
import { sheet as siamgold } from '../../siamgold20/rules/sheet.ts'
import { sheet as tuktuk } from '../../tuktuk3/rules/sheet.ts'
import { isTenseReel } from './tension.ts'

test('two scatters make every later reel tense until the third comes', () => {
  const window = ['SAB', 'CDS', 'EFG', 'HGS', 'ABC']
  expect([1, 2, 3, 4].map((reel) => isTenseReel(siamgold, window, reel))).toEqual([false, true, true, false])
})

test('one scatter or none leaves the reels as they are', () => {
  const window = ['SHE', 'CDG', 'EFG', 'HGD', 'ABC']
  expect([1, 2, 3, 4].map((reel) => isTenseReel(siamgold, window, reel))).toEqual([
    false,
    false,
    false,
    false,
  ])
})

test('a line that can still pay ten stakes makes the last reel tense, a small one does not', () => {
  expect(isTenseReel(tuktuk, ['LWM', 'CWL', 'MCL'], 2)).toBe(true)
  expect(isTenseReel(tuktuk, ['L7M', 'CWL', 'MCL'], 2)).toBe(true)
  expect(isTenseReel(tuktuk, ['LBM', 'CBL', 'MCL'], 2)).toBe(false)
  expect(isTenseReel(tuktuk, ['L7M', 'C7L', 'MCL'], 1)).toBe(false)
})

test('tension never depends on what the reel itself brings', () => {
  const stop = fc.integer({ min: 0, max: 29 })
  fc.assert(
    fc.property(
      fc.tuple(stop, stop, stop, stop, stop),
      stop,
      fc.constantFrom(1, 2, 3, 4),
      (stops, other, reel) => {
        const changed = stops.map((one, index) => (index >= reel ? (one + other) % 30 : one))
        expect(isTenseReel(siamgold, windowAt(siamgold, changed), reel)).toBe(
          isTenseReel(siamgold, windowAt(siamgold, stops), reel),
        )
      },
    ),
  )
})
