import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameOf, KINDS, NUMERO, resultOf, selectionOf } from '../../../tests/support/number-bets.ts'
import { mostOfLine, mostOfLines, prizesFor, topOddsE4, type NumberLine } from './claims.ts'
import { numbersOf } from './digits.ts'
import { numberPlayOf } from './games.ts'
import { payoutOfHits } from './number-bet.ts'

const lineOf = (gameCode: string, playCode: string, selection: string[], unitAmount = 100n): NumberLine => {
  const play = numberPlayOf(gameCode, playCode)!
  return { play, selection, unitAmount, oddsE4: play.oddsE4 }
}

function paidBy(
  gameCode: string,
  { play, selection, unitAmount, oddsE4 }: NumberLine,
  result: string,
): bigint {
  const odds = Object.fromEntries(play.prizes.map((prize, place) => [prize, oddsE4[place]!]))
  return payoutOfHits(unitAmount, gameOf(gameCode).read(result, NUMERO).hits(play.code, selection), odds)
}

test.each(KINDS)('no lines in %s ever pay more together than is said, whatever is drawn', (gameCode) => {
  const game = gameOf(gameCode)
  const line = fc.constantFrom(...game.plays).chain((play) =>
    fc.record({
      play: fc.constant(play),
      selection: selectionOf(play),
      unitAmount: fc.bigInt({ min: 100n, max: 50_000n }),
      oddsE4: fc.array(fc.bigInt({ min: 0n, max: 2_000_000n }), {
        minLength: play.prizes.length,
        maxLength: play.prizes.length,
      }),
    }),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), resultOf(game, NUMERO), (lines, result) => {
      const paid = lines.map((one) => paidBy(gameCode, one, result))
      for (const [place, one] of lines.entries())
        expect(paid[place]).toBeLessThanOrEqual(mostOfLine(game, one))
      expect(paid.reduce((sum, one) => sum + one, 0n)).toBeLessThanOrEqual(mostOfLines(game, lines))
    }),
    { numRuns: 300 },
  )
})

test('a hit pays nothing of prizes that are not the selection’s', () => {
  for (const gameCode of KINDS)
    for (const play of gameOf(gameCode).plays)
      fc.assert(
        fc.property(selectionOf(play), resultOf(gameOf(gameCode), NUMERO), (selection, result) => {
          const open = prizesFor(play, selection).map((prize) => play.prizes[prize]!)
          const hit = gameOf(gameCode)
            .read(result, NUMERO)
            .hits(play.code, selection)
            .map(({ prize }) => prize)
          expect(open).toEqual(expect.arrayContaining(hit))
        }),
        { numRuns: 50 },
      )
})

test('all numbers of three digits pay as one of them, and two numbers alike as both', () => {
  const lao = gameOf('LAO')
  const all = numbersOf(3).map((number) => lineOf('LAO', 'TOP3', [number]))
  expect(mostOfLines(lao, all)).toBe(85_000n)
  expect(mostOfLines(lao, [...all, lineOf('LAO', 'TOP3', ['007'], 50n)])).toBe(127_500n)
  // 123 and 321 in any order are hit together.
  const anyOrder = ['123', '321', '456'].map((number) => lineOf('LAO', 'TOD3', [number]))
  expect(mostOfLines(lao, anyOrder)).toBe(24_000n)
  // A draw has at most three digits on top.
  const runs = ['1', '2', '3', '4'].map((one) => lineOf('LAO', 'RUN_TOP', [one]))
  expect(mostOfLines(lao, runs)).toBe(960n)
})

test('a number on a board may be hit by each number that it covers', () => {
  expect(mostOfLine(gameOf('VN_HCMC'), lineOf('VN_HCMC', 'LO2', ['12'], 1_000n))).toBe(1_764_000n)
  expect(mostOfLine(gameOf('VN_HCMC'), lineOf('VN_HCMC', 'DA', ['12', '34']))).toBe(9n * 3_400n)
  expect(mostOfLine(gameOf('FOURD_MAGNUM'), lineOf('FOURD_MAGNUM', 'FOURD_BIG', ['1234']))).toBe(640_000n)
})

test('one hit pays at most the highest of the prizes that a selection has', () => {
  const top = (gameCode: string, playCode: string, selection: string[]) =>
    topOddsE4(lineOf(gameCode, playCode, selection))
  expect(top('FOURD_MAGNUM', 'FOURD_BIG', ['1234'])).toBe(25_000_000n)
  expect(top('FOURD_MAGNUM', 'FOURD_BOX_BIG', ['1234'])).toBe(1_041_600n)
  expect(top('FOURD_MAGNUM', 'FOURD_BOX_BIG', ['1112'])).toBe(6_250_000n)
  expect(top('VN_HCMC', 'LO7', ['123'])).toBe(9_600_000n)
})
