/** One evening on a phone: a parlay of four legs, a goal, half of the bet sold, and the rest settled. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { toBusinessDate } from '../../design/format.ts'
import { clock } from '../../kernel/clock.ts'
import { tellFixtures } from '../../modules/sportsbook/book/tell.ts'
import { openDatabase, sql, type Database } from '../../platform/postgres.ts'
import bets from '../../web/player/locales/th/sports-bets.ts'
import news from '../../web/player/locales/th/sports-match.ts'
import slip from '../../web/player/locales/th/sports-slip.ts'
import texts from '../../web/player/locales/th/sports.ts'
import { sportsPaths } from '../../web/player/sports-views.ts'
import { openBrowser, openPage, PATIENCE_MS } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { played, stateResult } from '../support/settled-sports.ts'
import { scored, TestBook } from '../support/test-book.ts'

const STARTS_IN_S = 900
/** Home wins in five of ten cases. */
const even = [
  [500_000, 0, 0, 0],
  [200_000, 0, 0, 0],
  [300_000, 0, 0, 0],
]

let server: TestServer
let browser: Browser
let owner: Database
let book: TestBook
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
  book = new TestBook(owner)
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await owner?.close()
  await server?.close()
})

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, String(value)), text)
const versus = (no: number) =>
  fill(texts.sport_match_versus, { home: `TEST-h${no}-th`, away: `TEST-a${no}-th` })

async function placeParlay(page: Page, count: number): Promise<void> {
  for (let no = 1; no <= count; no++)
    await page
      .getByRole('article', { name: versus(no) })
      .getByRole('button', { name: /TEST-h\d+-th ราคา/ })
      .first()
      .click()
  await page.getByRole('button', { name: texts.sport_aria_slip_open }).click()
  const sheet = page.getByRole('dialog', { name: slip.sport_slip_title })
  await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('100')
  await sheet.getByText('฿1,600.00').waitFor()
  await sheet.getByRole('button', { name: fill(slip.sport_slip_place, { amount: '฿100.00' }) }).click()
  await sheet.getByRole('link', { name: texts.sport_nav_my_bets }).click()
}

test('a member places four legs, watches a goal, sells half of the bet and sees the rest settled', async () => {
  const matches = []
  for (let n = 0; n < 4; n++) matches.push(await book.match({ startsInS: STARTS_IN_S }, { chances: even }))
  const token = await server.client().signIn('member01')
  const balance = async () =>
    (await server.client().get<{ balance: number }>(checkBalance.path, { token })).value.balance
  const before = await balance()
  const { page, faults, close } = await openPage(browser, server.origin, {
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    reducedMotion: 'reduce',
    session: { key: 'token', token },
  })
  const isToday = toBusinessDate(clock.nowMs() + STARTS_IN_S * 1_000) === toBusinessDate(clock.nowMs())
  await page.goto(server.origin + sportsPaths.home('FOOTBALL', isToday ? 'TODAY' : 'EARLY'))
  await placeParlay(page, matches.length)
  expect(await balance()).toBe(before - 10_000)

  const { fixtureId } = matches[0]!
  await book.change(
    sql`UPDATE sports.fixture SET status = 'LIVE', start_at = app.now() - interval '1 hour',
      facts = ${JSON.stringify(scored(0, 0))}, version = version + 1 WHERE fixture_id = ${fixtureId}`,
  )
  await page.getByRole('link', { name: versus(1) }).click()
  await page.getByRole('region', { name: fill(news.sport_live_score_now, { score: '0–0' }) }).waitFor()
  await book.incident(fixtureId, 'GOAL')
  await book.score(fixtureId, 1, 0)
  const goal = { no: 1, kind: 'GOAL', side: 'HOME', minute: 61, added: null } as const
  await expect
    .poll(
      async () => {
        await tellFixtures(server.process, new Map([[fixtureId, [goal]]]))
        return page.getByRole('region', { name: fill(news.sport_live_score_now, { score: '1–0' }) }).count()
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(1)

  await page.goBack()
  const card = page.getByRole('article')
  await card.getByRole('button', { name: bets.sport_cash_out_title, exact: true }).click()
  // Half of 100 × 16.00 × 0.5⁴, less five of a hundred.
  await card.getByRole('button', { name: /^50% .*฿47\.50/ }).click()
  await page.getByRole('button', { name: `${bets.sport_cash_out_confirm_button} ฿47.50` }).click()
  await page.getByText(fill(bets.sport_cash_out_part_done, { amount: '฿47.50', left: '฿50.00' })).waitFor()
  expect(await balance()).toBe(before - 10_000 + 4_750)

  for (const match of matches) await stateResult(owner.kysely, match.fixtureId, 1, played(1, 0))
  await page.getByText(bets.sport_history_empty_open).waitFor({ timeout: PATIENCE_MS })
  await page.goto(server.origin + sportsPaths.bets('SETTLED'))
  await card.getByText(bets.sport_bet_state_won, { exact: true }).first().waitFor()
  // Half of the stake at sixteen times, and what the other half was sold for.
  await card.getByText('฿847.50').waitFor()
  expect(await balance()).toBe(before - 10_000 + 4_750 + 80_000)
  expect(faults).toEqual([])
  await close()
})
