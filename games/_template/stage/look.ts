import vine from '../../../design/art/banner-rebate.svg?no-inline'
import type { SlotLook } from '../../kit/stage/look.ts'
import { freeSpinGround, ground } from '../art/grounds.ts'
import one from '../art/one.svg?no-inline'
import three from '../art/three.svg?no-inline'
import two from '../art/two.svg?no-inline'
import wild from '../art/wild.svg?no-inline'

export const look: SlotLook = {
  symbols: {
    W: { url: wild },
    A: { url: three, isOnPaper: true },
    B: { url: two, isOnPaper: true },
    C: { url: one, isOnPaper: true },
  },
  backdrop: { url: vine, position: '78% 50%' },
  ground,
  freeSpinGround,
  voice: { root: 415, wave: 'triangle', overtone: 2.71, ring: 0.35, knock: 'wood', tune: [0, 5, 7, 10, 12] },
}
