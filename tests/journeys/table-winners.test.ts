/**
 * A table's stage shows the winners and payouts that it was sent. Here they contradict what was drawn: a
 * stage that repeated a rule would light other places.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TableGame } from '../../kernel/tables/table-game.ts'
import { tableGames } from '../../studio/house/games.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { openStageServer } from '../support/stage-server.ts'
import type { StageServer } from '../support/stage-answers.ts'
import { streamOf } from '../support/table-draws.ts'

const NO_ODDS = '7.77 : 1'
const now = new Date().toISOString()

let stage: StageServer
let browser: Browser
beforeAll(async () => {
  stage = await openStageServer()
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await stage?.close()
})

/** A settled round of the game whose reading names losers as winners, and each hand's end turned round. */
function contradictedRound(game: TableGame) {
  const outcome = game.draw(streamOf(game.tag))
  const { winners, hands } = game.read(outcome)
  const won = new Set(winners.map(({ spot }) => spot))
  const lost = game.spots.filter(({ code }) => !won.has(code)).slice(0, 4)
  return {
    outcome,
    result: game.result(outcome),
    reading: {
      winners: lost.map(({ code }) => ({ spot: code, pays: NO_ODDS })),
      hands: hands.map((hand) => ({ ...hand, end: hand.end === 'WON' ? 'LOST' : hand.end && 'WON' })),
    },
  }
}

/** The settled round at a table of its own, with every spot said to pay what none pays. */
async function openContradicted(
  game: TableGame,
): Promise<WatchedPage & ReturnType<typeof contradictedRound>> {
  const round = contradictedRound(game)
  const table = {
    tableId: 'table',
    gameCode: game.gameCode,
    names: { th: 'โต๊ะ', en: 'Table' },
    dealer: 0,
    limits: { min: 500, max: 500_000, sideMax: 50_000 },
    videoUrl: null,
    state: 'SETTLED',
    roundNo: 1,
    roundId: 'round',
    commit: null,
    stateEndsAt: null,
    totals: [],
    players: 0,
    tote: null,
    history: [],
    ...round,
  }
  const answers: Record<string, object> = {
    authenticate: {
      gameToken: 'game-token',
      house: { currency: 'THB', timeZone: 'Asia/Bangkok' },
      balance: 100_000,
      currency: 'THB',
      mode: 'REAL',
      state: null,
      game: {
        gameCode: game.gameCode,
        kind: 'TABLE',
        mathVersion: game.mathVersion,
        spots: game.spots.map((spot) => ({ ...spot, mostStake: null, pays: [NO_ODDS] })),
        mostRound: null,
        byTote: null,
      },
    },
    tables: { list: [table], serverNow: now },
    table: { ...table, mine: { bets: [], balance: null, lastRound: null }, serverNow: now },
  }
  const watched = await openPage(browser, stage.origin, { reducedMotion: 'reduce' })
  await watched.page.route('**/api/studio/v1/**', (route) => {
    const value = answers[new URL(route.request().url()).pathname.split('/').at(-1)!]
    return route.fulfill({ json: { success: value !== undefined, value, message: '' } })
  })
  await watched.page.goto(`${stage.origin}/stage/?token=good&game=${game.gameCode}&lang=en`)
  return { ...watched, ...round }
}

const litSpots = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-spot]')
    .evaluateAll((all) =>
      all
        .filter((one) => (one.getAttribute('aria-label') ?? '').split(' · ').includes('won'))
        .map((one) => one.getAttribute('data-spot')),
    )

test.each(tableGames.map((game) => [game.gameCode, game] as const))(
  '%s lights the places that it was sent, and writes their payouts as it was sent them',
  async (_code, game) => {
    const { page, reading, close } = await openContradicted(game)
    const sent = reading.winners.map(({ spot }) => spot)
    await expect.poll(() => litSpots(page)).toHaveLength(sent.length)
    expect(new Set(await litSpots(page))).toEqual(new Set(sent))
    const named = await page
      .locator('[data-spot]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
    expect(named).toHaveLength(game.spots.length)
    // Pok Deng writes that a win is multiplied; the multiples stand in its table of payouts.
    if (game.gameCode !== 'POKDENG') expect(named.filter((name) => !name.includes(NO_ODDS))).toEqual([])
    await close()
  },
)

test('dragon tiger frames the hand that was sent as the winner, though the other card is higher', async () => {
  const dragontiger = tableGames.find(({ gameCode }) => gameCode === 'DRAGONTIGER')!
  const { page, reading, close } = await openContradicted(dragontiger)
  const names = { DRAGON: 'Dragon', TIGER: 'Tiger' }
  for (const { hand, end } of reading.hands) {
    const view = page.getByRole('group', { name: names[hand as keyof typeof names], exact: true })
    const isFramed = () => view.evaluate((one) => getComputedStyle(one).boxShadow.includes('2px'))
    await expect.poll(isFramed).toBe(end === 'WON')
  }
  await close()
})
