import { expect, test } from 'vitest'
import type { Translate } from '../../../ui/i18n/text.tsx'
import { fromField, isWithin, toField, writeValue } from './setting-values.ts'

test.each([
  ['amount', '2000000', '20000.00'],
  ['integer', '15', '15'],
  ['text', '"สวัสดี"', 'สวัสดี'],
  ['list', '["a","b"]', 'a\nb'],
  ['flag', 'true', 'true'],
] as const)('a setting of kind %s goes into its field and back', (kind, json, field) => {
  expect(toField(kind, json)).toBe(field)
  expect(fromField(kind, field)).toBe(json)
})

test.each([
  ['amount', '1.005'],
  ['amount', '-1'],
  ['integer', '1.5'],
  ['integer', ''],
  ['json', '{'],
] as const)('%s refuses “%s”', (kind, text) => {
  expect(fromField(kind, text)).toBeNull()
})

test.each([
  ['integer', 1, 9, '9', true],
  ['integer', 1, 9, '10', false],
  ['amount', 100, null, '99', false],
  ['text', 1, 2, '"long enough"', true],
] as const)('%s from %s to %s takes %s: %s', (kind, min, max, json, isFine) => {
  expect(isWithin({ kind, min, max }, json)).toBe(isFine)
})

test.each([
  ['{"RNG":[3000,3500],"LIVE":[1000,1200]}', 'RNG 3000 / 3500 · LIVE 1000 / 1200'],
  ['[{"level":1,"fee":0},{"level":2,"fee":5}]', 'level 1 · fee 0 / level 2 · fee 5'],
  ['[{"a":1,"b":2,"c":3,"d":4},{"a":1,"b":2,"c":3,"d":4}]', 'set_table'],
  ['{}', 'common_none'],
] as const)('the structure %s is read as “%s”', (json, text) => {
  expect(writeValue('json', json, ((key: string) => key) as unknown as Translate)).toBe(text)
})
