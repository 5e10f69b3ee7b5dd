/** How a leg stands while its match is played. */
import { describe, expect, test } from 'vitest'
import { legNow } from './leg-now.ts'

const leg = {
  typeCode: '1X2',
  period: 'FT',
  line: null,
  code: '1',
  status: 'LIVE',
  score: { home: 2, away: 1 },
  scoreAtBet: null,
  result: null,
} as const

describe('a leg of a match that is played', () => {
  test('stands as it would be settled at the score of now', () => {
    expect(legNow(leg)).toBe('WIN')
    expect(legNow({ ...leg, code: 'X' })).toBe('LOSE')
    expect(legNow({ ...leg, typeCode: 'OU', line: 11, code: 'OVER' })).toBe('HALF_WIN')
    expect(legNow({ ...leg, typeCode: 'OU', line: 12, code: 'UNDER' })).toBe('PUSH')
    expect(legNow({ ...leg, typeCode: 'ML', period: 'GAME', code: 'AWAY' })).toBe('LOSE')
  })

  test('counts a live handicap from the score at the bet', () => {
    const handicap = { ...leg, typeCode: 'AH', line: -1, code: 'HOME' } as const
    expect(legNow(handicap)).toBe('WIN')
    expect(legNow({ ...handicap, scoreAtBet: { home: 2, away: 1 } })).toBe('HALF_LOSE')
  })

  test('says nothing where the score of the whole does not decide, or nothing is played', () => {
    for (const other of [
      { ...leg, typeCode: 'HTFT', code: 'HH' },
      { ...leg, typeCode: 'CORNERS_OU', line: 38, code: 'OVER' },
      { ...leg, period: 'H1' },
      { ...leg, status: 'SCHEDULED' },
      { ...leg, score: null },
      { ...leg, result: 'LOSE' },
    ] as const)
      expect(legNow(other)).toBeNull()
  })
})
