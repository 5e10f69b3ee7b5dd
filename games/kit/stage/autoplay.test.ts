import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Autoplay } from './autoplay.ts'

test('automatic spins never lose more than the stop, and never run longer than asked', () => {
  const rounds = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 200, maxLength: 200 })
  fc.assert(
    fc.property(
      rounds,
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 100, max: 5000 }),
      (wins, count, lossAmount) => {
        const auto = new Autoplay({ rounds: count, lossAmount, winAmount: null })
        let lost = 0
        let played = 0
        for (const winAmount of wins) {
          lost += 100 - winAmount
          played += 1
          if (auto.note({ betAmount: 100, winAmount }) !== null) break
        }
        expect(lost).toBeLessThanOrEqual(lossAmount)
        expect(played).toBeLessThanOrEqual(count)
      },
    ),
  )
})

test('a win at the stop ends them, a smaller one does not, and the reason is shown', () => {
  const auto = new Autoplay({ rounds: 3, lossAmount: 10_000, winAmount: 500 })
  expect([auto.note({ betAmount: 100, winAmount: 499 }), auto.left]).toEqual([null, 2])
  expect(auto.note({ betAmount: 100, winAmount: 500 })).toBe('win')
  expect(auto.note({ betAmount: 100, winAmount: 0 })).toBe('rounds')
  expect(
    new Autoplay({ rounds: 9, lossAmount: 150, winAmount: null }).note({ betAmount: 100, winAmount: 0 }),
  ).toBe('loss')
})
