/** CATFORTUNE: 3×3, five lines, many small wins. W wild, A–E from the highest to the lowest. */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'CATFORTUNE',
  mathVersion: '1',
  strips: ['DEACEADECDECWEBDEBDECDEB', 'DEBDECDECDEAWEBDECDEBAEC', 'DEBDECDEBAECDECWEADEBDEC'],
  rowCount: 3,
  lines: readLines(`111 000 222 012 210`),
  pays: {
    W: { 3: 110 },
    A: { 3: 55 },
    B: { 3: 30 },
    C: { 3: 20 },
    D: { 3: 11 },
    E: { 3: 5 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E'] },
  betAmounts: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 200,
  rtp: '0.962963',
  hitRate: '0.355324',
  standardDeviation: '1.990215',
  maxSpinMultiple: '29',
  volatility: 'low',
}
