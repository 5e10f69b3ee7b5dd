/**
 * TUKTUK3: 3×3, five lines (domain/studio-games.md §2.1). W wild, 7 seven, B bell, M mango, C coconut, L
 * lotus.
 */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'TUKTUK3',
  mathVersion: '1',
  strips: ['CBML7MCMLCLCBMBLCMWLCL7L', 'MLC7LMCWMBL7MCLCLMBCWLBC', '7CML7LBMLBMCLCMLWBCLCLMC'],
  rowCount: 3,
  lines: readLines('111 000 222 012 210'),
  pays: { W: { 3: 500 }, 7: { 3: 65 }, B: { 3: 30 }, M: { 3: 12 }, C: { 3: 7 }, L: { 3: 4 } },
  wild: { symbol: 'W', substitutes: ['7', 'B', 'M', 'C', 'L'] },
  betAmounts: [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 200,
  rtp: '0.963542',
  hitRate: '0.375868',
  standardDeviation: '3.331436',
  maxSpinMultiple: '102.8',
  volatility: 'medium',
}
