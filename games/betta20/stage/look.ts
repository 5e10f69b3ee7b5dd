import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), A: { url: poster, focus: [0.46, 0.45] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 494, wave: 'sine', overtone: 5.4, ring: 0.5, knock: 'water', tune: [0, 3, 2, 5, 4] },
  shower: { shape: 'bubble', tones: [tones.sky.light, tones.khram.light], rises: true },
}
