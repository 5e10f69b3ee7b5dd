/** Made-up bets and results of the lotteries on whole numbers; few digits, so that they often meet. */
import fc from 'fast-check'
import { numberGameOf, type NumberGame, type NumberPlay } from '../../kernel/lottery/numbers/games.ts'
import { publishedText } from '../../kernel/lottery/numbers/published.ts'

export const gameOf = (gameCode: string): NumberGame => numberGameOf(gameCode)!

const SIDES: Readonly<Record<string, readonly string[]>> = {
  HL: ['TOP_HIGH', 'TOP_LOW', 'BOTTOM_HIGH', 'BOTTOM_LOW'],
  OE: ['TOP_ODD', 'TOP_EVEN', 'BOTTOM_ODD', 'BOTTOM_EVEN'],
}

const digit = (most: number): fc.Arbitrary<string> => fc.integer({ min: 0, max: most }).map(String)
const number = (digits: number, most: number): fc.Arbitrary<string> =>
  fc.array(digit(most), { minLength: digits, maxLength: digits }).map((all) => all.join(''))
const several = (least: number, largest: number): fc.Arbitrary<string[]> =>
  fc.uniqueArray(number(2, 3), { minLength: least, maxLength: largest })

/** A valid selection of a play; `most` is the largest digit. */
export function selectionOf(play: NumberPlay, most = 3): fc.Arbitrary<string[]> {
  return unchecked(play, most).filter((selection) => play.check(selection) === undefined)
}

function unchecked({ code, digits }: NumberPlay, most: number): fc.Arbitrary<string[]> {
  if (digits !== null) return number(digits, most).map((one) => [one])
  const sides = SIDES[code]
  if (sides) return fc.constantFrom(...sides).map((side) => [side])
  if (code === 'TOP1_POS') return fc.tuple(fc.constantFrom('HUNDREDS', 'TENS', 'UNITS'), digit(most))
  if (code === 'BOTTOM1_POS') return fc.tuple(fc.constantFrom('TENS', 'UNITS'), digit(most))
  if (code === 'LO7' || code === 'LO8')
    return fc.integer({ min: 2, max: 4 }).chain((length) => number(length, most).map((one) => [one]))
  if (code.startsWith('FOURD_ROLL'))
    return fc
      .tuple(number(3, most), fc.integer({ min: 0, max: 3 }))
      .map(([three, at]) => [`${three.slice(0, at)}R${three.slice(at)}`])
  const size = Number(code.replace(/^\D+/, ''))
  return code === 'DA' ? several(2, 5) : several(size, size)
}

/** A published result in the form of an issue. */
export const resultOf = (game: NumberGame, numero: string, most = 3): fc.Arbitrary<string> => {
  const form = game.formOf(numero)
  return fc
    .tuple(
      ...form.map(({ count, digits, prize }) =>
        fc.array(
          digits === null
            ? number(6, most).map(
                (all) => `${prize === 'change' ? '-' : ''}1${all.slice(0, 3)}.${all.slice(3, 5)}`,
              )
            : number(digits, most),
          { minLength: count, maxLength: count },
        ),
      ),
    )
    .map((numbers) =>
      publishedText(form, Object.fromEntries(form.map(({ prize }, place) => [prize, numbers[place]!]))),
    )
}

/** One game of each kind with bet types of its own. */
export const KINDS = [
  'THAI_GOV',
  'LAO',
  'YEEKEE',
  'FOURD_MAGNUM',
  'FOURD_SINGAPORE',
  'VN_HANOI',
  'VN_HCMC',
] as const
export const NUMERO = '20261201'
