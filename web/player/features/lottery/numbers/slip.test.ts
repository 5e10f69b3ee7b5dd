import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberGameOf, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import {
  addBets,
  type Bet,
  betsOf,
  readPaste,
  stakeOfLine,
  totalOf,
  withStake,
  withStakes,
  without,
} from './slip.ts'

const government = (code: string) => numberPlayOf('THAI_GOV', code)
const magnum = (code: string) => numberPlayOf('FOURD_MAGNUM', code)
const bet = (playCode: string, number: string, unitAmount = 2_000): Bet => ({
  playCode,
  selection: [number],
  unitAmount,
})
const plays = (...codes: string[]) => codes.map((code) => government(code)!)

test('a number that is on the slip takes the stake of the same number again', () => {
  const first = addBets([], [bet('BOTTOM2', '07'), bet('BOTTOM2', '70')], government)
  expect(first).toMatchObject({ added: 2, merged: 0 })
  const second = addBets(first.lines, [bet('BOTTOM2', '07', 500), bet('TOP2', '07', 500)], government)
  expect(second).toMatchObject({ added: 1, merged: 1 })
  expect(
    second.lines.map(({ playCode, selection, unitAmount }) => [playCode, selection[0], unitAmount]),
  ).toEqual([
    ['BOTTOM2', '07', 2_500],
    ['BOTTOM2', '70', 2_000],
    ['TOP2', '07', 500],
  ])
})

test('the orders of a tod are one line, and those of a straight number are not', () => {
  const { lines } = addBets([], [bet('TOD3', '123'), bet('TOD3', '321')], government)
  expect(lines).toHaveLength(1)
  expect(lines[0]!.unitAmount).toBe(4_000)
  expect(addBets([], [bet('TOP3', '123'), bet('TOP3', '321')], government).lines).toHaveLength(2)
})

test('one entry of several orders bets the tod once', () => {
  const bets = betsOf(['123', '132', '213'], plays('TOP3', 'TOD3'), () => 1_000)
  expect(bets.map(({ playCode, selection }) => `${playCode} ${selection[0]}`)).toEqual([
    'TOP3 123',
    'TOP3 132',
    'TOP3 213',
    'TOD3 123',
  ])
})

test('a triple of tod is refused, and the rest of the entry is taken', () => {
  const bets = betsOf(['777'], plays('TOP3', 'TOD3'), () => 1_000)
  expect(addBets([], bets, government)).toMatchObject({ added: 1, refused: 1 })
})

test('a bet type that the lottery does not offer is refused', () => {
  expect(addBets([], [bet('FRONT3', '123')], (code) => numberPlayOf('LAO', code))).toMatchObject({
    added: 0,
    refused: 1,
  })
})

test('a ticket takes a thousand lines, and says how many had no room', () => {
  const numbers = Array.from({ length: 1_000 }, (_, value) => String(value).padStart(3, '0'))
  const full = addBets(
    [],
    betsOf(numbers, plays('TOP3'), () => 100),
    government,
  )
  expect(full).toMatchObject({ added: 1_000, left: 0 })
  const more = addBets(full.lines, [bet('TOP3', '000'), bet('TOP2', '00'), bet('TOP2', '01')], government)
  expect(more).toMatchObject({ added: 0, merged: 1, left: 2 })
  expect(more.lines).toHaveLength(1_000)
  expect(more.lines[0]!.unitAmount).toBe(2_100)
})

test('whatever is added, the slip costs what its bets cost', () => {
  const bets = fc.array(
    fc.record({
      playCode: fc.constantFrom('TOP3', 'TOD3', 'FRONT3', 'BACK3'),
      selection: fc.tuple(fc.stringMatching(/^[0-9]{3}$/)),
      unitAmount: fc.integer({ min: 100, max: 1_000_000 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(bets, bets, (one, other) => {
      const first = addBets([], one, government)
      const both = addBets(first.lines, other, government)
      const sold = [...one, ...other].filter(
        ({ playCode, selection }) => !government(playCode)!.check(selection),
      )
      expect(totalOf(both.lines, government)).toBe(totalOf(sold, government))
      expect(new Set(both.lines.map(({ id }) => id)).size).toBe(both.lines.length)
    }),
  )
})

test('a permutation costs its stake once for each order', () => {
  expect(stakeOfLine(bet('FOURD_PERMUTATION_BIG', '1123', 100), magnum)).toBe(1_200)
  expect(stakeOfLine(bet('FOURD_BOX_BIG', '1123', 100), magnum)).toBe(100)
  expect(stakeOfLine(bet('FOURD_ROLL_SMALL', '12R4', 100), magnum)).toBe(1_000)
})

test('a stake is changed on one line or on all, and lines are taken off', () => {
  const { lines } = addBets([], [bet('TOP2', '07'), bet('TOP2', '70')], government)
  const [first, second] = lines
  expect(withStake(lines, first!.id, 700).map(({ unitAmount }) => unitAmount)).toEqual([700, 2_000])
  // A line that is not changed is the same object, so it is not drawn again.
  expect(withStake(lines, first!.id, 700)[1]).toBe(second)
  expect(withStakes(lines, 500).map(({ unitAmount }) => unitAmount)).toEqual([500, 500])
  expect(without(lines, new Set([first!.id]))).toEqual([second])
})

test('a pasted note becomes bets, and its faults stand at their lines', () => {
  const { bets, problems } = readPaste('บน\n47 20\n๑๒=50\n12=50*50\nอะไรนะ 12 5\n123=100', government)
  expect(bets.map(({ playCode, selection, unitAmount }) => [playCode, selection[0], unitAmount])).toEqual([
    ['TOP2', '47', 2_000],
    ['TOP2', '12', 5_000],
    ['TOP3', '123', 10_000],
  ])
  expect(problems.map(({ line }) => line)).toEqual([4, 5])
})

test('a pasted stake that no number takes is said at its line, and nothing of the line is bet', () => {
  const { bets, problems } = readPaste('12=0.50\n34=1\n56=1000001*50\n78=1000000', government)
  expect(bets.map(({ selection, unitAmount }) => [selection[0], unitAmount])).toEqual([
    ['34', 100],
    ['78', 100_000_000],
  ])
  expect(problems).toEqual([
    { line: 1, code: 'STAKE_RANGE', text: '12' },
    { line: 3, code: 'STAKE_RANGE', text: '56' },
  ])
})

test('a stake that would lift a number above the most is left out and counted', () => {
  const { lines } = addBets([], [bet('TOP2', '07', 99_999_900)], government)
  const more = addBets(lines, [bet('TOP2', '07', 200), bet('TOP2', '70', 200)], government)
  expect(more).toMatchObject({ added: 1, merged: 0, above: 1 })
  expect(more.lines[0]!.unitAmount).toBe(99_999_900)
})

test('what the lottery does not offer is said of a pasted note', () => {
  const lao = numberGameOf('LAO')!
  const { bets, problems } = readPaste('หน้า 123 20\n47=20', (code) =>
    lao.plays.find((play) => play.code === code),
  )
  expect(bets).toHaveLength(1)
  expect(problems).toEqual([{ line: 1, code: 'NOT_OFFERED', text: '123' }])
})
