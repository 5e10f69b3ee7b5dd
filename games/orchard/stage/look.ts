import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), W: { url: poster, focus: [0.5, 0.5] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 415, wave: 'sine', overtone: 3.93, ring: 0.4, knock: 'bamboo', tune: [0, 2, 1, 4, 2] },
  shower: { shape: 'leaf', tones: [tones.leaf.light, tones.clay.light] },
}
