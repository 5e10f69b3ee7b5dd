import { expect, test } from 'vitest'
import { expectPublished } from '../../../tests/support/table-draws.ts'
import { exactReturns } from '../../kit/exact/table-games.ts'
import { game, type Outcome } from './index.ts'

/** If they differ, the report shows the exact figure: it belongs to the spot. */
test('every spot returns what it publishes, counted over every outcome', () => {
  const outcomes = [1, 2, 3, 4, 5, 6].map((die) => ({ outcome: { dice: [die] } as Outcome, weight: 1 }))
  expectPublished(game, exactReturns(game, outcomes))
})

test('a win is rounded down', () => {
  expect(game.payout({ dice: [4] }, 'HIGH', 101n)).toBe(196n)
  expect(game.payout({ dice: [4] }, 'LOW', 101n)).toBe(0n)
  expect(game.payout({ dice: [4] }, 'FACE:4', 101n)).toBe(585n)
})
