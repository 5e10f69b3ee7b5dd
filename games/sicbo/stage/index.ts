import { diceLook } from '../../kit/dice/look.ts'
import { drawPips } from '../../kit/dice/pips.ts'
import type { SicboTexts } from '../locales/texts.ts'
import { en } from '../locales/en.ts'
import { th } from '../locales/th.ts'
import { groups } from './spots.ts'

export const look = diceLook<SicboTexts>({
  texts: { th, en },
  groups,
  drawFace: drawPips,
  lid: 'bowl',
  label: (code, texts) => (code.startsWith('SUM:') ? code.slice(4) : (texts.spots[code] ?? null)),
  faceName: (face) => `${face}`,
  markOf({ marks, score }, texts) {
    if (marks.includes('TRIPLE')) return { text: `${score?.[0] ?? ''} ${texts.marks.TRIPLE}`, look: 'triple' }
    return marks.includes('BIG')
      ? { text: `${score?.[0] ?? ''} ${texts.marks.BIG}`, look: 'high' }
      : { text: `${score?.[0] ?? ''} ${texts.marks.SMALL}`, look: 'low' }
  },
  spotLook: (group, code) =>
    group === 'main' ? { hasTotals: code === 'BIG' || code === 'SMALL', isSmall: false } : {},
})
