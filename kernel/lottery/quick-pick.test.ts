import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allPlays } from '../../tests/support/lottery-outcomes.ts'
import { streamOfWords } from '../fair/stream.ts'
import { playOf } from './classic/families.ts'
import { quickPick } from './quick-pick.ts'

const chance = (words: readonly number[]) => {
  let at = 0
  return streamOfWords(() => words[at++ % words.length]!).int
}

describe('a pick by chance is valid and is one combination, or one figure', () => {
  test.each(allPlays.map((play) => [play.code, play] as const))('%s', (_code, play) => {
    const words = fc.array(fc.integer({ min: 0, max: 2 ** 32 - 2 ** 16 }), { minLength: 211, maxLength: 211 })
    fc.assert(
      fc.property(fc.noShrink(words), (some) => {
        const picked = quickPick(play, chance(some))
        expect(play.count(picked)).toHaveProperty('combinations')
        if (!/SUM|SPAN/.test(play.code)) expect(play.count(picked)).toEqual({ combinations: 1 })
      }),
      { numRuns: 20 },
    )
  })
})

test('every number of a place can be picked', () => {
  const seen = new Set<string>()
  const play = playOf('SSC_2_DIRECT')!
  for (let at = 0; at < 100; at++) {
    let asked = 0
    // Block, number and number are asked for in this order.
    const picked = quickPick(play, () => [0, Math.floor(at / 10), at % 10][asked++ % 3]!)
    seen.add(picked.join(' '))
  }
  expect(seen.size).toBe(100)
})

test('without a valid pick it gives up', () => {
  expect(() => quickPick(playOf('11X5_2_DIRECT')!, () => 0)).toThrow('no valid pick of 11X5_2_DIRECT')
})
