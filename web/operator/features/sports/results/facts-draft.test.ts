import { expect, test } from 'vitest'
import type { FixtureFacts } from '../../../../../kernel/sports/facts.ts'
import { emptyDraft, factsLine, factsOf, fieldAt, isBlank, periodsOf, scoreOf } from './facts-draft.ts'

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

test('the first blood of each map is typed in the order of the maps, and shown so', () => {
  const draft = { ...emptyDraft, scores: { MAP1: '1-0', MAP2: '0-1', SERIES: '1-1' }, firstBlood: 'h a' }
  const facts = factsOf(draft, false) as FixtureFacts
  expect(facts).toMatchObject({ firstBlood: { MAP1: 'HOME', MAP2: 'AWAY' } })
  expect(factsLine(facts)).toContainEqual(['firstBlood', 'HA'])
  expect(factsLine({ ...facts, firstBlood: { MAP2: 'AWAY' } })).toContainEqual(['firstBlood', '–A'])
  expect(factsOf({ ...draft, firstBlood: 'HX' }, false)).toEqual({ wrong: 'firstBlood' })
  expect(factsOf({ ...draft, firstBlood: 'HAHAHA' }, false)).toEqual({ wrong: 'firstBlood' })
  expect(fieldAt('firstBlood.MAP2', { sportCode: 'MOBA', bestOf: 3 })).toBe('firstBlood')
})

test('an outright has winners instead of scores', () => {
  expect(factsOf({ ...emptyDraft, winners: 'R1, R2' }, true)).toMatchObject({
    winners: ['R1', 'R2'],
    scores: {},
  })
  const facts = { scores: {}, ended: [], ending: 'PLAYED', winners: ['R1', 'R3'] } as const
  expect(factsLine(facts, [{ code: 'R1', name: 'Reds' }])).toEqual([['winners', 'Reds, R3']])
})

test('a result says how it ended unless it was played, and parts before the whole', () => {
  const facts = { scores: { FT: { home: 2, away: 1 }, H1: { home: 1, away: 0 } }, ended: [], ending: null }
  expect(factsLine(facts).map(([name]) => name)).toEqual(['H1', 'FT'])
  expect(factsLine({ scores: {}, ended: [], ending: 'CANCELLED' })).toEqual([['ending', 'CANCELLED']])
})

test('a place that the server names is a field of the form, or none', () => {
  expect(fieldAt('scores.H1', { sportCode: 'FOOTBALL', bestOf: null })).toBe('H1')
  expect(fieldAt('ended.Q2', { sportCode: 'BASKETBALL', bestOf: null })).toBe('Q2')
  expect(fieldAt('corners.FT', { sportCode: 'FOOTBALL', bestOf: null })).toBe('corners')
  expect(fieldAt('ending', { sportCode: 'FOOTBALL', bestOf: null })).toBe('ending')
  expect([
    fieldAt('scores.H2', { sportCode: 'FOOTBALL', bestOf: null }),
    fieldAt('ended', { sportCode: 'FOOTBALL', bestOf: null }),
    fieldAt('', { sportCode: 'MOBA', bestOf: 3 }),
  ]).toEqual([null, null, null])
  const draft = { ...emptyDraft, scores: { H1: '1-0' } }
  expect([isBlank(draft, 'H1'), isBlank(draft, 'FT'), isBlank(draft, 'goals')]).toEqual([false, true, true])
})
