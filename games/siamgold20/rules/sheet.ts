/**
 * SIAMGOLD20: 5×3, twenty lines, free spins with doubled wins (domain/studio-games.md §2.2).
 * W wild (reels 2–4, for A–H), S scatter, A–H from the highest to the lowest.
 */
import { readLines, type SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'SIAMGOLD20',
  mathVersion: '1',
  strips: [
    'BEGHDFAHFDHCBHFGCFHSGCEDGEAGED',
    'CGDAFHCEDBFHGSHFEGCEHWGAEDHWBF',
    'HEFDEBCEWCDHAGHDGECFGHBGFSWFGA',
    'DGAFHCBHWESCEHFGWCFDAGEHBFDGEH',
    'DHCGHFGDBFSEDCAGFCEFGHFEHGDHEB',
  ],
  rowCount: 3,
  lines: readLines(`
    11111 00000 22222 01210 21012 00100 22122 10001 12221 10101
    12121 01010 21212 11011 11211 01110 21112 00200 22022 02020`),
  pays: {
    A: { 3: 50, 4: 300, 5: 2000 },
    B: { 3: 40, 4: 200, 5: 1000 },
    C: { 3: 25, 4: 100, 5: 400 },
    D: { 3: 20, 4: 70, 5: 250 },
    E: { 3: 10, 4: 40, 5: 150 },
    F: { 3: 10, 4: 30, 5: 120 },
    G: { 3: 6, 4: 20, 5: 80 },
    H: { 3: 6, 4: 16, 5: 70 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  scatter: {
    symbol: 'S',
    pays: { 3: 2, 4: 10, 5: 100 },
    freeSpins: { 3: 10, 4: 15, 5: 20 },
    freeSpinMultiplier: 2,
  },
  betAmounts: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000],
  capMultiple: 2000,
  rtp: '0.960422',
  hitRate: '0.478897',
  standardDeviation: '2.329421',
  maxSpinMultiple: '126.5',
  volatility: 'medium',
}
