import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), W: { url: poster, focus: [0.5, 0.36] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 554, wave: 'sine', overtone: 4.2, ring: 0.5, knock: 'bamboo', tune: [0, 2, 4, 6, 8] },
  shower: { shape: 'petal', tones: [tones.paper.light, tones.pink.light] },
}
