import { expect, test } from 'vitest'
import { factorOf, listedNumbers, reducedOdds } from './rule-words.ts'

const play = (playCode: string, gameCode = 'THAI_GOV') => ({ gameCode, playCode })

test('numbers of a rule are separated by spaces or commas, and written as limits count them', () => {
  expect(listedNumbers(play('BOTTOM2'), '07, 13 25')).toEqual(['07', '13', '25'])
  expect(listedNumbers(play('BOTTOM2'), '๐๗')).toEqual(['07'])
  expect(listedNumbers(play('TOD3'), '321 213')).toEqual(['123'])
  expect(listedNumbers(play('HL'), 'TOP_HIGH')).toEqual(['TOP_HIGH'])
  expect(listedNumbers(play('TOP1_POS'), 'HUNDREDS_8')).toEqual(['HUNDREDS_8'])
  expect(listedNumbers(play('XIEN2', 'VN_HCMC'), '34-12')).toEqual(['12-34'])
})

test('a number of other length is none, and neither is nothing', () => {
  expect(listedNumbers(play('BOTTOM2'), '7')).toBeUndefined()
  expect(listedNumbers(play('TOD3'), '111')).toBeUndefined()
  expect(listedNumbers(play('BOTTOM2'), ' ')).toBeUndefined()
  expect(listedNumbers(play('BOTTOM2', 'SSC60'), '07')).toBeUndefined()
})

test('a factor is between 0 and 1, and its odds are rounded down', () => {
  expect(factorOf('0.5')).toBe('0.5')
  expect(factorOf('1.5')).toBeUndefined()
  expect(factorOf('.5')).toBeUndefined()
  expect(reducedOdds('0.5', ['92'])).toBe('0.5 × 92 = 46')
  expect(reducedOdds('0.3333', ['3.2'])).toBe('0.3333 × 3.2 = 1.0665')
  expect(reducedOdds('2', ['92'])).toBeUndefined()
})
