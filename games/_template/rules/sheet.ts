/**
 * TEMPLATE: the smallest complete slot, 3×3 with one line, to copy. Every figure here is proved by the test
 * beside it.
 */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'TEMPLATE',
  mathVersion: '1',
  strips: ['ABCCBCABCW', 'CBACBCWBCA', 'BCACBWCBAC'],
  rowCount: 3,
  lines: readLines('111'),
  pays: { W: { 3: 65 }, A: { 3: 8 }, B: { 3: 5 }, C: { 3: 3 } },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C'] },
  betAmounts: [100, 200, 500, 1000],
  capMultiple: 100,
  rtp: '0.960000',
  hitRate: '0.214000',
  standardDeviation: '2.767381',
  maxSpinMultiple: '65',
  volatility: 'medium',
}
