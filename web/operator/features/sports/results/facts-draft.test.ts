import { expect, test } from 'vitest'
import { emptyDraft, factsLine, factsOf, periodsOf, scoreOf } from './facts-draft.ts'

test('a score is typed with a dash, in digits of any keyboard', () => {
  expect([scoreOf('2-1'), scoreOf(' ๒ – ๑ '), scoreOf('10:0')]).toEqual([
    { home: 2, away: 1 },
    { home: 2, away: 1 },
    { home: 10, away: 0 },
  ])
  expect([scoreOf('2'), scoreOf('-1-2'), scoreOf('a-b'), scoreOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a played match has both halves over, and its goals in their order', () => {
  const draft = { ...emptyDraft, scores: { H1: '0-1', FT: '2-1' }, corners: '7-3', goals: 'a h h' }
  const facts = factsOf(draft, false)
  expect(facts).toEqual({
    scores: { H1: { home: 0, away: 1 }, FT: { home: 2, away: 1 } },
    corners: { FT: { home: 7, away: 3 } },
    goals: ['AWAY', 'HOME', 'HOME'],
    ended: ['H1', 'FT', 'H2'],
    ending: 'PLAYED',
  })
  expect(factsLine(facts as never)).toEqual([
    ['H1', '0–1'],
    ['FT', '2–1'],
    ['corners', '7–3'],
    ['goals', 'AHH'],
  ])
  expect(factsOf({ ...draft, scores: { FT: 'two' } }, false)).toEqual({ wrong: 'FT' })
  expect(factsOf({ ...draft, goals: 'X' }, false)).toEqual({ wrong: 'goals' })
})

test('a result asks for every map or set that the match may have', () => {
  expect(periodsOf({ sportCode: 'MOBA', bestOf: 5 })).toEqual([
    'MAP1',
    'MAP2',
    'MAP3',
    'MAP4',
    'MAP5',
    'SERIES',
  ])
  expect(periodsOf({ sportCode: 'SHOOTER', bestOf: 1 })).toEqual(['MAP1', 'SERIES'])
  expect(periodsOf({ sportCode: 'TENNIS', bestOf: 5 })).toContain('SET5')
  expect(periodsOf({ sportCode: 'TENNIS', bestOf: null })).toEqual(['SET1', 'SET2', 'SET3', 'GAME'])
  expect(periodsOf({ sportCode: 'VOLLEYBALL', bestOf: null })).toContain('SET5')
  expect(periodsOf({ sportCode: 'FOOTBALL', bestOf: null })).toEqual(['H1', 'FT'])
})

test('an outright has winners instead of scores', () => {
  expect(factsOf({ ...emptyDraft, winners: 'R1, R2' }, true)).toMatchObject({
    winners: ['R1', 'R2'],
    scores: {},
  })
})
