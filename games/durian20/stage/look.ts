import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), S: { url: poster, focus: [0.5, 0.52] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 330, wave: 'sine', overtone: 3.93, ring: 0.35, knock: 'wood', tune: [0, 2, 2, 4, 5] },
  shower: { shape: 'leaf', tones: [tones.leaf.light, tones.rong.light] },
}
