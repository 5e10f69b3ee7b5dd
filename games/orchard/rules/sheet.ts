/** ORCHARD: 3×3, five lines, rare large wins. W wild, A–E from the highest to the lowest. */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'ORCHARD',
  mathVersion: '1',
  strips: ['DEACEDBEADEBCEDWEBDECDEC', 'EDAEDBECBEDCEADECDECDEBCW', 'DAECBECDECDEWDEBDECAEDBE'],
  rowCount: 3,
  lines: readLines(`111 000 222 012 210`),
  pays: {
    W: { 3: 1300 },
    A: { 3: 140 },
    B: { 3: 45 },
    C: { 3: 15 },
    D: { 3: 5 },
    E: { 3: 3 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E'] },
  betAmounts: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 500,
  rtp: '0.965556',
  hitRate: '0.387500',
  standardDeviation: '5.718200',
  maxSpinMultiple: '262.2',
  volatility: 'high',
}
