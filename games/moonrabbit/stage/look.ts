import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), W: { url: poster, focus: [0.5, 0.42] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 659, wave: 'sine', overtone: 5.4, ring: 0.5, knock: 'wood', tune: [0, 4, 2, 6, 4] },
  shower: { shape: 'star', tones: [tones.paper.light, tones.rong.light] },
}
