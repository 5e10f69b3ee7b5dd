import fc from 'fast-check'
import { expect, test } from 'vitest'
import { problemOfPublished } from '../numbers/published.ts'
import { publishedForm, stockResultOf, thaiResultOf, type ThaiSource } from './result.ts'

const DATE = '2026-01-17'

test('the government: last three of the first prize, and the two-digit prize', () => {
  const published = { first: ['803481'], bottom2: ['07'], front3: ['512', '907'], back3: ['041', '375'] }
  expect(thaiResultOf('THAI_GOV', published, DATE)).toEqual({
    top3: '481',
    bottom2: '07',
    front3: ['512', '907'],
    back3: ['041', '375'],
    top6: '803481',
    first: '803481',
  })
})

test('before September 2015 the government drew four back-3 and no front-3', () => {
  const published = { first: ['110443'], bottom2: ['43'], back3: ['303', '434', '489', '553'] }
  expect(thaiResultOf('THAI_GOV', published, '2012-12-01')).toEqual({
    top3: '443',
    bottom2: '43',
    back3: ['303', '434', '489', '553'],
    top6: '110443',
    first: '110443',
  })
  expect(problemOfPublished(publishedForm('THAI_GOV', '2015-08-16'), published)).toBeUndefined()
  expect(problemOfPublished(publishedForm('THAI_GOV', '2015-09-01'), published)).toMatchObject({
    prize: 'front3',
    count: 2,
  })
})

test.each([
  ['GSB', { first: ['123456'], second: ['654321'] }, '456', '21'],
  ['BAAC', { first: ['4273157'] }, '157', '73'],
  ['LAO', { first: ['7846'] }, '846', '78'],
  ['HANOI', { special: ['20347'], first: ['81205'] }, '347', '05'],
  ['MALAY', { first: ['4182'], second: ['0936'] }, '182', '36'],
  ['STOCK', { index: ['1,284.57'], change: ['−6.08'] }, '457', '08'],
] as const)('%s', (source, published, top3, bottom2) => {
  expect(thaiResultOf(source, published, DATE)).toMatchObject({ top3, bottom2 })
})

test('an index is read as it is published, whatever its sign and commas', () => {
  expect(stockResultOf('1284.57', '-6.08')).toEqual({ top3: '457', bottom2: '08' })
  expect(stockResultOf('38,120.00', '+1,205.90')).toEqual({ top3: '000', bottom2: '90' })
  expect(stockResultOf(' 0.07 ', '0.00')).toEqual({ top3: '007', bottom2: '00' })
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.integer({ min: -999_999, max: 999_999 }), (value, moved) => {
      const text = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`
      expect(stockResultOf(text(value), (moved < 0 ? '-' : '+') + text(Math.abs(moved)))).toEqual({
        top3: String(value % 1_000).padStart(3, '0'),
        bottom2: String(Math.abs(moved) % 100).padStart(2, '0'),
      })
    }),
  )
})

test('a figure without exactly two decimals is no result', () => {
  for (const wrong of ['1284.5', '1284', '1284.571', '1,28.57', '-1284.57', '๑๒.๓๔', '', '1e3.00'])
    expect(() => stockResultOf(wrong, '1.00')).toThrow(RangeError)
  for (const wrong of ['6', '--6.08', '6.8', 'up 6.08'])
    expect(() => stockResultOf('1.00', wrong)).toThrow(RangeError)
})

test('what is missing or too short is named with its digits', () => {
  const sources: ThaiSource[] = ['THAI_GOV', 'GSB', 'BAAC', 'LAO', 'HANOI', 'MALAY', 'STOCK']
  for (const source of sources) {
    const [first] = publishedForm(source, DATE)
    expect(problemOfPublished(publishedForm(source, DATE), {})).toEqual(first)
    expect(() => thaiResultOf(source, {}, DATE)).toThrow(RangeError)
  }
  expect(problemOfPublished(publishedForm('BAAC', DATE), { first: ['427315'] })).toEqual({
    prize: 'first',
    count: 1,
    digits: 7,
  })
  expect(problemOfPublished(publishedForm('LAO', DATE), { first: ['๑๒๓๔'] })).toMatchObject({ digits: 4 })
  expect(problemOfPublished(publishedForm('STOCK', DATE), { index: ['1.00'], change: ['1'] })).toMatchObject({
    prize: 'change',
  })
})
