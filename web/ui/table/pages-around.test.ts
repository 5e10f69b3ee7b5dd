import { describe, expect, it } from 'vitest'
import { pagesAround } from './pages-around.ts'

describe('the pages a list offers', () => {
  it('shows every page when there are few', () => {
    expect(pagesAround(1, 3, 1, 3)).toEqual([1, 2, 3])
  })
  it('keeps two pages at both ends of a lobby and five around the current one', () => {
    expect(pagesAround(16, 33, 2, 5)).toEqual([1, 2, null, 14, 15, 16, 17, 18, null, 32, 33])
  })
  it('leaves one gap at the first page', () => {
    expect(pagesAround(1, 33, 2, 5)).toEqual([1, 2, 3, 4, 5, null, 32, 33])
  })
  it('shows only the range if no margin is asked for', () => {
    expect(pagesAround(5, 9, 0, 2)).toEqual([null, 4, 5, null])
  })
})
