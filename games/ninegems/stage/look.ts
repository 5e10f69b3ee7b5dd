import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), S: { url: poster, focus: [0.5, 0.44] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 587, wave: 'sine', overtone: 4.2, ring: 0.7, knock: 'stone', tune: [0, 1, 2, 3, 4] },
  shower: { shape: 'gem', tones: [tones.chad.light, tones.tangchae.light] },
}
