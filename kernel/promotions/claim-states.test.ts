/** The table of claims: what may follow what (domain/economy.md §6). */
import { expect, test } from 'vitest'
import { claimMoves, mayMove } from './claim-states.ts'
import { claimStates } from './words.ts'

test('what was given or closed never becomes ready again', () => {
  for (const done of ['ISSUED', 'CLAIMED', 'CLOSE'] as const)
    for (const to of ['CLAIM', 'CLAIMED', 'ISSUED'] as const) expect(mayMove(done, to)).toBe(false)
})

test('every state is reached from another, and none follows itself', () => {
  for (const state of claimStates) {
    expect(mayMove(state, state)).toBe(false)
    if (state !== 'COMING_SOON')
      expect(Object.values(claimMoves).some((moves) => moves.includes(state))).toBe(true)
  }
})

test('only an application that was decided is rejected, and may be made again', () => {
  expect(claimStates.filter((from) => mayMove(from, 'REJECTED'))).toEqual(['APPLYING'])
  expect(mayMove('REJECTED', 'APPLYING')).toBe(true)
})
