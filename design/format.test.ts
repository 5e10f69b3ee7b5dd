import { describe, expect, it, vi } from 'vitest'
import {
  formatAmount,
  formatClock,
  formatDateTime,
  formatDate,
  formatDay,
  formatLongDate,
  formatMoney,
  formatRecordTime,
  formatShortTime,
  parseAmount,
  toBusinessDate,
} from './format.ts'
import { setHouse } from './house.ts'

describe('money as it is written', () => {
  it('puts the baht sign in front, two decimals, a real minus', () => {
    expect(formatMoney(1_248_050)).toBe('฿12,480.50')
    expect(formatMoney(-5_000)).toBe('\u2212฿50.00')
    expect(formatMoney(41_250, 'THB', { signed: true })).toBe('+฿412.50')
    expect(formatMoney(0, 'THB', { signed: true })).toBe('฿0.00')
    expect(formatMoney(1_080, 'POINT', { signed: true })).toBe('+1')
    expect(formatMoney(80, 'POINT', { signed: true })).toBe('0')
    expect(formatMoney(-80, 'POINT', { signed: true })).toBe('0')
  })
  it('keeps every satang of the largest amount', () => {
    expect(formatMoney(9_000_000_000_000n - 1n)).toBe('฿89,999,999,999.99')
    expect(formatAmount(7)).toBe('0.07')
  })
  it('gives play credit and points no baht sign', () => {
    expect(formatMoney(100_000, 'TRIAL')).toBe('1,000.00')
  })
  it('reads what a person types', () => {
    expect(parseAmount('1,250.5')).toBe(125_050)
    expect(parseAmount(' 50 ')).toBe(5_000)
    expect(parseAmount('๑,๒๕๐.๕')).toBe(125_050)
    for (const wrong of ['', '1.234', '-5', '1e5', '12a', '.5', '999999999999'])
      expect(parseAmount(wrong), wrong).toBeNull()
  })
})

describe('times in GMT+7', () => {
  const time = '2026-11-20T17:05:09.123Z'
  it('writes tables and clocks', () => {
    expect(formatDateTime(time)).toBe('21/11/2026 00:05:09')
    expect(formatShortTime(time)).toBe('21/11 00:05')
    expect(formatClock(time)).toBe('00:05')
    expect(formatClock(time, true)).toBe('00:05:09')
  })
  it('writes records with the day first', () => {
    expect(formatRecordTime(time)).toBe('21/11/2026 00:05')
    expect(formatRecordTime(time, true)).toBe('21/11/2026 00:05:09')
    expect(formatDate(time)).toBe('21/11/2026')
  })
  it('writes a day of the calendar as it is, in whatever zone', () => {
    setHouse({ currency: 'THB', timeZone: 'America/New_York' })
    expect(formatDay('2026-11-21')).toBe('21/11/2026')
    setHouse({ currency: 'THB', timeZone: 'Asia/Bangkok' })
  })
  it('uses the Buddhist era in Thai sentences and the Christian one in English', () => {
    expect(formatLongDate(time, 'th')).toBe('21 พ.ย. 2569')
    expect(formatLongDate(time, 'en')).toBe('21 Nov 2026')
  })
  it('counts years in one era on a page: the Buddhist one in Thai, in tables as in sentences', () => {
    vi.stubGlobal('document', { documentElement: { lang: 'th' } })
    expect([formatDate(time), formatDateTime(time), formatRecordTime(time)]).toEqual([
      '21/11/2569',
      '21/11/2569 00:05:09',
      '21/11/2569 00:05',
    ])
    expect(formatLongDate(time, 'th')).toContain('2569')
    expect(formatDay('2026-11-21')).toBe('21/11/2569')
    expect(toBusinessDate(Date.parse(time))).toBe('2026-11-21')
    vi.unstubAllGlobals()
  })
  it('knows the business day, also across midnight', () => {
    expect(toBusinessDate(Date.parse(time))).toBe('2026-11-21')
    expect(toBusinessDate(Date.parse(time), -6)).toBe('2026-11-15')
  })
})
