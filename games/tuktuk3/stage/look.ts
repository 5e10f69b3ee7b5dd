import night from '../../../design/art/banner-lottery.svg?no-inline'
import tuktuk from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import bell from '../art/bell.svg?no-inline'
import coconut from '../art/coconut.svg?no-inline'
import { freeSpinGround, ground } from '../art/grounds.ts'
import lotus from '../art/lotus.svg?no-inline'
import mango from '../art/mango.svg?no-inline'
import seven from '../art/seven.svg?no-inline'

export const look: SlotLook = {
  symbols: {
    W: { url: tuktuk, focus: [0.5, 0.49], zoom: 1.06 },
    7: { url: seven },
    B: { url: bell },
    M: { url: mango, isOnPaper: true },
    C: { url: coconut, isOnPaper: true },
    L: { url: lotus, isOnPaper: true },
  },
  backdrop: { url: night, position: '74% 50%' },
  ground,
  freeSpinGround,
  voice: { root: 415, wave: 'triangle', overtone: 2, ring: 0.35, knock: 'bronze', tune: [0, 2, 4, 2, 5] },
  shower: { shape: 'coin', tones: [tones.rong.light, tones.chad.light] },
}
