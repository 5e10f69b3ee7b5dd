/** Two people give a match its result, correct it, and make one of its markets void; bets follow each step. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readPlacedSportBet } from '../../contract/operator/sportsbook/read-placed-bet.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { openPoster, type Poster } from '../../modules/wallet/index.ts'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import common from '../../web/operator/locales/th/proposals.ts'
import feeds from '../../web/operator/locales/th/sports-feeds.ts'
import house from '../../web/operator/locales/th/house.ts'
import words from '../../web/operator/locales/th/sports-desk.ts'
import names from '../../web/operator/locales/th/sports.ts'
import { paths } from '../../web/operator/paths.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { openFixture, openMarket, openSportGames, writeBet } from '../support/settled-sports.ts'
import { confirmAs } from '../support/two-people.ts'

const FIXTURE = 'T-journey-results'
let server: TestServer
let owner: Database
let poster: Poster
let browser: Browser
let clerk: WatchedPage
let checker: WatchedPage
let marketNo: bigint
let reader: string

beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null, max: 2 })
  poster = openPoster({ url: server.ownerUrl })
  await openSportGames(owner)
  await openFixture(owner.kysely, FIXTURE, { status: 'ENDED', startedHoursAgo: 3 })
  marketNo = await openMarket(owner.kysely, FIXTURE, { typeCode: '1X2' })
  for (const [betId, code] of [
    ['journey-home', '1'],
    ['journey-draw', 'X'],
  ] as const)
    await writeBet(owner.kysely, poster, demoMemberId(1), betId, [{ marketNo, code, price: 20_000 }], 10_000n)
  browser = await openBrowser({ withGames: false })
  const open = async (name: string) =>
    openPage(browser, server.origin, {
      viewport: { width: 1440, height: 900 },
      session: { key: 'operatorToken', token: await server.client().signInOperator(name) },
    })
  clerk = await open('finance')
  checker = await open('owner')
  reader = await server.client().signInOperator('owner')
})
afterAll(async () => {
  await browser?.close()
  await poster?.close()
  await owner?.close()
  await server?.close()
})

/** What a bet came to, as the desk reads it. */
async function bet(betId: string): Promise<{ result: string | null; paid: number | null }> {
  const { value } = await server
    .client()
    .get<{ result: string | null; payoutAmount: number | null }>(
      readPlacedSportBet.path.replace(':betId', betId),
      { token: reader },
    )
  return { result: value.result, paid: value.payoutAmount }
}
const comeTo = (home: object, draw: object) =>
  vi.waitFor(
    async () => expect([await bet('journey-home'), await bet('journey-draw')]).toEqual([home, draw]),
    { timeout: PATIENCE_MS, interval: 500 },
  )

const openDesk = (page: Page) =>
  page.goto(`${server.origin}${paths.sportsResults}?query=${encodeURIComponent(FIXTURE)}`)

async function type(page: Page, form: string, half: string, full: string, reason?: string): Promise<void> {
  const fields = page.getByRole('form', { name: form })
  await fields.getByLabel(names.sport_period_h1).fill(half)
  await fields.getByLabel(names.sport_period_ft).fill(full)
  if (reason) await fields.getByLabel(house.op_reason).fill(reason)
}

/** The first person types a result, the second the same again. */
async function giveResult(half: string, full: string, reason?: string): Promise<void> {
  await openDesk(clerk.page)
  const form = reason ? words.op_sport_result_correct : words.op_sport_result_enter
  await type(clerk.page, form, half, full, reason)
  await clerk.page.getByRole('button', { name: words.op_sport_result_send }).click()
  await clerk.page.getByText(words.op_sport_result_same_person).waitFor()
  await openDesk(checker.page)
  await checker.page.getByText(words.op_sport_result_hidden).waitFor()
  await type(checker.page, words.op_sport_result_check, half, full)
  await checker.page.getByRole('button', { name: words.op_sport_result_confirm_button, exact: true }).click()
  await checker.page.getByText(words.op_sport_result_sent).waitFor()
}

test('what contradicts itself, or differs from the first entry, is said at its field', async () => {
  const { page } = clerk
  await openDesk(page)
  await type(page, words.op_sport_result_enter, '3-1', '2-1')
  await page.getByRole('button', { name: words.op_sport_result_send }).click()
  const form = page.getByRole('form', { name: words.op_sport_result_enter })
  await form.getByText(words.op_sport_score_clash).waitFor()
  expect(await form.getByLabel(names.sport_period_h1).getAttribute('aria-invalid')).toBe('true')
  expect(await form.getByLabel(names.sport_period_ft).getAttribute('aria-invalid')).not.toBe('true')
  expect(clerk.faults.splice(0)).toEqual([expect.stringContaining('422')])
})

test('a clerk sees what a result pays and enters it, a second person confirms it, and the bets are paid', async () => {
  await openDesk(clerk.page)
  await type(clerk.page, words.op_sport_result_enter, '1-0', '2-1')
  await clerk.page.getByRole('button', { name: feeds.op_sport_result_try }).click()
  await clerk.page.getByText('2 บิล ยอดจ่าย', { exact: false }).waitFor()
  await giveResult('1-0', '2-1')
  await comeTo({ result: 'WON', paid: 20_000 }, { result: 'LOST', paid: 0 })
  expect([...clerk.faults, ...checker.faults]).toEqual([])
})

test('a correction with its reason takes back what was wrong and pays what is right', async () => {
  await giveResult('1-0', '1-1', 'ผู้ตัดสินยกเลิกประตู')
  await comeTo({ result: 'LOST', paid: 0 }, { result: 'WON', paid: 20_000 })
  await openDesk(clerk.page)
  await clerk.page.getByText(words.op_sport_resettle_version.replace('{n}', '2')).waitFor()
  expect([...clerk.faults, ...checker.faults]).toEqual([])
})

test('one market is made void by two people, and settled again by two', async () => {
  const { page } = clerk
  const markets = () => page.getByRole('region', { name: words.op_sport_by_outcome })
  const ask = async (button: string, label: string) => {
    await openDesk(page)
    await markets().getByRole('button', { name: button, exact: true }).click()
    const window = page.getByRole('dialog')
    await window.getByLabel(label).fill('ผิด')
    await window.getByRole('button', { name: words.op_sport_ask_second }).click()
    await expect.poll(() => window.getByLabel(label).getAttribute('aria-invalid')).toBe('true')
    await window.getByLabel(label).fill('ราคาของรายการนี้ผิด')
    await window.getByRole('button', { name: words.op_sport_ask_second }).click()
    await markets().getByRole('link', { name: feeds.op_sport_waits_second }).waitFor()
    await confirmAs(server, 'owner', `market:${marketNo}:${FIXTURE}`)
  }
  await ask(words.op_sport_void, words.op_sport_void_reason)
  await comeTo({ result: 'VOID', paid: 10_000 }, { result: 'VOID', paid: 10_000 })
  await ask(words.op_sport_resettle, feeds.op_sport_resettle_reason)
  await comeTo({ result: 'LOST', paid: 0 }, { result: 'WON', paid: 20_000 })
  expect([...clerk.faults, ...checker.faults]).toEqual([])
})

test('a bet that was placed too late is made void from the desk of its match', async () => {
  const { page, faults } = clerk
  await openDesk(page)
  const bets = page.getByRole('region', { name: words.op_sport_bets, exact: true })
  await bets.getByRole('button', { name: words.op_sport_void, exact: true }).first().click()
  const window = page.getByRole('dialog')
  await window.getByText(words.op_sport_cause_PAST_POST).first().waitFor()
  await window.getByLabel(words.op_sport_void_reason).fill('เดิมพันหลังประตู')
  await window.getByRole('button', { name: words.op_sport_ask_second }).click()
  await page.goto(server.origin + paths.proposals)
  await page.getByText(common.proposal_kind_sports_voidBet).first().waitFor()
  expect(faults).toEqual([])
})
