import { describe, expect, it } from 'vitest'
import { pageOf, pageSizeOf, readLobbyChoice } from './lobby-choice.ts'

describe("the lobby's address", () => {
  it('is read as it is written', () => {
    expect(
      readLobbyChoice({ vendor: 'STUDIO', filter: 'HOT', classify: 'JP', name: 'นาค', page: 3 }),
    ).toEqual({ vendor: 'STUDIO', filter: 'HOT', classify: 'JP', name: 'นาค', page: 3 })
    for (const filter of ['RECENT', 'FAV', 'NEW']) expect(readLobbyChoice({ filter }).filter).toBe(filter)
  })
  it('takes a number as a name, since the router reads digits as one', () => {
    expect(readLobbyChoice({ name: 888 }).name).toBe('888')
  })
  it('leaves out what makes no sense', () => {
    for (const search of [
      { page: 0 },
      { page: -4 },
      { page: 'x' },
      { page: 1e9 },
      { filter: 'SEARCH' },
      { vendor: { a: 1 } },
      { name: '' },
    ]) {
      expect(
        Object.values(readLobbyChoice(search)).every((value) => value === undefined),
        JSON.stringify(search),
      ).toBe(true)
    }
  })
  it('decides how many games are on a page', () => {
    expect(
      [
        {},
        { filter: 'NEW' },
        { filter: 'HOT' },
        { filter: 'RECENT' },
        { filter: 'FAV' },
        { name: 'x' },
        { name: 'x', filter: 'HOT' },
      ].map((search) => pageSizeOf(readLobbyChoice(search))),
    ).toEqual([40, 40, 15, 15, 15, 24, 24])
    expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual({ shown: [3, 4], totalCount: 5, totalPages: 3 })
  })
})
