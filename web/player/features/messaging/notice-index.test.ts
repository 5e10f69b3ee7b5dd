import { expect, test } from 'vitest'
import { entriesOfPage, firstIndexOfPage, NOTICES_PER_PAGE, pageCount, pageOfIndex } from './notice-index.ts'

test('seven notices are on a page, and the page follows the selected one', () => {
  expect(NOTICES_PER_PAGE).toBe(7)
  expect([0, 6, 7, 13, 14].map(pageOfIndex)).toEqual([1, 1, 2, 2, 3])
  expect([pageCount(0, 7), pageCount(7, 7), pageCount(8, 7), pageCount(19, 9)]).toEqual([0, 1, 2, 3])
})

test('changing the page selects its first notice', () => {
  for (const page of [1, 2, 3]) expect(pageOfIndex(firstIndexOfPage(page))).toBe(page)
  expect(firstIndexOfPage(2)).toBe(7)
})

test('a page’s entries keep their places in the whole list', () => {
  const list = Array.from({ length: 9 }, (_, place) => `notice ${place}`)
  expect(entriesOfPage(list, 2)).toEqual([
    { entry: 'notice 7', index: 7 },
    { entry: 'notice 8', index: 8 },
  ])
  expect(entriesOfPage(list, 3)).toEqual([])
})
