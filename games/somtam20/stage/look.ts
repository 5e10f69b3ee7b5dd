import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: drawnPictures(drawings),
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 349, wave: 'triangle', overtone: 3.93, ring: 0.3, knock: 'stone', tune: [0, 0, 3, 3, 5] },
  shower: { shape: 'drop', tones: [tones.leaf.light, tones.chad.light] },
}
