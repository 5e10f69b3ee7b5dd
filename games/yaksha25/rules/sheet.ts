/**
 * YAKSHA25: 5×3, twenty-five lines, many small wins and plain free spins. W wild (reels 2–4), S scatter, A–H
 * from the highest to the lowest.
 */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'YAKSHA25',
  mathVersion: '1',
  strips: [
    'HEGDFACFHSEDHFGDBHCGECBGEFAG',
    'FHGDBCWGHEFHGCDEWSAFCGDHAFBE',
    'SEBFGCHGEWDCEAWBHGFHDEAFCHDG',
    'AFBDHEWHAGFCESDFCEHGDHWBGFEC',
    'AHGFCHEDBGCFHGDBGFEAFCHEGSDE',
  ],
  rowCount: 3,
  lines: readLines(`
    11111 00000 22222 01210 21012 00100 22122 10001 12221 10101
    12121 01010 21212 11011 11211 01110 21112 00200 22022 02020
    02220 20002 12021 10201 20202`),
  pays: {
    A: { 3: 45, 4: 155, 5: 500 },
    B: { 3: 40, 4: 110, 5: 475 },
    C: { 3: 30, 4: 75, 5: 300 },
    D: { 3: 20, 4: 75, 5: 185 },
    E: { 3: 13, 4: 45, 5: 110 },
    F: { 3: 12, 4: 40, 5: 105 },
    G: { 3: 9, 4: 30, 5: 85 },
    H: { 3: 8, 4: 25, 5: 65 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  scatter: {
    symbol: 'S',
    pays: { 3: 2, 4: 8, 5: 40 },
    freeSpins: { 3: 8, 4: 10, 5: 15 },
    freeSpinMultiplier: 1,
  },
  betAmounts: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 1000,
  rtp: '0.964104',
  hitRate: '0.562241',
  standardDeviation: '1.723123',
  maxSpinMultiple: '84.6',
  volatility: 'low',
}
