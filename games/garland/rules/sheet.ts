/**
 * GARLAND: 3×3, ten lines, a win in more than half of the rounds. W wild, A–E from the highest to the lowest.
 */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'GARLAND',
  mathVersion: '1',
  strips: ['BEWCEDCABDEADECDEBWECD', 'EDWEDCEBDEWBADCEADCEBC', 'DCAEBAEDBCDECDEBDWEDCE'],
  rowCount: 3,
  lines: readLines(`111 000 222 012 210 010 212 101 121 120`),
  pays: {
    W: { 3: 200 },
    A: { 3: 45 },
    B: { 3: 25 },
    C: { 3: 9 },
    D: { 3: 5 },
    E: { 3: 4 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E'] },
  betAmounts: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 200,
  rtp: '0.961213',
  hitRate: '0.631856',
  standardDeviation: '1.921922',
  maxSpinMultiple: '30',
  volatility: 'low',
}
