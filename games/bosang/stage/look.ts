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
  voice: { root: 440, wave: 'triangle', overtone: 2, ring: 0.4, knock: 'bamboo', tune: [0, 1, 2, 4, 6] },
  shower: { shape: 'petal', tones: [tones.chad.light, tones.rong.light] },
}
