import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), A: { url: poster, focus: [0.5, 0.34] } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 440, wave: 'sine', overtone: 2, ring: 0.6, knock: 'bamboo', tune: [0, 5, 3, 7, 5] },
  shower: { shape: 'kite', tones: [tones.chad.light, tones.tangchae.light], rises: true },
}
