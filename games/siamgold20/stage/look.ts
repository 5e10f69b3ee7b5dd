import hall from '../../../design/art/banner-welcome.svg?no-inline'
import elephant from '../art/poster.svg?no-inline'
import gems from '../../ninegems/art/poster.svg?no-inline'
import lotus from '../../jewellotus/art/poster.svg?no-inline'
import naga from '../../naga243/art/poster.svg?no-inline'
import tiger from '../../tigerspirit/art/poster.svg?no-inline'
import yaksha from '../../yaksha25/art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import ace from '../art/ace.svg?no-inline'
import { freeSpinGround, ground } from '../art/grounds.ts'
import jack from '../art/jack.svg?no-inline'
import king from '../art/king.svg?no-inline'
import queen from '../art/queen.svg?no-inline'

export const look: SlotLook = {
  symbols: {
    W: { url: gems, focus: [0.5, 0.5], zoom: 1.02 },
    S: { url: lotus, focus: [0.5, 0.55] },
    A: { url: elephant, focus: [0.5, 0.42] },
    B: { url: naga, focus: [0.5, 0.36] },
    C: { url: yaksha, focus: [0.5, 0.52], zoom: 1.1 },
    D: { url: tiger, focus: [0.5, 0.46], zoom: 1.08 },
    E: { url: ace, isOnPaper: true },
    F: { url: king, isOnPaper: true },
    G: { url: queen, isOnPaper: true },
    H: { url: jack, isOnPaper: true },
  },
  backdrop: { url: hall, position: '78% 50%' },
  ground,
  freeSpinGround,
  voice: { root: 392, wave: 'sine', overtone: 3.93, ring: 0.5, knock: 'wood', tune: [0, 2, 4, 7, 9] },
  shower: { shape: 'leaf', tones: [tones.rong.light, tones.paper.light] },
}
