/** The floor as a member has it: home, favourites and recent games. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import texts from '../../web/ui/locales/th/shell.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { furnishFloor } from '../support/floor.ts'
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

const path = (page: Page) => page.evaluate(() => location.pathname + location.search)

describe('a member', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    const token = await server.client().signIn('member08')
    visit = await openPage(browser, server.origin, {
      session: { key: 'token', token },
      viewport: { width: 1440, height: 900 },
    })
    await server
      .client()
      .post('/api/wps/game/launchGame', { vassalage: 'STUDIO', gameCode: 'TUKTUK3' }, { token })
    await visit.page.goto(server.origin)
  })
  afterAll(() => visit.close())

  test('finds the page as it will be before any of its code has come: no place moves when it does', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'th-TH' })
    context.setDefaultTimeout(PATIENCE_MS)
    try {
      const token = await server.client().signIn('member08')
      await context.addInitScript((own) => {
        sessionStorage.setItem('token', own)
        sessionStorage.setItem('USER_POPUP', '1')
      }, token)
      const page = await context.newPage()
      let letScriptsIn = () => {}
      const isAsked = new Promise<void>((resolve) => {
        letScriptsIn = resolve
      })
      await page.route('**/assets/player/**/*.js', async (route) => {
        await isAsked
        await route.continue()
      })
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
    expect(
      await hearts.evaluateAll((all) => all.slice(0, 3).map((one) => one.getAttribute('aria-pressed'))),
    ).toEqual(['true', 'false', 'true'])
    await expect.poll(() => cards(page, 'FAV').count()).toBe(2)
    await page
      .locator('#section-FAV')
      .getByRole('link', { name: /^ทั้งหมด/ })
      .click()
    await expect.poll(() => path(page)).toBe('/favorite')
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(2)
    await page
      .getByRole('button', { name: /นำออกจากเกมโปรด/ })
      .first()
      .click()
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(1)
    await page.goto(`${server.origin}/rng?filter=FAV`)
    await expect.poll(() => page.locator('main a[href^="/seamless"]').count()).toBe(1)
    expect(faults).toEqual([])
  })

  test('undoes a heart if the server did not accept it', async () => {
    const { page } = visit
    await page.goto(server.origin)
    // Until the member's hearts have come, one that is theirs looks like any other.
    await expect.poll(() => cards(page, 'FAV').count()).toBe(1)
    await page.locator('#section-FAV button[aria-pressed="true"]').first().waitFor()
    await page.route('**/MCSFE_addFavoriteGameV2', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/json',
        body: JSON.stringify({
          success: false,
          code: 'FAV_LIMIT',
          message: 'เก็บเกมโปรดได้สูงสุด 999 เกม',
          value: null,
        }),
      }),
    )
    const heart = page.locator('#section-HOT button[aria-pressed="false"]').last()
    const label = (await heart.getAttribute('aria-label'))!.replace('เพิ่มในเกมโปรด', '').trim()
    await heart.click()
    await page.getByText('เก็บเกมโปรดได้สูงสุด 999 เกม').waitFor()
    await page
      .locator('#section-HOT')
      .getByRole('button', { name: `เพิ่มในเกมโปรด ${label}` })
      .waitFor()
    await page.unroute('**/MCSFE_addFavoriteGameV2')
    // The refused call is a line in the console, as it should be.
    visit.faults.length = 0
  })

  test('finds the game that was opened last among the recent ones', async () => {
    const { page } = visit
    await expect.poll(() => cards(page, 'RECENT').first().getAttribute('href')).toContain('TUKTUK3')
    for (const address of ['/recent', '/?type=RECENT', '/rng?filter=RECENT']) {
      await page.goto(server.origin + address)
      await expect
        .poll(() => page.locator('main a[href^="/seamless"]').first().getAttribute('href'))
        .toContain('TUKTUK3')
    }
  })
})
