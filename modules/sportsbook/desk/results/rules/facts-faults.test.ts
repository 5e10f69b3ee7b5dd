/** Where two entries of a result differ first, in the words that the desk types. */
import { expect, test } from 'vitest'
import type { FixtureFacts } from '../../../../../kernel/sports/facts.ts'
import { firstDifference } from './facts-faults.ts'

const played: FixtureFacts = {
  scores: { FT: { home: 1, away: 0 }, H1: { home: 1, away: 0 } },
  ended: ['FT', 'H1', 'H2'],
  ending: 'PLAYED',
}

test('the ending or the score is named, and what has ended only if nothing else differs', () => {
  const broken: FixtureFacts = { ...played, ended: ['FT'], ending: 'ABANDONED' }
  expect(firstDifference(played, broken)?.at).toBe('ending')
  const withoutHalf = { ...played, scores: { FT: { home: 1, away: 0 } }, ended: ['FT', 'H2'] as const }
  expect(firstDifference(played, withoutHalf)).toEqual({ at: 'scores.H1', first: '1-0', second: '–' })
  expect(firstDifference(played, { ...played, ended: ['FT', 'H1'] })?.at).toBe('ended')
  expect(firstDifference(played, { ...played, ended: ['H2', 'H1', 'FT'] })).toBeNull()
})

test('goals are compared as they are typed', () => {
  const goals = (...sides: FixtureFacts['goals'] & object) => ({ ...played, goals: sides })
  expect(firstDifference(goals('HOME', 'AWAY', 'HOME'), goals('HOME', 'HOME', 'AWAY'))).toEqual({
    at: 'goals',
    first: 'HAH',
    second: 'HHA',
  })
})
