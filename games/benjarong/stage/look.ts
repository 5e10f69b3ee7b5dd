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
  voice: { root: 587, wave: 'sine', overtone: 5.4, ring: 0.6, knock: 'shell', tune: [0, 2, 3, 5, 7] },
  shower: { shape: 'petal', tones: [tones.pink.light, tones.khram.light] },
}
