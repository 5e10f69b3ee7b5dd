/** What a price shows after it was told again. */
import { describe, expect, test } from 'vitest'
import { marketAfter, type MarketNow } from './board.ts'

const now = (version: number, prices: readonly number[], state: MarketNow['state'] = 'OPEN') => ({
  version,
  prices,
  state,
})
const known = (): MarketNow => marketAfter(undefined, now(4, [19_200, 19_000]), 1)!

describe('a market that is told again', () => {
  test('has not moved when it is seen first', () => {
    expect(known().moves).toEqual([null, null])
  })

  test('shows which way each price went, and from where', () => {
    expect(marketAfter(known(), now(5, [19_500, 18_800]), 2)?.moves).toEqual([
      { direction: 'UP', before: 19_200 },
      { direction: 'DOWN', before: 19_000 },
    ])
  })

  test('keeps the move of a price that stands, and shows none where no price is offered', () => {
    const moved = marketAfter(known(), now(5, [19_500, 19_000]), 2)!
    const next = marketAfter(moved, now(6, [19_500, 18_900]), 3)!
    expect(next.moves).toEqual([
      { direction: 'UP', before: 19_200 },
      { direction: 'DOWN', before: 19_000 },
    ])
    expect(marketAfter(next, now(7, [0, 18_900], 'SUSPENDED'), 4)?.moves[0]).toBeNull()
  })

  test('is left alone by what is older or the same', () => {
    expect(marketAfter(known(), now(3, [15_000, 15_000]), 2)).toBeNull()
    expect(marketAfter(known(), now(4, [19_200, 19_000]), 2)).toBeNull()
  })

  test('follows a house that changes its own price within a version', () => {
    expect(marketAfter(known(), now(4, [19_000, 19_000]), 2)?.prices).toEqual([19_000, 19_000])
    expect(marketAfter(known(), now(4, [19_200, 19_000], 'SUSPENDED'), 2)?.state).toBe('SUSPENDED')
  })
})
