import poster from '../art/poster.svg?no-inline'
import { tones } from '../../kit/art/pigments.ts'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: { ...drawnPictures(drawings), A: { url: poster, focus: [0.5, 0.66], zoom: 1.05 } },
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 247, wave: 'triangle', overtone: 2.76, ring: 0.6, knock: 'water', tune: [0, 1, 0, 3, 1] },
  shower: { shape: 'bubble', tones: [tones.tangchae.light, tones.sky.light], rises: true },
}
