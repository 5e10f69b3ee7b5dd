import { expect, test } from 'vitest'
import { isFitToSay, withoutCoarse } from './rules.ts'

test('offensive words become stars, and words that only contain their letters stay whole', () => {
  expect(withoutCoarse('ไอ้เหี้ย มือนี้')).toBe('ไอ้***** มือนี้')
  expect(withoutCoarse('What the FUCK, nice hand')).toBe('What the ****, nice hand')
  for (const text of [
    'หีบไพ่',
    'สัสดีอำเภอ',
    'สัดส่วนกองกลาง',
    'สวัสดีครับ',
    'Shitake, classic, hold on',
    'คอลครับ 55555',
  ])
    expect(withoutCoarse(text)).toBe(text)
})

test('links and contact details are refused', () => {
  for (const text of [
    'https://a.example',
    'ทักไลน์ line id sala99',
    'โทร ๐๘ ๑๒๓๔ ๕๖๗๘',
    'add me @sala_99',
    'go to sala . bet',
  ])
    expect(isFitToSay(text)).toBe(false)
  for (const text of ['สู้ๆ ออลอิน 5000', 'good game', 'มือ 12 ตานี้ 3.50 บาท']) expect(isFitToSay(text)).toBe(true)
})
