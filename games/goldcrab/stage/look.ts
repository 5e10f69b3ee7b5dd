import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), S: { url: poster, focus: [0.5, 0.38] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 370, wave: 'sine', overtone: 3.1, ring: 0.3, knock: 'shell', tune: [2, 0, 4, 2, 6] },
  shower: { shape: 'bubble', tones: [tones.sky.light, tones.rong.light], rises: true },
}
