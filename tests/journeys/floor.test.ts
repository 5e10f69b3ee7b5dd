/**
 * The catalogue by hand, on a phone in Thai and on a desktop: sections, boards, hearts, recent games,
 * lobbies, search, vendors.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import texts from '../../web/ui/locales/th/shell.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { floorDrafts } from '../../server/studio-games/drafts.ts'
import { furnishFloor, WINNERS } from '../support/floor.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer

let browser: Browser

beforeAll(async () => {
  server = await startServer()
  await furnishFloor(server)
  browser = await openBrowser({ withGames: false })
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const cards = (page: Page, section: string) =>
  page.locator(`#section-${section} a[href^="/seamless"]:visible`)

const floorOf = (gameType: string) => floorDrafts.filter((game) => game.gameType === gameType)

describe('a visitor on a phone', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await openPage(browser, server.origin)
    await visit.page.goto(server.origin)
  })
  afterAll(() => visit.close())

  test('finds a section for each category that has a vendor, in their order, and jumps to it', async () => {
    const { page, faults } = visit
    const sections = await page
      .locator('section[id^="section-"]')
      .evaluateAll((all) => all.map((one) => one.id.slice('section-'.length)))
    expect(sections).toEqual([
      'HOT',
      'RNG',
      'LIVE',
      'FISH',
      'SPORTS',
      ...(floorOf('PVP').length > 0 ? ['PVP'] : []),
      'ELOTT',
      'LOTT',
      'ESPORTS',
      'COCKFIGHT',
    ])
    expect(
      await page
        .locator('nav[aria-label="หมวดเกม"] a:visible')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')!.slice('#section-'.length))),
    ).toEqual(sections)
    await page.getByRole('navigation', { name: 'หมวดเกม' }).getByText('คาสิโนสด').click()
    await expect
      .poll(() => page.locator('#section-LIVE').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(400)
    expect(faults).toEqual([])
  })

  test('sees five hot games, twelve slots and six vendors, and more on asking', async () => {
    const { page } = visit
    await expect.poll(() => cards(page, 'HOT').count()).toBe(5)
    await expect.poll(() => cards(page, 'RNG').count()).toBe(12)
    // The page begins with twelve hot games; the rest is asked for.
    const hot = (
      await server.client().get<{ list: object[] }>('/api/wps/relay/GCSGAME_hotGamesV2?isPlatform=2')
    ).value.list.length
    expect(hot).toBeGreaterThan(12)
    for (const shown of [12, Math.min(24, hot)]) {
      await page.locator('#section-HOT').getByRole('button', { name: 'ดูเพิ่มเติม' }).click()
      await expect.poll(() => cards(page, 'HOT').count()).toBe(shown)
    }
    await page.locator('#section-RNG').getByRole('button', { name: 'ดูเพิ่มเติม' }).click()
    await expect.poll(() => cards(page, 'RNG').count()).toBe(24)
    const vendors = page.locator('#section-LIVE a[href*="vendor="]')
    await expect.poll(() => vendors.count()).toBe(6)
    await page.locator('#section-LIVE').getByRole('button', { name: 'ดูเพิ่มเติม' }).click()
    await expect.poll(() => vendors.count()).toBe(9)
    await page.locator('#section-LIVE').getByRole('button', { name: texts.common_show_less }).click()
    await expect.poll(() => vendors.count()).toBe(6)
    expect(await page.locator('#section-FISH').getByRole('button').count()).toBe(0)
  })

  test('sees real winners five at a time; the board moves and can be stopped', async () => {
    const { page } = visit
    const board = page.getByRole('region', { name: 'ผู้ได้รับรางวัลล่าสุด' })
    await expect.poll(() => board.locator('li:not([aria-hidden="true"])').count()).toBe(WINNERS)
    await expect.poll(() => board.locator('li').first().textContent()).toMatch(/me\*\*\*.*฿59,000\.00/)
    // It rests while nobody sees it.
    const list = board.locator('ul')
    await list.scrollIntoViewIfNeeded()
    const before = await list.evaluate((one) => getComputedStyle(one).transform)
    await expect.poll(() => list.evaluate((one) => getComputedStyle(one).transform)).not.toBe(before)
    await board.getByRole('button', { name: 'หยุดเลื่อนรายการ' }).click()
    await board.getByRole('button', { name: 'ให้รายการเลื่อนต่อ' }).waitFor()
  })

  test('opens the list of a vendor’s games, and is asked to log in for a heart, favourites and recent games', async () => {
    const { page, faults } = visit
    await page.locator('#section-LIVE a[href*="vendor="]').nth(3).click()
    await page.getByRole('dialog').getByText('MEKHALA ห้อง 3').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    for (const open of [
      () => page.locator('#section-HOT button[aria-pressed="false"]').first().click(),
      () => page.goto(`${server.origin}/favorite`),
      () => page.goto(`${server.origin}/rng?filter=RECENT`),
    ]) {
      await open()
      await page.getByRole('dialog').getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    }
    expect(faults).toEqual([])
  })

  test('finds a game by its name from home, with a slip of the finger too', async () => {
    const { page, faults } = visit
    await page.goto(server.origin)
    await page.getByRole('navigation', { name: 'หมวดเกม' }).getByRole('button', { name: 'ค้นหา' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill('  Lucky Tuk-Tok ')
    await dialog.locator('a[href*="TUKTUK3"]').waitFor()
    await dialog.getByRole('searchbox').fill('@@@@')
    await dialog.getByText('ไม่พบเกมที่ตรงกับ “@@@@”').waitFor()
    expect(faults).toEqual([])
  })
})

test('the banners move on by themselves and rest under a pointer, and then the page rests', async () => {
  const visit = await openPage(browser, server.origin, { viewport: { width: 1440, height: 900 } })
  const { page } = visit
  await page.goto(server.origin)
  const banners = page.getByRole('region', { name: 'ข่าวและข้อเสนอ' })
  const current = () => banners.locator('button[aria-current=true]').getAttribute('aria-label')
  const first = await current()
  await expect.poll(current).not.toBe(first)
  await banners.hover()
  // The step that was under way has come to rest.
  await page.waitForTimeout(2_000)
  const held = await current()
  const metrics = await page.context().newCDPSession(page)
  await metrics.send('Performance.enable')
  const styled = async () =>
    (await metrics.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'RecalcStyleCount')!
      .value
  const before = await styled()
  await page.waitForTimeout(7_000)
  expect(await current()).toBe(held)
  // The clock and prices change; what asks for every frame comes to 420.
  expect((await styled()) - before).toBeLessThan(120)
  await page.mouse.move(700, 890)
  await expect.poll(current).not.toBe(held)
  expect(visit.faults).toEqual([])
  await visit.close()
})

test('does what a visitor presses before anybody listens, once, as soon as the page is taken over', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'th-TH' })
  context.setDefaultTimeout(PATIENCE_MS)
  try {
    // This page is pressed on purpose before it is taken over: its scripts wait for that.
    const page = await context.newPage()
    let letScriptsIn = () => {}
    const isPressed = new Promise<void>((resolve) => {
      letScriptsIn = resolve
    })
    await page.route('**/assets/player/**/*.js', async (route) => {
      await isPressed
      await route.continue()
    })
    await page.goto(server.origin, { waitUntil: 'commit' })
    const toggle = page.getByRole('button', { name: texts.header_toggle_menu })
    const widthOfMenu = () =>
      page
        .getByRole('navigation', { name: texts.common_menu, exact: true })
        .evaluate((one) => one.getBoundingClientRect().width)
    await toggle.click()
    const before = await widthOfMenu()
    await page.getByRole('button', { name: texts.header_register, exact: true }).click()
    letScriptsIn()
    await expect.poll(widthOfMenu).toBeLessThan(before)
    // Only the first press is done; the next ones are heard as they come.
    expect(await page.getByRole('dialog').count()).toBe(0)
    await toggle.click()
    await expect.poll(widthOfMenu).toBe(before)
  } finally {
    await context.close()
  }
})
