import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import type { StoryLine } from '../../../kernel/promotions/kind.ts'
import english from '../locales/en/promotion-story.ts'
import thai from '../locales/th/promotion-story.ts'
import type { Translate } from '../i18n/text.tsx'
import { storyText } from './story.tsx'

const translate = (locale: string, messages: object) =>
  createTranslator({ locale, messages: messages as never }) as unknown as Translate
const inThai = (line: StoryLine) => storyText(line, translate('th', thai), 'th')
const inEnglish = (line: StoryLine) => storyText(line, translate('en', english), 'en')

const turnover: StoryLine = {
  name: 'turnover',
  values: { times: { ratePpm: 12_000_000 }, base: { text: 'promo_base_both' }, days: { number: 7 } },
}

it('writes money without decimals unless it has satang, and rates as per cent', () => {
  const line = (min: number): StoryLine => ({
    name: 'first_deposit',
    values: { min: { money: min }, percent: { ratePpm: 1_000_000 }, max: { money: 100_000 } },
  })
  expect(inEnglish(line(10_000))).toBe(
    'On your first deposit of ฿100 or more you receive 100% as a bonus, up to ฿1,000.',
  )
  expect(inThai(line(10_050))).toBe('ฝากครั้งแรกตั้งแต่ ฿100.50 รับโบนัส 100% สูงสุด ฿1,000')
})

it('writes times, days by their number, and another text within the sentence', () => {
  expect(inEnglish(turnover)).toBe(
    'Turnover 12× of deposit and amount received before withdrawing, within 7 days.',
  )
  expect(inEnglish({ ...turnover, values: { ...turnover.values, days: { number: 1 } } })).toContain('1 day.')
  expect(inThai(turnover)).toBe('ทำเทิร์น 12 เท่าของยอดฝากรวมยอดที่ได้รับ ก่อนถอน ภายใน 7 วัน')
})

it('names products, and all of them together as all games', () => {
  const games = (products: string[]): StoryLine => ({
    name: 'games_weight',
    values: { percent: { ratePpm: 100_000 }, games: { products } },
  })
  expect(inEnglish(games(['LIVE', 'PVP']))).toBe('Counted at 10%: live casino, card games.')
  expect(inThai(games([]))).toBe('ทุกเกม นับเทิร์น 10%')
})

it('writes a moment in the zone of the house, in the era of the reader', () => {
  const credit: StoryLine = { name: 'cashback_credit', values: { time: { moment: '2026-11-29T18:30:00Z' } } }
  expect(inEnglish(credit)).toBe('Credited 30 Nov 2026 01:30, nothing to press.')
  expect(inThai(credit)).toBe('เข้ากระเป๋าเอง 30 พ.ย. 2569 01:30 ไม่ต้องกดรับ')
})
