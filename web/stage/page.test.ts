import { afterEach, expect, test, vi } from 'vitest'
import type { ShownRound } from '../../games/kit/stage/page.ts'
import type { Entered } from './enter.ts'
import type { Launch } from './launch.ts'
import type { Lobby } from './lobby.ts'
import { th } from './locales/th.ts'
import { stagePage } from './page.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page that can be hidden, and what it asks the studio for. */
async function openPage() {
  const page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { origin: 'https://games.example' })
  const asked: unknown[] = []
  const studio = {
    call: (call: { name: string }, input: unknown) => {
      asked.push([call.name, input])
      return Promise.resolve({})
    },
  }
  const entered = {
    answer: { balance: 0, currency: 'THB', mode: 'REAL', state: null, game: { jackpots: null }, rules: {} },
    studio,
    pause: { wait: () => Promise.resolve() },
  } as unknown as Entered
  const stage = await stagePage(
    { gameCode: 'TUKTUK3', language: 'th', lobby: null } as Launch,
    entered,
    { tell: () => {} } as unknown as Lobby,
    th,
  )
  const look = (hidden: boolean) => {
    page.hidden = hidden
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { stage, asked, look }
}
const round = { roundId: 'round-1', balance: 100, currency: 'THB' } as ShownRound
const marked = ['studio/mark-round-shown', { params: { roundId: 'round-1' } }]

test('every number of the game is on a page of the lobby', async () => {
  expect((await openPage()).stage.rulesUrl).toBe('https://games.example/rtp/TUKTUK3')
})

test('a round that was seen to its end is marked at once', async () => {
  const { stage, asked } = await openPage()
  stage.roundShown!(round)
  expect(asked).toEqual([marked])
})

test('a round whose show ended because the page was hidden, reloaded or closed is marked when it is visible again, and never if it is gone', async () => {
  const { stage, asked, look } = await openPage()
  look(true)
  stage.roundShown!(round)
  look(true)
  expect(asked).toEqual([])
  look(false)
  look(true)
  look(false)
  expect(asked).toEqual([marked])
})
