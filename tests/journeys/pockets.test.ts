/**
 * A game on a wallet that its vendor keeps: money is moved in before it opens and while it runs, and moved
 * back when it is left.
 */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRequirement } from '../../modules/wagering/index.ts'
import texts from '../../web/ui/locales/th/shell.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { pageFitsPhones } from '../support/phones.ts'
import {
  askNow,
  auditFaults,
  orderFaults,
  pocketPlayer,
  switchAcme,
  type PocketPlayer,
} from '../support/pockets.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let player: PocketPlayer
let member: WatchedPage

beforeAll(async () => {
  // A transfer that waits for the vendor waits until the test asks.
  server = await startServer({ env: WITHOUT_WORKER })
  await switchAcme(server)
  browser = await openBrowser({ withGames: false })
  player = await pocketPlayer(server, 'member01')
  member = await openPage(browser, server.origin, { session: { key: 'token', token: player.token } })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const acme = 'ACME (สาธิตการเชื่อมต่อ)'
const lobby = '/rng?vendor=ACME'
const game = '/seamless?vendor=ACME&gameCode=ACME-1'
const placeOf = (page: Page) => page.url().slice(server.origin.length)
const frameOf = (page: Page) => page.frameLocator('iframe')
const windowOf = (page: Page) => page.getByRole('dialog', { name: 'ย้ายเงินเข้าเกมนี้' })
const stripOf = (page: Page) => page.getByRole('status').filter({ hasText: acme })
const figure = (amount: number) => (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })
const shownIn = (page: Page) => frameOf(page).locator('#balance').textContent()

async function move(page: Page, amount: string): Promise<void> {
  await windowOf(page).getByLabel('จำนวนเงิน').fill(amount)
  await windowOf(page)
    .getByRole('button', { name: /^โอน ฿/ })
    .click()
}

test('money is moved to the game before it opens and while it runs, and back when the game is left', async () => {
  const { page, faults } = member
  const before = await player.stand()
  await page.goto(server.origin + lobby)
  await page.locator('a[href$="gameCode=ACME-1"]').first().click()
  await windowOf(page)
    .getByText(`฿${figure(before.main)}`)
    .first()
    .waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await pageFitsPhones(page, 'moving money to a game', {
    'the amount': '[role=dialog] input',
    'a button': '[role=dialog] button:not([class*=handle])',
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await move(page, '๕๐๐')
  await expect.poll(() => shownIn(page)).toBe('500.00')
  expect(await player.stand()).toEqual({ main: before.main - 50_000, pocket: 50_000, acme: 50_000 })

  const inside = page.frames()[1]!
  await inside.evaluate(() => {
    document.documentElement.dataset['mark'] = 'still here'
  })
  await page.locator('header').getByRole('button', { name: 'ย้ายเงินเข้าเกม' }).click()
  await move(page, '100')
  await expect.poll(() => shownIn(page)).toBe('600.00')
  await page.locator('header').getByRole('button', { name: 'ย้ายเงินเข้าเกม' }).click()
  await windowOf(page).getByText('โอนกลับ', { exact: true }).click()
  await move(page, '50')
  await expect.poll(() => shownIn(page)).toBe('550.00')
  expect(await inside.evaluate(() => document.documentElement.dataset['mark'])).toBe('still here')

  await frameOf(page).locator('#go').click()
  await frameOf(page)
    .locator('#say', { hasText: /ชนะ|ไม่ถูก/ })
    .waitFor()
  const { acme: left } = await player.stand()
  await frameOf(page).getByRole('button', { name: 'ออกจากเกม' }).click()
  await page.getByText(`นำเงินกลับจาก ${acme} แล้ว ฿${figure(left)}`).waitFor()
  expect(placeOf(page)).toBe(lobby)
  expect(await player.stand()).toEqual({ main: before.main - 55_000 + left, pocket: 0, acme: 0 })
  expect(await page.evaluate(() => localStorage.getItem('pocket'))).toBeNull()
  expect(await auditFaults(server)).toEqual([])
  expect(faults).toEqual([])
})

test('who moves nothing plays with nothing, and the game’s own button opens the window again', async () => {
  const { page, faults } = member
  await page.goto(server.origin + game)
  await windowOf(page).getByRole('button', { name: 'เข้าเกมโดยไม่ย้ายเงิน' }).click()
  await frameOf(page).locator('#go').click()
  await frameOf(page).locator('#deposit').click()
  await windowOf(page).getByRole('button', { name: 'ทั้งหมด' }).click()
  const { main } = await player.stand()
  await windowOf(page)
    .getByRole('button', { name: `โอน ฿${figure(main)}` })
    .click()
  await expect.poll(() => shownIn(page)).toBe(figure(main))
  expect(await player.stand()).toMatchObject({ main: 0, pocket: main })
  await page.goBack().catch(() => null)
  await page.goto(`${server.origin}/`)
  // The page was closed with the game on it: the next one says where the money is.
  await stripOf(page)
    .getByText(`มีเงิน ฿${figure(main)} อยู่ที่ ${acme}`)
    .waitFor()
  await stripOf(page).getByRole('button', { name: 'นำเงินกลับ' }).click()
  await page.getByText(`นำเงินกลับจาก ${acme} แล้ว ฿${figure(main)}`).waitFor()
  expect(await player.stand()).toMatchObject({ main, pocket: 0 })
  expect(faults).toEqual([])
})

test('a vendor that is slow on the way back: the money is shown as waiting, then as back', async () => {
  const { page, faults } = member
  const { main } = await player.stand()
  await page.goto(server.origin + game)
  await move(page, '200')
  await expect.poll(() => shownIn(page)).toBe('200.00')
  await orderFaults(server, ['LOST'])
  await page.getByRole('button', { name: texts.common_back, exact: true }).click()
  await stripOf(page).getByText(`เงิน ฿200.00 รอ ${acme} ยืนยันอยู่`).waitFor()
  expect(await player.stand()).toMatchObject({ main: main - 20_000, pocket: 0, acme: 0 })
  await askNow(server)
  await page.getByText(`นำเงินกลับจาก ${acme} แล้ว ฿200.00`).waitFor()
  await stripOf(page).waitFor({ state: 'detached' })
  expect(await player.stand()).toMatchObject({ main, pocket: 0 })
  expect(faults).toEqual([])
})

test('a vendor that refuses the way back leaves the money one press away', async () => {
  const { page } = member
  const { main } = await player.stand()
  await page.goto(server.origin + game)
  await move(page, '200')
  await expect.poll(() => shownIn(page)).toBe('200.00')
  await orderFaults(server, ['NO'])
  await page.getByRole('button', { name: texts.common_back, exact: true }).click()
  await stripOf(page).getByText('มีเงิน ฿200.00 อยู่ที่').waitFor()
  await stripOf(page).getByRole('button', { name: 'นำเงินกลับ' }).click()
  await page.getByText(`นำเงินกลับจาก ${acme} แล้ว ฿200.00`).waitFor()
  expect(await player.stand()).toMatchObject({ main, pocket: 0, acme: 0 })
})

test('an open turnover requirement is shown instead of the amount, and the vendor’s games offer no free play', async () => {
  const bound = await pocketPlayer(server, 'member02')
  await server.process.database.transaction((tx) =>
    openRequirement(tx, {
      merchantId: 'demo',
      memberId: bound.memberId,
      source: 'DEPOSIT',
      reference: randomUUID(),
      txnId: '1',
      baseAmount: 1_000n,
      multiplierPpm: 1_000_000n,
      now: new Date(),
    }),
  )
  const { page, close } = await openPage(browser, server.origin, {
    session: { key: 'token', token: bound.token },
  })
  await page.goto(server.origin + game)
  await windowOf(page)
    .getByText(/ยอดเทิร์นโอเวอร์ที่ต้องเล่นอีก ฿/)
    .waitFor()
  expect(await windowOf(page).getByLabel('จำนวนเงิน').count()).toBe(0)
  await windowOf(page).getByRole('button', { name: 'เข้าเกมโดยไม่ย้ายเงิน' }).click()
  await frameOf(page).locator('#go').waitFor()
  await page.goto(server.origin + lobby)
  await page.locator('a[href$="gameCode=ACME-1"]').first().waitFor()
  expect(await page.getByRole('button', { name: /ทดลองเล่น/ }).count()).toBe(0)
  await close()
})
