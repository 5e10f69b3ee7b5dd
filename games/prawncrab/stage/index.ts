import { diceLook } from '../../kit/dice/look.ts'
import { en } from '../locales/en.ts'
import type { PrawncrabTexts } from '../locales/texts.ts'
import { th } from '../locales/th.ts'
import { drawSymbol } from './faces.ts'
import { groups } from './spots.ts'

export const look = diceLook<PrawncrabTexts>({
  texts: { th, en },
  groups,
  drawFace: drawSymbol,
  lid: 'woven',
  label: (code, texts) => (code === 'ANY_TRIPLE' || code.startsWith('FACE:') ? texts.nameOf(code) : null),
  faceName: (face, texts) => texts.symbols[face - 1] ?? '',
  markOf: () => null,
})
