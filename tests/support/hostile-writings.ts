/** Hostile texts as they are written into the fields: in both languages, one by one, or many together. */
import { hostileTexts } from './hostile-texts.ts'

export const both = (text: string, length: number) => ({
  TH: [...text].slice(0, length).join('').trim() || 'x',
  EN: [...text].slice(0, length).join('').trim() || 'x',
})

export const at = (place: number) => hostileTexts[place % hostileTexts.length]!

export const together = (from: number, count: number) =>
  hostileTexts
    .slice(from, from + count)
    .map((text) => `<div>${text}</div>`)
    .join('\n')
