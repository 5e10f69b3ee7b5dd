import { expect, test } from 'vitest'
import { dayFigures, dayWords, momentWords } from './moment-words.ts'

const BANGKOK = 'Asia/Bangkok'
const evening = '2025-11-21T15:38:14Z'

test('a Thai reader finds the day first and the year in the Buddhist era', () => {
  expect([
    dayFigures(evening, 'th', BANGKOK),
    dayWords(evening, 'th', BANGKOK),
    momentWords(evening, 'th', BANGKOK),
  ]).toEqual(['21/11/2568', '21 พ.ย. 2568', '21 พ.ย. 2568 22:38'])
})

test('every other reader finds the day first and the year in the Christian era', () => {
  for (const language of ['en', 'zh', 'vi']) {
    expect([
      dayFigures(evening, language, BANGKOK),
      dayWords(evening, language, BANGKOK),
      momentWords(evening, language, BANGKOK),
    ]).toEqual(['21/11/2025', '21 Nov 2025', '21 Nov 2025, 22:38'])
  }
})

test('a day and a year begin at midnight in Bangkok, or in the merchant’s own zone', () => {
  const newYear = '2025-12-31T17:00:00Z'
  expect([momentWords(newYear, 'th', BANGKOK), dayFigures(newYear, 'en', BANGKOK)]).toEqual([
    '1 ม.ค. 2569 00:00',
    '01/01/2026',
  ])
  expect([momentWords(newYear, 'th', 'UTC'), dayWords(newYear, 'en', 'UTC')]).toEqual([
    '31 ธ.ค. 2568 17:00',
    '31 Dec 2025',
  ])
})
