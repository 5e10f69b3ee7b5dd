import { describe, expect, test } from 'vitest'
import { numberGameOf, numberGames } from '../../../../../kernel/lottery/numbers/games.ts'
import { figuresOf, fillFrom, isRight, publishedOf, sizeOf, slotsOf } from './published-form.ts'

const formOf = (gameCode: string) => numberGameOf(gameCode)!.formOf('20261201')
const written = (gameCode: string, text: string) =>
  publishedOf(formOf(gameCode), fillFrom(formOf(gameCode), text))

describe('a line that is pasted', () => {
  test('fills every field in the order of publication and keeps leading zeros', () => {
    expect(written('THAI_GOV', '097863 21 512 007 041 375')).toEqual({
      first: ['097863'],
      bottom2: ['21'],
      front3: ['512', '007'],
      back3: ['041', '375'],
    })
  })

  test('passes over what stands between the numbers', () => {
    expect(written('HANOI_VIP', 'DB 63190 | G1 44825 | G2 10482')).toEqual({
      special: ['63190'],
      first: ['44825'],
    })
  })

  test('is read from the lowest prize too, as boards of the south are published', () => {
    const board = [
      'G8 05',
      'G7 312',
      'G6 1111 2222 3333',
      'G5 4444',
      'G4 10001 10002 10003 10004 10005 10006 10007',
      'G3 20001 20002',
      'G2 30001',
      'G1 40001',
      'DB 500001',
    ].join('\n')
    const published = written('VN_HCMC', board)
    expect(published['eighth']).toEqual(['05'])
    expect(published['third']).toEqual(['20001', '20002'])
    expect(published['special']).toEqual(['500001'])
  })

  test('keeps the sign and the decimals of an index', () => {
    expect(written('THAI_STOCK_CLOSE', 'SET 1,284.57 \u22126.08')).toEqual({
      index: ['1,284.57'],
      change: ['\u22126.08'],
    })
  })

  test('fills no field with a number of other length', () => {
    expect(sizeOf(fillFrom(formOf('LAO'), '123 12345'))).toBe(0)
  })

  test.each(numberGames.map(({ gameCode }) => gameCode))('fills every field of %s', (gameCode) => {
    const form = formOf(gameCode)
    const figures = Object.fromEntries(
      slotsOf(form).map(({ key, digits }, place) => [
        key,
        digits === null ? `${place}.05` : String(place % 10).padStart(digits, '0'),
      ]),
    )
    const line = Object.values(figures).join(' ')
    expect(fillFrom(form, line)).toEqual(figures)
    expect(figuresOf(publishedOf(form, figures))).toEqual(figures)
  })
})

test('a field is right when it has its digits, and an index when it has two decimals', () => {
  const [special] = formOf('HANOI_VIP')
  expect(isRight(special!, '06319')).toBe(true)
  expect(isRight(special!, '6319')).toBe(false)
  expect(isRight(special!, '6319๐')).toBe(false)
  const [index, change] = formOf('THAI_STOCK_CLOSE')
  expect(isRight(index!, '1,284.57')).toBe(true)
  expect(isRight(index!, '-6.08')).toBe(false)
  expect(isRight(change!, '-6.08')).toBe(true)
})
