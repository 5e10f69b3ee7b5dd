/** A result as records and messages write it. */
import { numberGameOf } from '../../../../kernel/lottery/numbers/games.ts'

interface Words {
  readonly th: string
  readonly en: string
}

/** Prizes that a line of text names; the whole board stands on the page of results. */
const prizeNames: Readonly<Record<string, Words>> = {
  special: { th: 'รางวัลพิเศษ', en: 'Special prize' },
  first: { th: 'รางวัลที่ 1', en: '1st prize' },
  second: { th: 'รางวัลที่ 2', en: '2nd prize' },
  third: { th: 'รางวัลที่ 3', en: '3rd prize' },
}
const shownPrizes = { VIETNAM: ['special', 'first'], FOURD: ['first', 'second', 'third'] } as const

/** Of classic numbers the text itself; `3 ตัวบน 846 2 ตัวล่าง 43` of a lottery in the Thai way. */
export function resultWords(gameCode: string, numero: string, result: string): Words {
  const game = numberGameOf(gameCode)
  if (!game) return { th: result, en: result }
  const { thai, published } = game.read(result, numero)
  if (thai)
    return {
      th: `3 ตัวบน ${thai.top3} 2 ตัวล่าง ${thai.bottom2}`,
      en: `3 top ${thai.top3}, 2 bottom ${thai.bottom2}`,
    }
  const prizes: readonly string[] = game.kind === 'FOURD' ? shownPrizes.FOURD : shownPrizes.VIETNAM
  const named = (language: keyof Words) =>
    prizes.map((prize) => `${prizeNames[prize]![language]} ${published[prize]![0]}`)
  return { th: named('th').join(' '), en: named('en').join(', ') }
}
