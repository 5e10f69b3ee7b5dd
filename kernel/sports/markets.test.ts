import { describe, expect, test } from 'vitest'
import type { FixtureFacts, Score } from './facts.ts'
import { basisOf, hasLine, scoreAtBetOf, selectionsOf, settleLeg, type LegTerms } from './markets.ts'
import { marketTypes, type MarketType, type Period } from './words.ts'

const score = (home: number, away: number): Score => ({ home, away })
const played = (parts: Partial<FixtureFacts> = {}): FixtureFacts => ({
  scores: { FT: score(2, 1), H1: score(0, 1) },
  goals: ['AWAY', 'HOME', 'HOME'],
  ended: ['H1', 'FT'],
  ending: 'PLAYED',
  ...parts,
})
const at = (home: number, away: number): FixtureFacts => played({ scores: { FT: score(home, away) } })
const leg = (typeCode: MarketType, code: string, terms: Partial<LegTerms> = {}): LegTerms => ({
  typeCode,
  code,
  period: 'FT',
  lineQ: null,
  scoreAtBet: null,
  ...terms,
})
const resultOf = (terms: LegTerms, facts: FixtureFacts) => settleLeg(terms, facts)?.result ?? null
/** The selections of a market that win; all others must lose. */
function winnersOf(typeCode: MarketType, facts: FixtureFacts, period: Period = 'FT'): string[] {
  return selectionsOf(typeCode)!.filter((code) => {
    const result = resultOf(leg(typeCode, code, { period }), facts)
    if (result !== 'WIN') expect(result).toBe('LOSE')
    return result === 'WIN'
  })
}

describe('football', () => {
  test('1X2 and double chance', () => {
    expect([at(2, 1), at(1, 1), at(0, 3)].map((facts) => winnersOf('1X2', facts))).toEqual([
      ['1'],
      ['X'],
      ['2'],
    ])
    expect([at(2, 1), at(1, 1), at(0, 3)].map((facts) => winnersOf('DC', facts))).toEqual([
      ['1X', '12'],
      ['1X', 'X2'],
      ['12', 'X2'],
    ])
  })
  test('draw no bet returns the stake of a draw', () => {
    expect(winnersOf('DNB', at(2, 1))).toEqual(['HOME'])
    expect(winnersOf('DNB', at(0, 1))).toEqual(['AWAY'])
    for (const code of ['HOME', 'AWAY']) expect(resultOf(leg('DNB', code), at(1, 1))).toBe('PUSH')
  })
  test('half-time 0-1 and full time 2-1 is away and home; the goals of 2-1 are odd', () => {
    expect(winnersOf('HTFT', played())).toEqual(['AH'])
    expect(winnersOf('OE', played())).toEqual(['ODD'])
    expect(winnersOf('OE', at(0, 0))).toEqual(['EVEN'])
  })
  test('correct scores beyond 4-4 are other scores', () => {
    expect(selectionsOf('CS')).toHaveLength(28)
    expect(selectionsOf('CS')!.slice(0, 6)).toEqual(['0-0', '0-1', '0-2', '0-3', '0-4', '1-0'])
    expect([at(4, 4), at(5, 0), at(5, 5), at(1, 6)].map((facts) => winnersOf('CS', facts)[0])).toEqual([
      '4-4',
      'OTHER_HOME',
      'OTHER_DRAW',
      'OTHER_AWAY',
    ])
  })
  test('both sides to score, and bands of goals', () => {
    expect([at(1, 1), at(3, 0)].map((facts) => winnersOf('BTTS', facts)[0])).toEqual(['YES', 'NO'])
    const totals = [0, 1, 2, 3, 4, 6, 7, 12]
    expect(totals.map((goals) => winnersOf('TG', at(goals, 0))[0])).toEqual([
      '0-1',
      '0-1',
      '2-3',
      '2-3',
      '4-6',
      '4-6',
      '7+',
      '7+',
    ])
  })
  test('the first and the last goal, by the side that it was credited to', () => {
    expect([winnersOf('FG', played()), winnersOf('LG', played())]).toEqual([['AWAY'], ['HOME']])
    expect(winnersOf('FG', played(), 'H1')).toEqual(['AWAY'])
    expect(winnersOf('FG', played({ scores: { FT: score(0, 0) }, goals: [] }))).toEqual(['NONE'])
  })
  test('goals of the second half are those after the first', () => {
    const facts = played({ ended: ['H1', 'H2', 'FT'] })
    expect(winnersOf('FG', facts, 'H2')).toEqual(['HOME'])
    expect(winnersOf('1X2', facts, 'H2')).toEqual(['1'])
  })
  test('goals that do not make the score decide nothing', () => {
    expect(resultOf(leg('FG', 'HOME'), played({ goals: ['HOME', 'HOME'] }))).toBeNull()
    expect(resultOf(leg('FG', 'HOME'), played({ goals: undefined }))).toBeNull()
  })
  test('a live Asian handicap counts the goals after the bet, over and under count all', () => {
    const atBet = score(1, 0)
    const live = { scoreAtBet: atBet, lineQ: -2 }
    expect(resultOf(leg('AH', 'HOME', live), at(1, 0))).toBe('LOSE')
    expect(resultOf(leg('AH', 'AWAY', live), at(1, 0))).toBe('WIN')
    expect(resultOf(leg('AH', 'HOME', live), at(2, 0))).toBe('WIN')
    expect(resultOf(leg('AH', 'HOME', { lineQ: -2 }), at(1, 0))).toBe('WIN')
    expect(resultOf(leg('OU', 'OVER', { scoreAtBet: atBet, lineQ: 6 }), at(1, 1))).toBe('WIN')
  })
  test('the away side has the line with the other sign', () => {
    expect(resultOf(leg('AH', 'AWAY', { lineQ: -3 }), at(1, 0))).toBe('HALF_LOSE')
    expect(resultOf(leg('AH', 'AWAY', { lineQ: 1 }), at(0, 0))).toBe('HALF_LOSE')
    expect(resultOf(leg('AH', 'AWAY', { lineQ: -1 }), at(0, 0))).toBe('HALF_WIN')
  })
  test('corners and cards are counted for themselves', () => {
    const facts = played({ corners: { FT: score(6, 4) }, cards: { FT: score(2, 3) } })
    expect(resultOf(leg('CORNERS_OU', 'OVER', { lineQ: 38 }), facts)).toBe('WIN')
    expect(resultOf(leg('CORNERS_AH', 'AWAY', { lineQ: -8 }), facts)).toBe('PUSH')
    expect(resultOf(leg('CARDS_OU', 'UNDER', { lineQ: 19 }), facts)).toBe('HALF_LOSE')
    expect(resultOf(leg('CARDS_AH', 'HOME', { lineQ: 4 }), facts)).toBe('PUSH')
    expect(resultOf(leg('CORNERS_OU', 'OVER', { lineQ: 38 }), played())).toBeNull()
  })
  test('goals of one side alone', () => {
    expect(resultOf(leg('TEAM_OU_HOME', 'OVER', { lineQ: 6 }), at(2, 5))).toBe('WIN')
    expect(resultOf(leg('TEAM_OU_AWAY', 'UNDER', { lineQ: 20 }), at(2, 5))).toBe('PUSH')
  })
})

describe('other sports', () => {
  const basketball = played({
    scores: { FT: score(88, 88), GAME: score(101, 95), H1: score(40, 44), Q4: score(20, 25) },
    ended: ['H1', 'Q4', 'FT', 'GAME'],
  })
  const inGame = { period: 'GAME' } as const
  test('basketball counts overtime where the period is the game', () => {
    expect(winnersOf('ML', basketball, 'GAME')).toEqual(['HOME'])
    expect(resultOf(leg('HDP', 'AWAY', { ...inGame, lineQ: -24 }), basketball)).toBe('PUSH')
    expect(resultOf(leg('OUP', 'OVER', { ...inGame, lineQ: 782 }), basketball)).toBe('WIN')
    expect(resultOf(leg('OUP', 'UNDER', { lineQ: 706 }), basketball)).toBe('WIN')
    expect(resultOf(leg('HDP', 'HOME', { period: 'Q4', lineQ: 18 }), basketball)).toBe('LOSE')
    expect(resultOf(leg('ML', 'HOME', inGame), played({ scores: { GAME: score(80, 80) } }))).toBe('PUSH')
  })
  const series = played({
    scores: { SERIES: score(2, 1), MAP1: score(13, 9), MAP2: score(7, 13), MAP3: score(16, 14) },
    firstBlood: { MAP1: 'AWAY', MAP2: 'AWAY', MAP3: 'HOME' },
    ended: ['MAP1', 'MAP2', 'MAP3', 'SERIES'],
  })
  test('maps of a series', () => {
    const maps = ['MAP1', 'MAP2', 'MAP3'] as const
    expect(maps.map((map) => winnersOf('MAP_WINNER', series, map)[0])).toEqual(['HOME', 'AWAY', 'HOME'])
    expect(maps.map((map) => winnersOf('FIRST_BLOOD', series, map)[0])).toEqual(['AWAY', 'AWAY', 'HOME'])
    const ofSeries = { period: 'SERIES', lineQ: -6 } as const
    expect(resultOf(leg('MAP_HANDICAP', 'HOME', ofSeries), series)).toBe('LOSE')
    expect(resultOf(leg('TOTAL_MAPS', 'OVER', { period: 'SERIES', lineQ: 10 }), series)).toBe('WIN')
  })
  test('a map that was not needed is void', () => {
    expect(resultOf(leg('MAP_WINNER', 'HOME', { period: 'MAP4' }), series)).toBe('VOID')
    expect(resultOf(leg('FIRST_BLOOD', 'AWAY', { period: 'MAP5' }), series)).toBe('VOID')
  })
  test('a series that was given away is void, its finished maps stand', () => {
    const facts = { ...series, ended: ['MAP1'], ending: 'WALKOVER' } as const
    expect(resultOf(leg('ML', 'HOME', { period: 'SERIES' }), facts)).toBe('VOID')
    expect(resultOf(leg('MAP_WINNER', 'HOME', { period: 'MAP1' }), facts)).toBe('WIN')
    expect(resultOf(leg('FIRST_BLOOD', 'AWAY', { period: 'MAP2' }), facts)).toBe('VOID')
    expect(resultOf(leg('TOTAL_MAPS', 'OVER', { period: 'SERIES', lineQ: 2 }), facts)).toBe('VOID')
  })
  test('after a retirement the winner counts if a full set was played', () => {
    const retired = (ended: Period[], winners?: string[]) =>
      played({ scores: { SET1: score(3, 6) }, ended, ending: 'RETIRED', winners })
    const inMatch = leg('ML', 'HOME', { period: 'GAME' })
    expect(resultOf(inMatch, retired([], ['HOME']))).toBe('VOID')
    expect(resultOf(inMatch, retired(['SET1'], ['HOME']))).toBe('WIN')
    expect(resultOf(inMatch, retired(['SET1'], ['AWAY']))).toBe('LOSE')
    expect(resultOf(inMatch, retired(['SET1']))).toBeNull()
    expect(resultOf(leg('ML', 'AWAY', { period: 'SET1' }), retired(['SET1']))).toBe('WIN')
  })
})

describe('outrights', () => {
  const facts = (winners: string[], withdrawn: string[] = []): FixtureFacts => ({
    scores: {},
    ended: [],
    ending: 'PLAYED',
    winners,
    withdrawn,
  })
  test('one winner, or a dead heat that shares the win', () => {
    expect(settleLeg(leg('OUTRIGHT', 'A'), facts(['A']))).toEqual({ result: 'WIN', sharedBy: 1 })
    expect(settleLeg(leg('OUTRIGHT', 'B'), facts(['A', 'B', 'C']))).toEqual({ result: 'WIN', sharedBy: 3 })
    expect(resultOf(leg('OUTRIGHT', 'D'), facts(['A', 'B']))).toBe('LOSE')
  })
  test('who never started is void, at once', () => {
    expect(resultOf(leg('OUTRIGHT', 'D'), facts(['A'], ['D']))).toBe('VOID')
    expect(resultOf(leg('OUTRIGHT', 'D'), { ...facts([], ['D']), ending: null })).toBe('VOID')
  })
  test('nothing is decided before the end or without a winner', () => {
    expect(resultOf(leg('OUTRIGHT', 'A'), { ...facts(['A']), ending: null })).toBeNull()
    expect(resultOf(leg('OUTRIGHT', 'A'), facts([]))).toBeNull()
    expect(resultOf(leg('OUTRIGHT', 'A'), { ...facts([]), ending: 'ABANDONED' })).toBe('VOID')
    expect(resultOf(leg('OUTRIGHT', 'A'), { ...facts([]), ending: 'CANCELLED' })).toBe('VOID')
  })
})

describe('while a match is played', () => {
  const running = played({ ended: ['H1'], ending: null })
  test('markets of a finished half are decided, all others wait even if nothing can change them', () => {
    expect(winnersOf('1X2', running, 'H1')).toEqual(['2'])
    expect(resultOf(leg('OU', 'OVER', { lineQ: 10 }), running)).toBeNull()
    expect(resultOf(leg('FG', 'AWAY'), running)).toBeNull()
  })
  test('ninety minutes are decided although extra time is played', () => {
    expect(winnersOf('1X2', { ...running, ended: ['H1', 'FT'] })).toEqual(['1'])
  })
  test('a live bet keeps the score of its own period', () => {
    expect(scoreAtBetOf('FT', running)).toEqual(score(2, 1))
    expect(scoreAtBetOf('H2', running)).toEqual(score(2, 0))
    expect(scoreAtBetOf('MAP1', running)).toEqual(score(0, 0))
  })
})

describe('a match that does not end as it should', () => {
  const abandoned = played({ ended: ['H1'], ending: 'ABANDONED' })
  test.each(['SWAPPED', 'CANCELLED'] as const)('%s: everything is void, finished halves too', (ending) => {
    expect(resultOf(leg('1X2', '2', { period: 'H1' }), played({ ending }))).toBe('VOID')
    expect(resultOf(leg('OU', 'OVER', { lineQ: 2 }), played({ ending }))).toBe('VOID')
  })
  test('abandoned at 2-1: what nothing could have changed stands', () => {
    expect(resultOf(leg('OU', 'OVER', { lineQ: 10 }), abandoned)).toBe('WIN')
    expect(resultOf(leg('OU', 'UNDER', { lineQ: 10 }), abandoned)).toBe('LOSE')
    expect(resultOf(leg('BTTS', 'NO'), abandoned)).toBe('LOSE')
    expect(resultOf(leg('CS', '1-1'), abandoned)).toBe('LOSE')
    expect(resultOf(leg('TG', '0-1'), abandoned)).toBe('LOSE')
    expect(resultOf(leg('HTFT', 'HH'), abandoned)).toBe('LOSE')
    expect(winnersOf('FG', abandoned)).toEqual(['AWAY'])
    expect(resultOf(leg('LG', 'NONE'), abandoned)).toBe('LOSE')
    expect(winnersOf('1X2', abandoned, 'H1')).toEqual(['2'])
  })
  test('and what was still open is void', () => {
    const open: LegTerms[] = [
      leg('1X2', '1'),
      leg('DNB', 'HOME'),
      leg('AH', 'HOME', { lineQ: 8 }),
      leg('OU', 'OVER', { lineQ: 11 }),
      leg('OU', 'UNDER', { lineQ: 14 }),
      leg('OE', 'ODD'),
      leg('CS', '2-1'),
      leg('TG', '2-3'),
      leg('HTFT', 'AH'),
      leg('LG', 'HOME'),
      leg('1X2', '1', { period: 'H2' }),
      leg('CORNERS_OU', 'OVER', { lineQ: 2 }),
    ]
    for (const one of open) expect(resultOf(one, abandoned)).toBe('VOID')
  })
  test('abandoned in the first half, half-time decides nothing', () => {
    const early = played({
      scores: { FT: score(1, 0), H1: score(1, 0) },
      goals: ['HOME'],
      ended: [],
      ending: 'ABANDONED',
    })
    expect(resultOf(leg('HTFT', 'AA'), early)).toBe('VOID')
    expect(resultOf(leg('OU', 'OVER', { period: 'H1', lineQ: 2 }), early)).toBe('WIN')
    expect(resultOf(leg('1X2', '1', { period: 'H1' }), early)).toBe('VOID')
  })
  test('blood that was drawn stays drawn', () => {
    const facts = played({ firstBlood: { MAP2: 'HOME' }, ended: [], ending: 'ABANDONED' })
    expect(resultOf(leg('FIRST_BLOOD', 'HOME', { period: 'MAP2' }), facts)).toBe('WIN')
    expect(resultOf(leg('FIRST_BLOOD', 'HOME', { period: 'MAP3' }), facts)).toBe('VOID')
  })
})

describe('what does not exist', () => {
  test('is no bet', () => {
    const wrong = [leg('1X2', 'HOME'), leg('OU', 'OVER'), leg('1X2', '1', { lineQ: 2 })]
    for (const one of wrong) expect(() => settleLeg(one, played())).toThrow(RangeError)
    expect(() => selectionsOf('NONSENSE')).toThrow(RangeError)
  })
  test('every type has its rule', () => {
    for (const type of marketTypes) {
      expect(hasLine(type)).toBe(/AH$|OU$|OU_|^OUP$|^HDP$|HANDICAP|TOTAL/.test(type))
      expect(selectionsOf(type) === null).toBe(type === 'OUTRIGHT')
    }
    expect(basisOf('CORNERS_AH')).toBe('CORNERS')
    expect(basisOf('LG')).toBe('GOALS')
  })
})
