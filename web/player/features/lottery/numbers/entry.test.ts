import { expect, test } from 'vitest'
import { numberGameOf, numberGames, numberPlayOf } from '../../../../../kernel/lottery/numbers/games.ts'
import english from '../../../locales/en/lottery-numbers.ts'
import { groupsOf } from './groups.ts'
import {
  cleanEntry,
  digitsOf,
  modesOf,
  numbersOfEntry,
  numbersOfSet,
  randomEntry,
  setsOf,
} from './helpers.ts'
import { bestOdds, payoutAt, plainOdds, prizesFor, reducedOdds, shownOdds } from './odds.ts'
import { markOf, restrictionsOf } from './restrictions.ts'

const groupOf = (gameCode: string, key: string) =>
  groupsOf(numberGameOf(gameCode)!.plays).find((group) => group.key === key)!

test('every bet type of Thai-style lotteries and of 4D stands on one tab, and has a name and an explanation', () => {
  const texts: Readonly<Record<string, string>> = english
  for (const game of numberGames.filter(({ kind }) => kind !== 'VIETNAM')) {
    const shown = groupsOf(game.plays).flatMap(({ plays }) => plays)
    expect(new Set(shown)).toEqual(new Set(game.plays))
    expect(shown).toHaveLength(game.plays.length)
    for (const { textKeys } of shown) {
      for (const key of textKeys) expect(texts[key], key).toBeDefined()
      expect(texts[`${textKeys[0]!}_help`], textKeys[0]).toBeDefined()
    }
  }
})

test('a typed number keeps its zeros and takes no more digits than it has', () => {
  expect(cleanEntry('0 07a8', 3, false)).toBe('007')
  expect(cleanEntry('12r4', 4, true)).toBe('12R4')
  expect(cleanEntry('1234', 4, true)).toBe('123')
  expect(cleanEntry('R12R3', 4, true)).toBe('R123')
})

test('a helper makes its numbers of fewer digits', () => {
  const two = groupOf('THAI_GOV', 'two')
  expect(modesOf(two)).toEqual(['DOORS', 'FRONT', 'BACK'])
  expect(digitsOf(two, 'DOORS')).toBe(1)
  expect(numbersOfEntry('DOORS', '5', false)).toHaveLength(19)
  expect(numbersOfEntry('FRONT', '5', false)).toEqual([
    '50',
    '51',
    '52',
    '53',
    '54',
    '55',
    '56',
    '57',
    '58',
    '59',
  ])
  expect(numbersOfEntry('BACK', '5', true)).toHaveLength(19)
  expect(numbersOfEntry('PLAIN', '12', true)).toEqual(['12', '21'])
  expect(numbersOfEntry('SANDWICH', '19', false)).toHaveLength(10)
  expect(setsOf(two).map((set) => numbersOfSet(set).length)).toEqual([10, 50, 50, 50, 50])
})

test('a random entry is one that its bet types take', () => {
  for (const gameCode of ['THAI_GOV', 'FOURD_SINGAPORE'])
    for (const group of groupsOf(numberGameOf(gameCode)!.plays)) {
      if (group.entry === 'CELLS') continue
      const entry = randomEntry(group, (below) => below - 1)
      expect(cleanEntry(entry, group.digits, group.entry === 'ROLL')).toBe(entry)
    }
})

test('odds are read and written without rounding, and a reduced one is rounded down', () => {
  expect(shownOdds('2500')).toBe('2,500')
  expect(shownOdds('3.2')).toBe('3.2')
  expect(plainOdds(1_041_600n)).toBe('104.16')
  expect(reducedOdds(['900', '3.25'], '0.5')).toEqual(['450', '1.625'])
  expect(bestOdds(['60', '2500', '180'])).toBe('2500')
  expect(payoutAt(2_400, '104.16')).toBe(249_984)
})

test('the prizes of a box are those of its orders, and a tod with a pair has its own', () => {
  const box = numberPlayOf('FOURD_MAGNUM', 'FOURD_BOX_BIG')!
  const odds = box.oddsE4.map(plainOdds)
  expect(prizesFor(box, ['1234'], odds)[0]).toEqual({ prize: 'FIRST_24', odds: '104.16' })
  expect(prizesFor(box, ['1112'], odds)[0]).toEqual({ prize: 'FIRST_4', odds: '625' })
  const tod = numberPlayOf('THAI_GOV', 'TOD3')!
  expect(prizesFor(tod, ['112'], ['150', '75'])).toEqual([{ prize: 'PAIR', odds: '75' }])
  expect(prizesFor(tod, ['123'], ['150', '75'])).toEqual([{ prize: 'WIN', odds: '150' }])
})

test('closed and reduced numbers are found by what they are counted as', () => {
  const restrictionOf = restrictionsOf([
    { playCode: 'TOD3', number: '123', state: 'CLOSED', factor: '0' },
    { playCode: 'TOP3', number: '123', state: 'REDUCED', factor: '0.5' },
    { playCode: 'FOURD_BIG', number: '1204', state: 'REDUCED', factor: '0.4' },
    { playCode: 'FOURD_BIG', number: '1294', state: 'REDUCED', factor: '0.75' },
  ])
  const [top, tod] = [numberPlayOf('THAI_GOV', 'TOP3')!, numberPlayOf('THAI_GOV', 'TOD3')!]
  expect(restrictionOf(tod, ['321']).state).toBe('CLOSED')
  expect(restrictionOf(top, ['321']).state).toBe('OPEN')
  expect(restrictionOf(top, ['123'])).toEqual({ state: 'REDUCED', factor: '0.5' })
  expect(markOf('123', [top], restrictionOf)).toBe('HALF')
  expect(markOf('123', [top, tod], restrictionOf)).toBe('SOME')
  expect(markOf('123', [tod], restrictionOf)).toBe('CLOSED')
  // Of several numbers the one that pays least counts.
  const roll = numberPlayOf('FOURD_MAGNUM', 'FOURD_ROLL_BIG')!
  expect(restrictionOf(roll, ['12R4'])).toEqual({ state: 'REDUCED', factor: '0.4' })
})
