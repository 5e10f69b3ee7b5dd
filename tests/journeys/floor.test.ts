/** The floor by hand, on a phone in Thai and on a desktop: sections, boards, hearts, recent games, lobbies, search, vendors. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import texts from '../../web/ui/locales/th/shell.ts'
import { addStudioSlots } from '../support/acme-games.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
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

const cards = (page: Page, section: string) => page.locator(`#section-${section} a[href^="/seamless"]:visible`)
const floorOf = (gameType: string) => floorDrafts.filter((game) => game.gameType === gameType)
const path = (page: Page) => page.evaluate(() => location.pathname + location.search)

describe('a visitor on a phone', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await openPage(browser, server.origin)
    await visit.page.goto(server.origin)
  })
  afterAll(() => visit.close())

  test('finds a section for each category that has a vendor, in their order, and jumps to it', async () => {
    const { page, faults } = visit
    const sections = await page.locator('section[id^="section-"]').evaluateAll((all) => all.map((one) => one.id.slice('section-'.length)))
    expect(sections).toEqual(['HOT', 'RNG', 'LIVE', 'FISH', 'SPORTS', ...(floorOf('PVP').length > 0 ? ['PVP'] : []), 'ESPORTS', 'COCKFIGHT'])
    expect(await page.locator('nav[aria-label="หมวดเกม"] a:visible').evaluateAll((all) => all.map((one) => one.getAttribute('href')!.slice('#section-'.length)))).toEqual(sections)
    await page.getByRole('navigation', { name: 'หมวดเกม' }).getByText('คาสิโนสด').click()
    await expect.poll(() => page.locator('#section-LIVE').evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(400)
    expect(faults).toEqual([])
  })

  test('sees five hot games, twelve slots and six vendors, and more on asking', async () => {
    const { page } = visit
    await expect.poll(() => cards(page, 'HOT').count()).toBe(5)
    await expect.poll(() => cards(page, 'RNG').count()).toBe(12)
    // The page begins with twelve hot games; the rest is asked for.
    const hot = (await server.client().get<{ list: object[] }>('/api/wps/relay/GCSGAME_hotGamesV2?isPlatform=2')).value.list.length
    expect(hot).toBeGreaterThan(12)
    for (const shown of [12, Math.min(24, hot)]) {
      await page.locator('#section-HOT').getByRole('button', { name: 'ดูเพิ่มเติม' }).click()
      await expect.poll(() => cards(page, 'HOT').count(), { timeout: 30_000 }).toBe(shown)
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
    for (const open of [() => page.locator('#section-HOT button[aria-pressed="false"]').first().click(), () => page.goto(`${server.origin}/favorite`), () => page.goto(`${server.origin}/rng?filter=RECENT`)]) {
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

test('does what a visitor presses before anybody listens, once, as soon as the page is taken over', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'th-TH' })
  try {
    // This page is pressed on purpose before it is taken over: its scripts wait for that.
    const page = await context.newPage()
    let letScriptsIn = () => {}
    const isPressed = new Promise<void>((resolve) => { letScriptsIn = resolve })
    await page.route('**/assets/player/**/*.js', async (route) => { await isPressed; await route.continue() })
    await page.goto(server.origin, { waitUntil: 'commit' })
    const toggle = page.getByRole('button', { name: texts.header_toggle_menu })
    const widthOfMenu = () => page.getByRole('navigation', { name: texts.common_menu, exact: true }).evaluate((one) => one.getBoundingClientRect().width)
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

describe('a member', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    const token = await server.client().signIn('member08')
    visit = await openPage(browser, server.origin, { session: { key: 'token', token }, viewport: { width: 1440, height: 900 } })
    await server.client().post('/api/wps/game/launchGame', { vassalage: 'STUDIO', gameCode: 'TUKTUK3' }, { token })
    await visit.page.goto(server.origin)
  })
  afterAll(() => visit.close())

  test('finds the page as it will be before any of its code has come: no place moves when it does', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'th-TH' })
    try {
      const token = await server.client().signIn('member08')
      await context.addInitScript((own) => { sessionStorage.setItem('token', own); sessionStorage.setItem('USER_POPUP', '1') }, token)
      const page = await context.newPage()
      let letScriptsIn = () => {}
      const isAsked = new Promise<void>((resolve) => { letScriptsIn = resolve })
      await page.route('**/assets/player/**/*.js', async (route) => { await isAsked; await route.continue() })
      await page.goto(server.origin, { waitUntil: 'commit' })
      const rail = page.getByRole('navigation', { name: 'หมวดเกม' })
      const topOfRail = () => rail.evaluate((one) => one.getBoundingClientRect().top + scrollY)
      await rail.getByText(texts.category_fav).waitFor()
      expect(await page.getByRole('button', { name: texts.header_login, exact: true }).count()).toBe(0)
      const before = await topOfRail()
      letScriptsIn()
      await page.getByRole('region', { name: texts.header_menu_account }).getByText('member08').waitFor()
      expect(await topOfRail()).toBe(before)
    } finally {
      await context.close()
    }
  })

  test('keeps favourites at once, several in one second, and finds them on home, on their page and in the lobby', async () => {
    const { page, faults } = visit
    await page.locator('#section-FAV').getByText('ยังไม่มีเกมโปรด').waitFor()
    const hearts = page.locator('#section-RNG').getByRole('button', { name: /เกมโปรด/ })
    for (const place of [0, 1, 2]) await hearts.nth(place).click()
    await hearts.nth(1).click()
    expect(await hearts.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('aria-pressed')))).toEqual(['true', 'false', 'true'])
    await expect.poll(() => cards(page, 'FAV').count()).toBe(2)
    await page.locator('#section-FAV').getByRole('link', { name: /^ทั้งหมด/ }).click()
    await expect.poll(() => path(page)).toBe('/favorite')
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(2)
    await page.getByRole('button', { name: /นำออกจากเกมโปรด/ }).first().click()
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(1)
    await page.goto(`${server.origin}/rng?filter=FAV`)
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('takes a heart back where the server did not', async () => {
    const { page } = visit
    await page.goto(server.origin)
    // Until the member's hearts have come, one that is his looks like any other.
    await expect.poll(() => cards(page, 'FAV').count()).toBe(1)
    await page.locator('#section-FAV button[aria-pressed="true"]').first().waitFor()
    await page.route('**/MCSFE_addFavoriteGameV2', (route) => route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify({ success: false, code: 'FAV_LIMIT', message: 'เก็บเกมโปรดได้สูงสุด 999 เกม', value: null }) }))
    const heart = page.locator('#section-HOT button[aria-pressed="false"]').last()
    const label = (await heart.getAttribute('aria-label'))!.replace('เพิ่มในเกมโปรด', '').trim()
    await heart.click()
    await page.getByText('เก็บเกมโปรดได้สูงสุด 999 เกม').waitFor()
    await page.locator('#section-HOT').getByRole('button', { name: `เพิ่มในเกมโปรด ${label}` }).waitFor()
    await page.unroute('**/MCSFE_addFavoriteGameV2')
    // The refused call is a line in the console, as it should be.
    visit.faults.length = 0
  })

  test('finds the game that was opened last among the recent ones', async () => {
    const { page } = visit
    await expect.poll(() => cards(page, 'RECENT').first().getAttribute('href')).toContain('TUKTUK3')
    for (const address of ['/recent', '/?type=RECENT', '/rng?filter=RECENT']) {
      await page.goto(server.origin + address)
      await expect.poll(() => page.locator('main a[href^="/seamless"]').first().getAttribute('href')).toContain('TUKTUK3')
    }
  })

  test('turns pages, chooses a vendor, a class and a name in a lobby; each change begins at the first page', async () => {
    const { page, faults } = visit
    await addStudioSlots(server, 40)
    await page.goto(`${server.origin}/rng?page=2`)
    const pages = page.getByRole('navigation', { name: /^หน้า 2 จาก/ })
    await pages.getByRole('button', { name: '1', exact: true }).click()
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(40)
    await page.goto(`${server.origin}/rng?page=2`)
    await page.getByRole('navigation', { name: 'ค่ายเกม' }).getByRole('button', { name: /ศาลาสตูดิโอ/ }).click()
    await expect.poll(() => path(page)).toBe('/rng?vendor=STUDIO')
    await page.getByRole('tab', { name: 'ใหม่' }).click()
    await expect.poll(() => path(page)).toBe('/rng?vendor=STUDIO&filter=NEW')
    await page.getByRole('searchbox').fill('  tuk ')
    await page.getByRole('searchbox').press('Enter')
    await expect.poll(() => path(page)).toBe('/rng?vendor=STUDIO&name=tuk')
    await expect.poll(() => page.locator('main a[href*="TUKTUK3"]').count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('finds e-sports and cockfight apart from sports, and home where a category has no vendor', async () => {
    const { page, faults } = visit
    for (const [alias, title, count] of [['/sports', 'กีฬา', 2], ['/esports', 'อีสปอร์ต', 2], ['/cockfight', 'ไก่ชน', 1], ['/LIVE', 'คาสิโนสด', Math.min(40, 36 + floorOf('LIVE').length)]] as const) {
      await page.goto(server.origin + alias)
      await page.getByRole('heading', { name: title, level: 1 }).waitFor()
      await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(count)
      expect(await page.getByRole('tab', { name: 'ใหม่' }).count()).toBe(0)
    }
    await page.goto(`${server.origin}/lott`)
    await page.locator('#section-HOT').waitFor()
    expect(await page.getByRole('link', { name: 'หวย', exact: true }).count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('keeps the vendors of the session when they cannot be asked for, and is offered another try without any', async () => {
    const { page } = visit
    await page.route('**/GCSGAME_newGameVendor*', (route) => route.abort())
    // It is told for seconds only, which a page that is still loading its pictures may outlast.
    await page.goto(`${server.origin}/rng`, { waitUntil: 'commit' })
    await page.getByText(texts.msg_network_abnormal).first().waitFor()
    await page.getByRole('navigation', { name: 'ค่ายเกม' }).getByRole('button', { name: /ศาลาสตูดิโอ/ }).waitFor()
    await page.evaluate(() => sessionStorage.removeItem('gameVendor'))
    await page.reload()
    await page.getByText(texts.error_vendor_list).waitFor()
    await page.unroute('**/GCSGAME_newGameVendor*')
    await page.getByRole('button', { name: texts.common_retry }).click()
    await page.getByRole('navigation', { name: 'ค่ายเกม' }).getByRole('button', { name: /ศาลาสตูดิโอ/ }).waitFor()
  })
})
