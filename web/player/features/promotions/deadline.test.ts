import { expect, it } from 'vitest'
import { deadlineText } from './deadline.ts'

it('says the last minute of a day, and any other moment as it is', () => {
  expect(deadlineText('2026-12-01T17:00:00.000Z', 'en')).toBe('1 Dec 2026 23:59')
  expect(deadlineText('2026-12-06T05:13:00.000Z', 'en')).toBe('6 Dec 2026 12:13')
})
