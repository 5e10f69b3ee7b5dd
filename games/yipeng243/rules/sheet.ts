/**
 * YIPENG243: 5×3, 243 ways, free spins on richer reels. W wild (reels 2–4), S scatter, A–H from the highest
 * to the lowest.
 */
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'YIPENG243',
  mathVersion: '1',
  strips: [
    'DCEFDHFACGFBCAHGEDHSBEGHFEGB',
    'ABWEGHCGDFEGFHDCHEABSFGDEHCF',
    'DGEHCFEHAWGEFBAHFDCEFBGDHGCS',
    'BCAGHDCGEFHEFDHWCEBHASFDGEFG',
    'DECHDBFHCEAGHEFDGCSBFAEBGHFG',
  ],
  freeSpinStrips: [
    'BHCFEDGABFAHFDGEBGECDECAGSHF',
    'FCDBFGHADFEGSDWHBAEWCEGHBCAG',
    'EBADCWAFEGCDHEBFCSGHBWGAHGFD',
    'AWBHAGBSGFHCDECWBEAHGDFGCEFD',
    'HGCAESGBFGHEDFECGFADFBACDHBE',
  ],
  rowCount: 3,
  lines: [],
  coins: 30,
  pays: {
    A: { 3: 30, 4: 120, 5: 500 },
    B: { 3: 25, 4: 90, 5: 350 },
    C: { 3: 25, 4: 60, 5: 195 },
    D: { 3: 20, 4: 45, 5: 140 },
    E: { 3: 12, 4: 30, 5: 80 },
    F: { 3: 11, 4: 20, 5: 60 },
    G: { 3: 7, 4: 20, 5: 50 },
    H: { 3: 6, 4: 13, 5: 40 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  scatter: {
    symbol: 'S',
    pays: { 3: 2, 4: 10, 5: 50 },
    freeSpins: { 3: 10, 4: 15, 5: 20 },
    freeSpinMultiplier: 1,
  },
  betAmounts: [300, 600, 1500, 3000, 6000, 15_000, 30_000],
  capMultiple: 2000,
  rtp: '0.960707',
  hitRate: '0.497403',
  standardDeviation: '1.868194',
  maxSpinMultiple: '94',
  volatility: 'medium',
}
