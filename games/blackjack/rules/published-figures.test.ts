import { describe, expect, test } from 'vitest'
import { bestMove, bestOfTotal, BlackjackSolver, perfectPlay } from '../../kit/exact/blackjack.ts'
import { hardMoves, sheet, softMoves, splitMoves } from './sheet.ts'

const UPS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1]
const solvers = UPS.map((up) => new BlackjackSolver(up))

describe('the published figures, by dynamic programming', () => {
  test('perfect play gives −0.005704 of the first stake, and what it gives is published', () => {
    expect(perfectPlay(1.5).toFixed(6)).toBe('-0.005704')
    expect((1 + perfectPlay(1.5)).toFixed(6)).toBe(sheet.rtp)
    expect((1 + perfectPlay(1.2)).toFixed(6)).toBe('0.980767')
    expect(((4 / 13) * 3).toFixed(6)).toBe(sheet.insuranceRtp)
  })

  test('every letter of the basic strategy is the best move', () => {
    const rowOf = (move: (solver: BlackjackSolver) => string) => solvers.map(move).join('')
    for (const [total, moves] of Object.entries(hardMoves))
      expect([
        total,
        rowOf((solver) => bestOfTotal(solver, { total: Number.parseInt(total, 10), isSoft: false })),
      ]).toEqual([total, moves])
    for (const [total, moves] of Object.entries(softMoves))
      expect([
        total,
        rowOf((solver) => bestOfTotal(solver, { total: Number.parseInt(total, 10), isSoft: true })),
      ]).toEqual([total, moves])
    for (const total of [18, 19, 20, 21])
      expect(rowOf((solver) => bestOfTotal(solver, { total, isSoft: false }))).toBe('SSSSSSSSSS')
    for (const total of [20, 21])
      expect(rowOf((solver) => bestOfTotal(solver, { total, isSoft: true }))).toBe('SSSSSSSSSS')
    for (const [value, moves] of Object.entries(splitMoves)) {
      const card = value === '11' ? 1 : Number.parseInt(value, 10)
      expect([value, rowOf((solver) => (bestMove(solver, card, card).move === 'P' ? 'P' : '-'))]).toEqual([
        value,
        moves,
      ])
    }
    // The one soft total of the table that is doubled and stood on where it cannot be.
    expect(
      solvers
        .slice(1, 5)
        .map((solver) => solver.later({ total: 18, isSoft: true }))
        .join(''),
    ).toBe('SSSS')
  })
})
