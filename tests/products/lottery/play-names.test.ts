/** Bet types on whole numbers have one name: in records and messages, on the players' pages, in the console. */
import { expect, test } from 'vitest'
import { numberGames } from '../../../kernel/lottery/numbers/games.ts'
import { numberPlayNames } from '../../../modules/lottery/orders/locales/number-plays.ts'
import consoleEn from '../../../web/operator/locales/en/lottery-plays.ts'
import consoleTh from '../../../web/operator/locales/th/lottery-plays.ts'
import numbersEn from '../../../web/player/locales/en/lottery-numbers.ts'
import vietnamEn from '../../../web/player/locales/en/lottery-vietnam.ts'
import numbersTh from '../../../web/player/locales/th/lottery-numbers.ts'
import vietnamTh from '../../../web/player/locales/th/lottery-vietnam.ts'

const texts = {
  th: { player: { ...numbersTh, ...vietnamTh }, console: consoleTh },
  en: { player: { ...numbersEn, ...vietnamEn }, console: consoleEn },
}
const plays = [
  ...new Map(numberGames.flatMap((game) => game.plays).map((play) => [play.code, play.textKeys])),
].map(([code, textKeys]) => ({ code, textKeys }))

test.each(plays)('$code is called the same everywhere', ({ code, textKeys }) => {
  for (const language of ['th', 'en'] as const)
    for (const page of ['player', 'console'] as const) {
      const known: Readonly<Record<string, string>> = texts[language][page]
      expect(textKeys.map((key) => known[key]).join(' '), `${page} ${language}`).toBe(
        numberPlayNames[code]![language],
      )
    }
})
