import type { Translate } from '../../../../ui/i18n/text.tsx'
import './texts.ts'

const prizes = [
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'consolation',
  'top3',
  'bottom2',
  'front3',
  'back3',
  'index',
  'change',
] as const

/** What a prize of a published result is called. */
export function prizeName(prize: string, t: Translate): string {
  const known = prizes.find((one) => one === prize)
  return known ? t(`draw_prize_${known}`) : prize
}
