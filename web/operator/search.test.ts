import { expect, it } from 'vitest'
import { parseSearch, readSearch, stringifySearch } from './search.ts'

it('reads the words of an address as they stand there, and writes them back the same', () => {
  const text = '?query=0812&state=ALL&deposit=%E0%B8%81%2B1'
  const search = parseSearch(text)
  expect(search).toEqual({ query: '0812', state: 'ALL', deposit: 'ก+1' })
  expect(stringifySearch(search)).toBe(text)
  expect(stringifySearch({})).toBe('')
})

it('takes only what a screen reads, and nothing that says nothing', () => {
  expect(readSearch('tab', 'vendor')({ tab: 'rounds', vendor: '', round: 'r1' })).toEqual({ tab: 'rounds' })
  expect(readSearch('state')({ state: 3 })).toEqual({})
})
