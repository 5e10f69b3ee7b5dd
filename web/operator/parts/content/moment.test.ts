import { expect, test } from 'vitest'
import { fromMomentField, toMomentField } from './moment.ts'

test('a moment is shown in GMT+7 and is read back unchanged', () => {
  expect(toMomentField('2026-11-21T18:30:00.000Z')).toBe('2026-11-22T01:30')
  expect(fromMomentField('2026-11-22T01:30')).toBe('2026-11-21T18:30:00.000Z')
  expect(toMomentField(null)).toBe('')
  expect(fromMomentField('')).toBe(null)
  expect(fromMomentField('soon')).toBe(null)
})
