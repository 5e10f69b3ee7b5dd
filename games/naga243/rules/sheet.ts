/**
 * NAGA243: 5×3, 243 ways, free spins on richer reels (domain/studio-games.md §2.3).
 * W wild (reels 2–4, for A–H), S scatter, A–H from the highest to the lowest.
 */
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'NAGA243',
  mathVersion: '1',
  strips: [
    'GFSHCGFEDGAHBEFBEHFEGDCFHDGCHA',
    'FGBECFDHCEFHCDHWGEBFDGHAGSEDHA',
    'ASGFEBHFCDECGFHAGBWGDHGECFEBDH',
    'FDAEFWCEHBGEFHBCDFGEDGHCDHASGH',
    'HDFGSDFGACEHFGBHGECFBCHGFEDHAE',
  ],
  freeSpinStrips: [
    'CFGBDGEHGFEGBCHDBAECFHDEAHFDSA',
    'FGEBFCDWEFBGCHWASGHEADBHCWDGAH',
    'FBGHBAFHWDGSEDBWCFEGACHAGDWCHE',
    'BHDCWGAEBWHBEGAFHDSCDGFCEAHGFW',
    'FSEACHDFEGCHBDCGEDHAGBFHAFEDGB',
  ],
  rowCount: 3,
  lines: [],
  coins: 30,
  pays: {
    A: { 3: 40, 4: 160, 5: 800 },
    B: { 3: 35, 4: 125, 5: 500 },
    C: { 3: 25, 4: 75, 5: 250 },
    D: { 3: 20, 4: 50, 5: 150 },
    E: { 3: 12, 4: 25, 5: 80 },
    F: { 3: 10, 4: 20, 5: 60 },
    G: { 3: 6, 4: 15, 5: 50 },
    H: { 3: 5, 4: 10, 5: 40 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  scatter: {
    symbol: 'S',
    pays: { 3: 3, 4: 10, 5: 50 },
    freeSpins: { 3: 8, 4: 12, 5: 20 },
    freeSpinMultiplier: 1,
  },
  betAmounts: [300, 600, 1500, 3000, 6000, 15_000, 30_000],
  capMultiple: 3000,
  rtp: '0.960131',
  hitRate: '0.495575',
  standardDeviation: '1.883776',
  maxSpinMultiple: '51.67',
  volatility: 'medium',
}
