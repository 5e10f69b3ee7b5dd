import { expect, test } from 'vitest'
import { readNames } from './given-names.ts'

test('languages are accepted in any case', () => {
  expect(readNames({ th: 'มังกร', EN: 'Dragon', Zh: '龙' })).toEqual({ TH: 'มังกร', EN: 'Dragon', ZH: '龙' })
})

test('an unknown language, or one named twice, is refused with its reason', () => {
  const faultOf = (names: Record<string, string>) => {
    try {
      return readNames(names)
    } catch (error) {
      return (error as { value: { fields: { field: string; rule: string }[] } }).value.fields[0]
    }
  }
  expect(faultOf({ EN: 'Dragon', xx: 'Drache' })).toMatchObject({
    field: 'names.xx',
    rule: 'nameLanguage',
    params: [expect.stringContaining('TH, EN')],
  })
  expect(faultOf({ EN: 'Dragon', en: 'Drake' })).toMatchObject({
    field: 'names.en',
    rule: 'nameLanguageTwice',
  })
})
