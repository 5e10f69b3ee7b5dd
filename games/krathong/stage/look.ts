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
  voice: { root: 370, wave: 'sine', overtone: 2.76, ring: 0.8, knock: 'water', tune: [7, 5, 4, 2, 0] },
  shower: { shape: 'flame', tones: [tones.rong.light, tones.chad.light], rises: true },
}
