import { diceLook } from '../../kit/dice/look.ts'
import { drawPips } from '../../kit/dice/pips.ts'
import { en } from '../locales/en.ts'
import type { HiloTexts } from '../locales/texts.ts'
import { th } from '../locales/th.ts'
import { groups } from './spots.ts'

export const look = diceLook<HiloTexts>({
  texts: { th, en },
  groups,
  drawFace: drawPips,
  lid: 'shell',
  label: (code, texts) => texts.spots[code] ?? null,
  faceName: (face) => `${face}`,
  markOf({ marks, score }, texts) {
    if (marks.includes('ELEVEN')) return { text: texts.marks.ELEVEN, look: 'middle' }
    return marks.includes('HIGH')
      ? { text: `${score?.[0] ?? ''} ${texts.marks.HIGH}`, look: 'high' }
      : { text: `${score?.[0] ?? ''} ${texts.marks.LOW}`, look: 'low' }
  },
  spotLook: (group) => (group === 'main' ? { hasTotals: true, isSmall: false } : {}),
})
