/**
 * SOMTAM20: 5×4 cascade, symbols pay anywhere (domain/studio-games.md §2.4). 1–6 are the symbols s1–s6, S the
 * scatter; pays are tenths of the stake.
 */
import type { CascadeSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: CascadeSheet = {
  gameCode: 'SOMTAM20',
  mathVersion: '1',
  columnCount: 5,
  rowCount: 4,
  weights: [
    ['1', 20],
    ['2', 18],
    ['3', 17],
    ['4', 15],
    ['5', 13],
    ['6', 13],
    ['S', 4],
  ],
  pays: {
    1: { 7: 7, 9: 24, 11: 120 },
    2: { 7: 9, 9: 30, 11: 150 },
    3: { 7: 12, 9: 45, 11: 240 },
    4: { 7: 18, 9: 60, 11: 360 },
    5: { 7: 30, 9: 120, 11: 750 },
    6: { 7: 45, 9: 200, 11: 2000 },
  },
  multipliers: [1, 2, 3, 5],
  freeSpinMultipliers: [2, 4, 6, 10],
  scatter: {
    symbol: 'S',
    pays: { 4: 3, 5: 10, 6: 50 },
    freeSpins: { 4: 10, 5: 15, 6: 20 },
    moreFreeSpins: { 4: 5, 5: 8, 6: 10 },
  },
  betAmounts: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 5000,
  rtp: '0.961031',
  hitRate: '0.227448',
  standardDeviation: '3.409576',
  volatility: 'high',
}
