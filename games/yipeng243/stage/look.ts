import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), A: { url: poster, focus: [0.5, 0.42] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 523, wave: 'sine', overtone: 2.76, ring: 0.9, knock: 'wood', tune: [0, 2, 4, 5, 7] },
  shower: { shape: 'lantern', tones: [tones.rong.light, tones.clay.light], rises: true },
}
