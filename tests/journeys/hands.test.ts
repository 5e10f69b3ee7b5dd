/**
 * A hand of blackjack on a phone: chips, cards, a lost answer, a reload in the middle, and money to the
 * satang.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../../platform/postgres.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { dealNext, sitAtBlackjack, studioOver, type Sitting } from '../support/hands.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { launchTokenOf } from '../support/vendor.ts'
import type { Studio } from '../../studio/index.ts'

let server: TestServer
let owner: Database
let studio: Studio
let browser: Browser
let sitting: Sitting
beforeAll(async () => {
  server = await startServer()
  owner = openDatabase({ url: server.ownerUrl, role: null })
  studio = studioOver(server)
  sitting = await sitAtBlackjack(server, studio, 'member02')
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await studio?.close()
  await owner?.close()
  await server?.close()
})

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })

async function open(page: Page): Promise<void> {
  const launchToken = await launchTokenOf(server, sitting.client, sitting.token, {
    vassalage: 'STUDIO',
    gameCode: 'BLACKJACK',
  })
  await page.goto(`${server.origin}/stage/?token=${launchToken}&game=BLACKJACK&lang=th&mode=real&lobby=%2F`)
  await page.getByRole('heading', { name: 'แบล็กแจ็ก' }).waitFor()
}

test('a hand is dealt, taken up again after a reload, doubled once although the answer was lost, and settled as the ledger says', async () => {
  const { page, faults, close } = await openPage(browser, server.origin, { reducedMotion: 'reduce' })
  const before = await sitting.balance()
  await dealNext(
    owner,
    studio,
    sitting.seat.memberId,
    ['DOUBLE'],
    (table) => table.isEnded && table.hands[0]!.result === 'WIN',
  )
  await open(page)
  await page.getByRole('radio', { name: 'ชิป ฿100' }).click()
  await button(page, /^วางชิป/).click()
  await button(page, 'แจกไพ่ ฿100').click()
  await button(page, 'จั่ว').waitFor()
  // With a pair it names what it costs.
  expect(await button(page, /^แยกไพ่/).getAttribute('aria-disabled')).toMatch(/true|false/)
  expect(await sitting.balance()).toBe(before - 10_000)

  await open(page)
  await page.getByText('ตานี้ยังเล่นไม่จบ').first().waitFor()
  // The decision arrives, its answer does not: the same question under the same key brings it.
  let lost = 0
  await page.route('**/studio/v1/hands/*/actions', async (route) => {
    const answer = await route.fetch()
    if (lost++ === 0) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await button(page, 'ดับเบิล +฿100').click()
  await page.getByText('ชนะ ฿200.00').first().waitFor()
  expect(lost).toBe(2)
  expect(await sitting.balance()).toBe(before + 20_000)
  await expect
    .poll(() =>
      page
        .getByText(
          new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format((before + 20_000) / 100),
        )
        .count(),
    )
    .toBe(1)
  await button(page, 'แจกอีกตา ฿100').waitFor()
  // What the browser says of the answer that was cut off is no fault of the page.
  expect(faults.filter((fault) => !fault.includes('ERR_CONNECTION_RESET'))).toEqual([])
  await close()
})

test('a hand that waits for a word about insurance asks for it again after a reload', async () => {
  const { page, faults, close } = await openPage(browser, server.origin, { reducedMotion: 'reduce' })
  await dealNext(owner, studio, sitting.seat.memberId, [], (table) => table.actions.includes('INSURANCE'))
  await sitting.start(studio, 10_000)
  await open(page)
  await page.getByText('ตานี้ยังเล่นไม่จบ เล่นต่อได้เลย · เจ้ามือเปิดเอซ ซื้อประกันหรือไม่', { exact: true }).waitFor()
  await button(page, 'ไม่ซื้อ').waitFor()
  expect(faults).toEqual([])
  await close()
})
