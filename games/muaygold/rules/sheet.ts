/**
 * MUAYGOLD: 5×3, twenty lines, free spins with doubled wins. W wild (reels 2–4), S scatter, A–H from the
 * highest to the lowest.
 */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'MUAYGOLD',
  mathVersion: '1',
  strips: [
    'GHESFEAFCAGHDCFBHDCBFGDHEGBE',
    'EHWGEHFCAHFDBGEWDBGCAGSCEFHDF',
    'BDGECHFGHEBCAFGWFSHDWGEFDEAHC',
    'HCAWGFSEFGBFDEBHEFDHGWCDEHGCA',
    'CSGHEFBEFGBHAGFDECDBGHCDHFED',
  ],
  rowCount: 3,
  lines: readLines(`
    11111 00000 22222 01210 21012 00100 22122 10001 12221 10101
    12121 01010 21212 11011 11211 01110 21112 00200 22022 02020`),
  pays: {
    A: { 3: 50, 4: 275, 5: 1600 },
    B: { 3: 30, 4: 135, 5: 525 },
    C: { 3: 25, 4: 90, 5: 375 },
    D: { 3: 20, 4: 65, 5: 230 },
    E: { 3: 11, 4: 35, 5: 135 },
    F: { 3: 8, 4: 30, 5: 105 },
    G: { 3: 7, 4: 20, 5: 80 },
    H: { 3: 5, 4: 15, 5: 65 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  scatter: {
    symbol: 'S',
    pays: { 3: 3, 4: 12, 5: 100 },
    freeSpins: { 3: 8, 4: 12, 5: 16 },
    freeSpinMultiplier: 2,
  },
  betAmounts: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 2000,
  rtp: '0.962592',
  hitRate: '0.460000',
  standardDeviation: '2.192915',
  maxSpinMultiple: '101.75',
  volatility: 'medium',
}
