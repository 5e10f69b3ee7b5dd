/**
 * KITEWIND: 5×3, ten lines, free spins with tripled wins. W wild (reels 2–4), S scatter, A–H from the highest
 * to the lowest.
 */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'KITEWIND',
  mathVersion: '1',
  strips: [
    'FCGEHDGCDAHFBDHGEHFCSDEABFGE',
    'GFEHCEFADGFHCBEHFCGDSAWGDEBH',
    'CFHEDHFCEGHBSGAEFDAHWGDCGFEB',
    'HECAHBGWDAGCDFGBSFEHFEDCHEGF',
    'FBCGEHDBEGFHGDAFDHFECHSADECG',
  ],
  rowCount: 3,
  lines: readLines(`11111 00000 22222 01210 21012 00100 22122 10001 12221 10101`),
  pays: {
    A: { 3: 90, 4: 625, 5: 4600 },
    B: { 3: 55, 4: 375, 5: 1700 },
    C: { 3: 35, 4: 130, 5: 575 },
    D: { 3: 20, 4: 85, 5: 350 },
    E: { 3: 8, 4: 35, 5: 115 },
    F: { 3: 6, 4: 25, 5: 115 },
    G: { 3: 4, 4: 15, 5: 65 },
    H: { 3: 4, 4: 13, 5: 50 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  scatter: {
    symbol: 'S',
    pays: { 3: 2, 4: 15, 5: 200 },
    freeSpins: { 3: 12, 4: 18, 5: 25 },
    freeSpinMultiplier: 3,
  },
  betAmounts: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 5000,
  rtp: '0.958780',
  hitRate: '0.228076',
  standardDeviation: '4.979886',
  maxSpinMultiple: '504',
  volatility: 'high',
}
