import { expect, test } from 'vitest'
import { monthName, monthsOf, weekdayNames, weekdayOf } from './months.ts'

test('a calendar has every month between two dates, each in whole weeks from Monday', () => {
  const months = monthsOf('2026-11-28', '2027-02-01')
  expect(months.map(({ first }) => first)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01'])
  for (const { days } of months) expect(days.length % 7).toBe(0)
  const december = months[1]!
  expect(december.days.filter(Boolean)).toHaveLength(31)
  // 1 December 2026 is a Tuesday.
  expect(december.days.slice(0, 2)).toEqual([null, '2026-12-01'])
  expect(weekdayOf('2026-12-01')).toBe(1)
})

test('months and weekdays have their names in both languages', () => {
  expect(monthName('2026-11-01', 'en')).toBe('November 2026')
  expect(monthName('2026-11-01', 'th')).toMatch(/^\S+ 2569$/)
  expect(weekdayNames('en')[0]).toBe('Mon')
  expect(weekdayNames('th')).toHaveLength(7)
})
