/**
 * DURIAN20: 5×4 cascade of five symbols, steeper multipliers. 1–5 from the lowest to the highest, S scatter;
 * pays are tenths of the stake.
 */
import type { CascadeSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: CascadeSheet = {
  gameCode: 'DURIAN20',
  mathVersion: '1',
  columnCount: 5,
  rowCount: 4,
  weights: [
    ['1', 23],
    ['2', 21],
    ['3', 20],
    ['4', 17],
    ['5', 15],
    ['S', 4],
  ],
  pays: {
    1: { 8: 11, 10: 34, 12: 140 },
    2: { 8: 15, 10: 50, 12: 200 },
    3: { 8: 21, 10: 70, 12: 300 },
    4: { 8: 40, 10: 165, 12: 820 },
    5: { 8: 85, 10: 340, 12: 2060 },
  },
  multipliers: [1, 2, 4, 8],
  freeSpinMultipliers: [2, 4, 8, 16],
  scatter: {
    symbol: 'S',
    pays: { 4: 2, 5: 8, 6: 40 },
    freeSpins: { 4: 8, 5: 12, 6: 16 },
    moreFreeSpins: { 4: 4, 5: 6, 6: 8 },
  },
  betAmounts: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 5000,
  rtp: '0.963569',
  hitRate: '0.166490',
  standardDeviation: '5.096633',
  volatility: 'high',
}
