import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), A: { url: poster, focus: [0.5, 0.45] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 262, wave: 'triangle', overtone: 3.93, ring: 0.5, knock: 'skin', tune: [0, 4, 0, 4, 7] },
  shower: { shape: 'grain', tones: [tones.rong.light, tones.leaf.light] },
}
