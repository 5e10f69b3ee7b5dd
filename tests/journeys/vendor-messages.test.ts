/**
 * The console's list of a vendor's messages: found by hand, read in full, and asked again if that is safe.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { orderFaults, pocketPlayer, switchAcme } from '../support/pockets.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../support/server.ts'
import { acmeOf, roundAt, seatOf } from '../support/vendor.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  // A transfer that waits for the vendor waits until somebody asks.
  server = await startServer({ env: WITHOUT_WORKER })
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const rows = (page: Page) => page.getByRole('region', { name: 'ข้อความ' }).locator('tbody tr')

test('operators find a transfer without an answer, read what was sent, and ask the vendor for the result', async () => {
  const acme = acmeOf(server)
  const member = server.client()
  const seat = await seatOf(server, acme, member, await member.signIn('member04'))
  const refused = roundAt(seat).bet(8_000_000_000)
  await acme.send('bet', refused)
  await switchAcme(server)
  const player = await pocketPlayer(server, 'member01')
  const before = await player.stand()
  await orderFaults(server, ['LOST'])
  const { transferId } = (await player.transfer('MAIN', 'ACME', 50_000)).value

  const token = await server.client().signInOperator('finance')
  const { page, faults } = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    session: { key: 'operatorToken', token },
  })
  await page.goto(`${server.origin}/operator/games?tab=vendors`)
  await page.getByRole('link', { name: 'ข้อความ' }).click()
  await rows(page).filter({ hasText: transferId }).first().waitFor()
  await page.getByLabel('เลขรายการหรือเลขรอบ').fill(refused.transactionId)
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click()
  await expect.poll(() => rows(page).count()).toBe(1)
  await rows(page).getByText('INSUFFICIENT_FUNDS').waitFor()
  await rows(page).getByRole('button', { name: 'รายละเอียด', exact: true }).click()
  const shown = page.getByRole('dialog')
  await shown.getByText('8000000000').waitFor()
  expect(await shown.innerText()).toContain('•••')
  expect(await page.content()).not.toContain(seat.sessionToken)
  expect(await shown.getByRole('button', { name: 'ถาม' }).count()).toBe(0)
  await page.keyboard.press('Escape')

  await page.getByLabel('เลขรายการหรือเลขรอบ').fill(transferId)
  await page.getByRole('button', { name: 'ค้นหา', exact: true }).click()
  await rows(page).getByText('NO_ANSWER').waitFor()
  await rows(page).getByRole('button', { name: 'รายละเอียดและส่งอีกครั้ง' }).click()
  await shown.getByText('เงินจะไม่ถูกย้ายซ้ำ').waitFor()
  await shown.getByRole('button', { name: 'ถามผลของรายการนี้' }).click()
  await page.getByText('ค่ายตอบว่า OK · โอนสำเร็จแล้ว').waitFor()
  await shown.getByRole('button', { name: 'ถามผลของรายการนี้' }).waitFor({ state: 'detached' })
  expect(await player.stand()).toEqual({ main: before.main - 50_000, pocket: 50_000, acme: 50_000 })
  await page.keyboard.press('Escape')
  await rows(page).filter({ hasText: 'transaction' }).getByText('OK', { exact: true }).waitFor()
  expect(faults).toEqual([])
})

test('on a phone, the chosen tab is brought into view, and the page does not move sideways', async () => {
  const token = await server.client().signInOperator('support')
  const { page, faults } = await openPage(browser, server.origin, {
    viewport: { width: 390, height: 664 },
    locale: 'en-GB',
    session: { key: 'operatorToken', token },
  })
  // The font comes late, and what is written in it is wider.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500))
    await route.continue()
  })
  await page.goto(`${server.origin}/operator/games?tab=messages`)
  const tab = page.getByRole('tab', { name: 'Messages' })
  await tab.waitFor()
  await page.evaluate(() => document.fonts.ready)
  await expect
    .poll(async () => {
      const { x, width } = (await tab.boundingBox())!
      return x >= 0 && x + width <= 390
    })
    .toBe(true)
  expect(await page.evaluate(() => [scrollX, document.documentElement.scrollWidth])).toEqual([0, 390])
  expect(faults).toEqual([])
})
