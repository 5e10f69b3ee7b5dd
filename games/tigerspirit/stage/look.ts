import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), A: { url: poster, focus: [0.5, 0.46], zoom: 1.08 } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 233, wave: 'triangle', overtone: 3.1, ring: 0.5, knock: 'skin', tune: [0, 3, 0, 5, 3] },
  shower: { shape: 'leaf', tones: [tones.tangchae.light, tones.leaf.light] },
}
