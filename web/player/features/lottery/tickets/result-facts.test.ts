import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import board from '../../../locales/en/lottery-board.ts'
import results from '../../../locales/en/lottery-results.ts'
import type { Translate } from '../../../../ui/i18n/text.tsx'
import { resultFacts } from './result-facts.ts'

const t = createTranslator({
  locale: 'en',
  messages: { ...board, ...results } as never,
}) as unknown as Translate

const saidOf = (gameCode: string, numero: string, result: string | null) =>
  resultFacts({ gameCode, numero, result }, t).map(({ label, value }) => `${label}: ${value}`)

test('the picture of a drawn ticket says the numbers as its lottery writes them', () => {
  expect(saidOf('SSC60', '202611270001', '84003')).toEqual(['Result: 8 4 0 0 3'])
  expect(saidOf('PK10_60', '202611270001', '7,6,4,5,3,10,9,2,8,1')).toEqual([
    'Result: 07 06 04 05 03 10 09 02 08 01',
  ])
  expect(saidOf('PC28_60', '202611270001', '6,1,8')).toEqual(['Result: 6 + 1 + 8 = 15'])
})

test('P3 reads the first three digits of its draw', () => {
  expect(saidOf('P3', '20261127', '34567')).toEqual(['Result: 3 4 5'])
  expect(saidOf('P5', '20261127', '34567')).toEqual(['Result: 3 4 5 6 7'])
})

test('of a government draw it says what is bet on, with its leading zeros', () => {
  const published = '{"first":["803481"],"bottom2":["07"],"front3":["123","456"],"back3":["789","012"]}'
  expect(saidOf('THAI_GOV', '20261116', published)).toEqual(['Result · 3 top: 481', 'Result · 2 bottom: 07'])
})

test('before the draw there is no result on it', () => {
  expect(saidOf('SSC60', '202611270001', null)).toEqual([])
})
