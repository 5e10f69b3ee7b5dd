/**
 * BUFFALO243: 5×3, 243 ways, doubled wins and more buffaloes in free spins. W wild (reels 2–4), S scatter,
 * A–H from the highest to the lowest.
 */
import type { SlotSheet } from '../../../kernel/slots/sheet.ts'

export const sheet: SlotSheet = {
  gameCode: 'BUFFALO243',
  mathVersion: '1',
  strips: [
    'EHSGHAGDCFEGHFGDCBFHEBACEDGHF',
    'AWFGHCDBCGEHSEACBFHGFHDEFGEDH',
    'CHEFABFEHDAHCGEFGHDBGWHEFSCDG',
    'HGECFHDFGEHACDBHESDAWFGHCGFEB',
    'GFCGDFAHDEFCGHCEHBGHEFDGAHSEB',
  ],
  freeSpinStrips: [
    'DGACGDEHGCFAHECBHFEAFGAHFBDSE',
    'GFWAEHCDAFHAFHGEBSGCFADBGHWDCE',
    'ACFGHEBDCWEHGWEHDGASEDAFGHAFCB',
    'FCEAFBEGDCAWHAGCHBFGADWEHDFHSE',
    'HFAGFDEHCBFEAGBEDGAEHDCHFSGAC',
  ],
  rowCount: 3,
  lines: [],
  coins: 30,
  pays: {
    A: { 3: 30, 4: 185, 5: 1000 },
    B: { 3: 25, 4: 90, 5: 350 },
    C: { 3: 20, 4: 65, 5: 200 },
    D: { 3: 14, 4: 40, 5: 135 },
    E: { 3: 6, 4: 15, 5: 60 },
    F: { 3: 4, 4: 10, 5: 45 },
    G: { 3: 3, 4: 8, 5: 30 },
    H: { 3: 3, 4: 7, 5: 25 },
  },
  wild: { symbol: 'W', substitutes: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] },
  scatter: {
    symbol: 'S',
    pays: { 3: 2, 4: 10, 5: 60 },
    freeSpins: { 3: 8, 4: 12, 5: 20 },
    freeSpinMultiplier: 2,
  },
  betAmounts: [300, 600, 1500, 3000, 6000, 15_000, 30_000],
  capMultiple: 5000,
  rtp: '0.957296',
  hitRate: '0.505616',
  standardDeviation: '2.186247',
  maxSpinMultiple: '144.33',
  volatility: 'high',
}
