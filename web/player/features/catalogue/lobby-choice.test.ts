import { describe, expect, it } from 'vitest'
import { readLobbyChoice } from './lobby-choice.ts'

describe("the lobby's address", () => {
  it('is read as it is written', () => {
    expect(readLobbyChoice({ vendor: 'STUDIO', filter: 'HOT', classify: 'JP', name: 'นาค', page: 3 })).toEqual({ vendor: 'STUDIO', filter: 'HOT', classify: 'JP', name: 'นาค', page: 3 })
  })
  it('takes a number as a name, since the router reads digits as one', () => {
    expect(readLobbyChoice({ name: 888 }).name).toBe('888')
  })
  it('leaves out what makes no sense', () => {
    for (const search of [{ page: 0 }, { page: -4 }, { page: 'x' }, { page: 1e9 }, { filter: 'FAV' }, { vendor: { a: 1 } }, { name: '' }]) {
      expect(Object.values(readLobbyChoice(search)).every((value) => value === undefined), JSON.stringify(search)).toBe(true)
    }
  })
})
