import { expect, test } from 'vitest'
import { fromField, toField } from './setting-values.ts'

test.each([
  ['amount', '2000000', '20000.00'], ['integer', '15', '15'], ['text', '"สวัสดี"', 'สวัสดี'], ['list', '["a","b"]', 'a\nb'], ['flag', 'true', 'true'],
] as const)('a setting of kind %s goes into its field and back', (kind, json, field) => {
  expect(toField(kind, json)).toBe(field)
  expect(fromField(kind, field)).toBe(json)
})

test.each([['amount', '1.005'], ['amount', '-1'], ['integer', '1.5'], ['integer', ''], ['json', '{']] as const)('%s refuses “%s”', (kind, text) => {
  expect(fromField(kind, text)).toBeNull()
})
