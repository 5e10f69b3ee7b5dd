import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gameOf, KINDS, selectionOf } from '../../../tests/support/number-bets.ts'
import { digitsInOrder, isRepdigit, numbersOf } from './digits.ts'
import { exposureKeyOf, exposurePlaysOf } from './exposure.ts'
import { numberPlayOf } from './games.ts'
import { validBetOnNumbers } from './valid-bet.ts'

const staked = (gameCode: string, playCode: string, selection: string[], stakeAmount = 100n) => ({
  play: numberPlayOf(gameCode, playCode)!,
  selection,
  stakeAmount,
})
const onAll = (gameCode: string, playCode: string, numbers: readonly string[]) =>
  numbers.map((number) => staked(gameCode, playCode, [number]))

test('bets on numbers count their whole stake', () => {
  expect(
    validBetOnNumbers([staked('LAO', 'TOP3', ['123'], 700n), staked('LAO', 'RUN_TOP', ['1'], 300n)]),
  ).toBe(1_000n)
  expect(validBetOnNumbers([])).toBe(0n)
})

test('of opposite sides the difference counts, and each place has sides of its own', () => {
  const sides = [
    staked('LAO', 'HL', ['TOP_HIGH'], 1_000n),
    staked('LAO', 'HL', ['TOP_LOW'], 400n),
    staked('LAO', 'HL', ['BOTTOM_LOW'], 50n),
    staked('LAO', 'OE', ['TOP_ODD'], 7n),
  ]
  expect(validBetOnNumbers(sides)).toBe(600n + 50n + 7n)
  expect(validBetOnNumbers([sides[0]!, { ...sides[1]!, stakeAmount: 1_000n }])).toBe(0n)
})

test.each([
  ['LAO', 'TOP2', 90],
  ['LAO', 'BOTTOM2', 90],
  ['LAO', 'TOP3', 900],
  ['THAI_GOV', 'FRONT3', 900],
  ['LAO', 'RUN_TOP', 9],
  ['LAO', 'RUN_BOTTOM', 9],
  ['VN_HCMC', 'LO2', 90],
  ['VN_HCMC', 'DE', 90],
  ['VN_HCMC', 'DIG_TAIL', 9],
  ['FOURD_MAGNUM', 'FOURD_2A', 90],
] as const)('in %s, %s counts nothing from %i numbers on', (gameCode, playCode, most) => {
  const all = numbersOf(numberPlayOf(gameCode, playCode)!.digits!)
  expect(validBetOnNumbers(onAll(gameCode, playCode, all.slice(0, most - 1)))).toBe(BigInt(most - 1) * 100n)
  expect(validBetOnNumbers(onAll(gameCode, playCode, all.slice(0, most)))).toBe(0n)
  // Bought in several tickets it is the same cover, and what is covered elsewhere stands.
  expect(
    validBetOnNumbers([
      ...onAll(gameCode, playCode, all.slice(0, most)),
      ...onAll(gameCode, playCode, all.slice(0, most)),
      staked('LAO', 'OE', ['TOP_ODD'], 7n),
    ]),
  ).toBe(7n)
})

test('a number in any order stands for all its orders', () => {
  const sorted = [
    ...new Set(
      numbersOf(3)
        .filter((one) => !isRepdigit(one))
        .map(digitsInOrder),
    ),
  ]
  expect(validBetOnNumbers(onAll('LAO', 'TOD3', sorted))).toBe(0n)
  expect(validBetOnNumbers(onAll('LAO', 'TOD3', sorted.slice(0, 60)))).toBe(6_000n)
})

test('digits of a place cover that place alone', () => {
  const digits = numbersOf(1).slice(0, 9)
  const onPlace = (place: string) => digits.map((digit) => staked('LAO', 'TOP1_POS', [place, digit]))
  expect(validBetOnNumbers(onPlace('TENS'))).toBe(0n)
  expect(validBetOnNumbers([...onPlace('TENS').slice(0, 5), ...onPlace('UNITS').slice(0, 5)])).toBe(1_000n)
})

test('the rolls of 4D count as the straight bets that they are', () => {
  const rolls = numbersOf(3).map((three) => staked('FOURD_MAGNUM', 'FOURD_ROLL_BIG', [`${three}R`], 1_000n))
  expect(validBetOnNumbers(rolls.slice(0, 899))).toBe(899_000n)
  expect(validBetOnNumbers(rolls.slice(0, 900))).toBe(0n)
  const straight = onAll('FOURD_MAGNUM', 'FOURD_BIG', ['8990'])
  expect(validBetOnNumbers([...rolls.slice(0, 899), ...straight])).toBe(899_100n)
})

test.each(KINDS)('in %s never more counts than was staked, and sides alone are set off', (gameCode) => {
  const line = fc.constantFrom(...gameOf(gameCode).plays).chain((play) =>
    fc.record({
      play: fc.constant(play),
      selection: selectionOf(play, 9),
      stakeAmount: fc.bigInt({ min: 100n, max: 9_000n }),
    }),
  )
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const all = lines.reduce((sum, { stakeAmount }) => sum + stakeAmount, 0n)
      const sides = lines.filter(({ play }) => play.code === 'HL' || play.code === 'OE')
      const valid = validBetOnNumbers(lines)
      expect(valid).toBeLessThanOrEqual(all)
      if (sides.length === 0) expect(valid).toBe(all)
    }),
  )
})

test.each(KINDS)('in %s every number that a stake counts against has a name for people', (gameCode) => {
  for (const play of exposurePlaysOf(gameOf(gameCode)))
    fc.assert(
      fc.property(selectionOf(play, 9), (selection) => {
        for (const key of play.exposureKeys(selection))
          expect(exposureKeyOf(gameCode, play.code, key)).toBe(key)
      }),
      { numRuns: 30 },
    )
  expect(exposureKeyOf(gameCode, 'NONE', '12')).toBeUndefined()
})

test('a number is written as its bet type keeps it', () => {
  expect(exposureKeyOf('LAO', 'TOD3', '321')).toBe('123')
  expect(exposureKeyOf('VN_HCMC', 'XIEN2', '34-12')).toBe('12-34')
  expect(exposureKeyOf('LAO', 'TOP1_POS', 'TENS_7')).toBe('TENS_7')
  for (const wrong of ['12', '1234', '๑๒๓', '12a', ''])
    expect(exposureKeyOf('LAO', 'TOP3', wrong)).toBeUndefined()
  expect(exposureKeyOf('FOURD_MAGNUM', 'FOURD_PERMUTATION_BIG', '1234')).toBeUndefined()
})
