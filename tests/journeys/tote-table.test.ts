/**
 * A table that pays by a tote, as a member sees it: the returns of both sides while they move, the final
 * ones, and the words of a fight that was cancelled, at the sizes that phones and desktops have.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game as cockfight } from '../../games/cockfight/rules/index.ts'
import { toteSides } from '../../kernel/tables/tote.ts'
import type { TableGame } from '../../kernel/tables/table-game.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { openStageServer } from '../support/stage-server.ts'
import type { StageServer } from '../support/stage-answers.ts'

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

const spotsOf = ({ spots }: TableGame) =>
  spots.map(({ code, isSide, rtp, holdMultiple, pays, mostStake }) => ({
    code,
    isSide,
    rtp,
    holdMultiple,
    pays,
    mostStake: mostStake === undefined ? null : Number(mostStake),
  }))

interface Shown {
  readonly state: 'BETTING' | 'CLOSED' | 'VOID'
  readonly stakes: Readonly<Record<string, number>>
  readonly isFinal?: boolean
  readonly isCancelled?: boolean
}

async function openTable(
  { state, stakes, isFinal = false, isCancelled = false }: Shown,
  { language = 'en', width = 390, height = 664 } = {},
) {
  const serverNow = new Date().toISOString()
  const table = {
    tableId: 'table',
    gameCode: 'COCKFIGHT',
    names: { th: 'ไก่ชน สนามศาลา 3 กองกลาง', en: 'Sala Arena 3, pool' },
    dealer: 2,
    limits: { min: 2_000, max: 5_000_000, sideMax: 500_000 },
    paysBy: 'TOTE',
    videoUrl: null,
    state,
    roundNo: 77,
    roundId: 'round',
    commit: null,
    stateEndsAt: new Date(Date.now() + 60_000).toISOString(),
    outcome: null,
    result: null,
    reading: null,
    totals: Object.entries(stakes).map(([spot, stake]) => ({ spot, stake, players: 3 })),
    players: 6,
    tote: {
      sides: toteSides(cockfight.byTote!.tote!, stakes),
      commission: 5,
      cancelsAt: 107,
      isFinal,
      isCancelled,
    },
    history: [],
  }
  const answers: Record<string, object> = {
    authenticate: {
      gameToken: 'game-token',
      house: { currency: 'THB', timeZone: 'Asia/Bangkok' },
      balance: 1_000_000,
      currency: 'THB',
      mode: 'REAL',
      state: null,
      game: {
        gameCode: 'COCKFIGHT',
        kind: 'TABLE',
        mathVersion: cockfight.mathVersion,
        spots: spotsOf(cockfight),
        mostRound: Number(cockfight.most!.round),
        byTote: { mathVersion: cockfight.byTote!.mathVersion, spots: spotsOf(cockfight.byTote!) },
      },
    },
    tables: { list: [table], serverNow },
    table: { ...table, mine: { bets: [], balance: null, lastRound: null }, serverNow },
  }
  const watched = await openPage(browser, stage.origin, {
    viewport: { width, height },
    reducedMotion: 'reduce',
  })
  await watched.page.route('**/api/studio/v1/**', (route) => {
    const value = answers[new URL(route.request().url()).pathname.split('/').at(-1)!]
    return route.fulfill({ json: { success: value !== undefined, value, message: '' } })
  })
  await watched.page.goto(`${stage.origin}/stage/?token=good&game=COCKFIGHT&lang=${language}`)
  const spot = (code: string) => watched.page.locator(`[data-spot="${code}"]`)
  await spot('MERON').waitFor()
  return { ...watched, spot }
}

const example = { MERON: 60_000_000, WALA: 50_000_000 }

test('while bets are open both sides say what they bring for 100, and that it still moves', async () => {
  const { page, spot, close } = await openTable({ state: 'BETTING', stakes: example })
  await expect.poll(() => spot('MERON').innerText()).toContain('174 for 100')
  expect(await spot('WALA').innerText()).toContain('209 for 100')
  expect(await spot('BDD').innerText()).toContain('8 : 1')
  await expect
    .poll(() => page.getByText('Pool ฿1,100,000').locator('..').innerText())
    .toBe('Pool ฿1,100,000 less 5%. Returns move until bets close')
  expect(await page.getByText('Virtual arena, animated').isVisible()).toBe(true)
  expect(await page.getByText('฿20–50K · 100K a round · Pool').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Rules, payouts and history' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.innerText()).toContain('would return 107 or less for 100 staked')
  expect(await dialog.innerText()).toContain('tote-1')
  expect(await dialog.innerText()).toContain('Up to ฿100,000 a round on all spots together')
  await dialog.getByRole('tab', { name: 'Payouts' }).click()
  await expect.poll(() => dialog.innerText()).toContain('95.5250%')
  await close()
})

test('a side that would bring too little is said before the close', async () => {
  const { page, spot, close } = await openTable({
    state: 'BETTING',
    stakes: { MERON: 9_500_000, WALA: 1_000_000 },
    isCancelled: true,
  })
  await page.getByText('Cancelled if bets closed now').waitFor()
  await expect.poll(() => spot('MERON').innerText()).toContain('105 for 100')
  await close()
})

test('after the close the returns are final', async () => {
  const { page, spot, close } = await openTable({ state: 'CLOSED', stakes: example, isFinal: true })
  await page.getByText('these returns are final').waitFor()
  expect(await spot('WALA').innerText()).toContain('209 for 100')
  await close()
})

test('a fight that its pool cancelled says so, and that everything was returned', async () => {
  const cancelled = { state: 'VOID', stakes: { MERON: 9_500_000 }, isFinal: true, isCancelled: true } as const
  const { page, close } = await openTable(cancelled)
  await expect
    .poll(() => page.getByRole('status').first().textContent())
    .toMatch(/Cancelled by the 107 rule.*All stakes are returned/)
  await close()
  const thai = await openTable(cancelled, { language: 'th' })
  await expect
    .poll(() => thai.page.getByRole('status').first().textContent())
    .toMatch(/ยกเลิกตามกติกา 107.*คืนทุนทุกบิล/)
  await thai.close()
})

test.each([
  [390, 664],
  [844, 390],
  [1440, 900],
])('at %i × %i the pool, every place and the tray are whole and in view, in Thai', async (width, height) => {
  const { page, spot, close } = await openTable(
    { state: 'BETTING', stakes: example },
    { language: 'th', width, height },
  )
  const pool = page.getByText('กองรวม ฿1,100,000')
  await pool.waitFor()
  const places = [pool, ...['MERON', 'WALA', 'BDD', 'FTD'].map(spot), page.locator('[data-tool="confirm"]')]
  for (const place of places) {
    const box = (await place.boundingBox())!
    expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).toEqual(
      Array(4).fill(true),
    )
  }
  const cut = await page
    .locator('[data-spot]')
    .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length)
  expect(cut).toBe(0)
  await close()
})
