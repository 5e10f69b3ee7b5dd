import poster from '../../../web/ui/art/poster-krathong.svg?no-inline'
import { drawnPictures } from '../../kit/stage/canvas/art.ts'
import type { SlotLook } from '../../kit/stage/look.ts'
import { drawings, freeSpinGround, ground } from '../art/drawings.ts'

export const look: SlotLook = {
  symbols: drawnPictures(drawings),
  backdrop: { url: poster, position: '50% 40%' },
  ground,
  freeSpinGround,
  voice: { root: 370, wave: 'triangle', overtone: 2.0 },
}
