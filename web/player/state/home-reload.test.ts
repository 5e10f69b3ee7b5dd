/** What the home page keeps while it is asked for again. */
import { beforeEach, expect, test, vi } from 'vitest'
import { home, type Winner } from './home.ts'
import { reloadHome } from './home-reload.ts'

const answers = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../../client/call.ts', () => ({
  callServer: async ({ name }: { name: string }) => {
    const answer = await answers.get(name)
    if (answer === undefined) throw new Error(`${name} does not answer`)
    return answer
  },
}))

const wins = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ customerName: `m${at}` }) as unknown as Winner)
const board = (count: number) => ({ list: wins(count).map((vo) => ({ vo })) })
const menu = { hotGames: [], sortingOrder: [], vendorMapping: {} }
beforeEach(() => {
  answers.clear()
  answers.set('catalogue/list-vendors', menu)
  home.setState({ winners: wins(5) })
})

test('a board that was read whole while the page was asked for again stays whole', async () => {
  const ranks = Promise.withResolvers<unknown>()
  answers.set('catalogue/list-ranks', ranks.promise)
  const reloading = reloadHome()
  home.setState({ winners: wins(50) })
  ranks.resolve(board(5))
  await reloading
  expect(home.getState().winners.length).toBe(50)
})

test('a board that could not be asked for stays; one that came takes its place', async () => {
  await reloadHome()
  expect(home.getState().winners.length).toBe(5)
  answers.set('catalogue/list-ranks', board(3))
  await reloadHome()
  expect(home.getState().winners.length).toBe(3)
})
