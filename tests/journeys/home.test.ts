/** The home page, and the page shown while the site is closed, as a visitor sees them. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusSwitch } from '../../tools/shots/stage.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let setStatus: (status: 0 | 1 | 2) => Promise<void>

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  setStatus = statusSwitch(server.client(), await server.client().signInOperator('owner'))
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

describe('home on a desktop', () => {
  test('shows the games of live casino, fish and PVP, each of which has a single vendor', async () => {
    const { page, faults, close } = await openPage(browser, server.origin, {
      viewport: { width: 1440, height: 900 },
    })
    await page.goto(server.origin)
    for (const category of ['LIVE', 'FISH', 'PVP']) {
      const section = page.locator(`#section-${category}`)
      await section.scrollIntoViewIfNeeded()
      await section.locator('a[href^="/seamless"] img').first().waitFor()
      expect(await section.locator('a[href*="?vendor="]:not([href^="/seamless"])').count()).toBe(0)
    }
    expect(faults).toEqual([])
    await close()
  })

  test('falls back to the vendor when the list of its games does not come', async () => {
    const { page, close } = await openPage(browser, server.origin, { viewport: { width: 1440, height: 900 } })
    await page.route(/GCSGAME_gameList\?.*gameType=LIVE/, (route) => route.abort())
    await page.goto(server.origin)
    await page.locator('#section-LIVE').scrollIntoViewIfNeeded()
    await page.locator('#section-LIVE a[href="/live?vendor=STUDIO"]').waitFor()
    await close()
  })

  test('shows the latest wins in a line under the jackpot', async () => {
    const { page, close } = await openPage(browser, server.origin, { viewport: { width: 1440, height: 900 } })
    const won = {
      customerName: 'mem***01',
      gameName: 'Lucky Tuk-Tuk',
      gameCode: 'TUKTUK3',
      winAmount: 123_400,
      currency: 'THB',
      isJackpot: false,
      iconUrl: '/art/poster-tuktuk.svg',
      wonAt: '2026-11-21T03:04:05.678Z',
      vassalage: 'STUDIO',
      gameType: 'RNG',
      nodeId: 1,
    }
    await page.route(/GCSGAME_getRankList/, async (route) => {
      const response = await route.fetch()
      const answer = (await response.json()) as { value: { list: { vo: typeof won }[] } }
      answer.value.list = [{ vo: won }]
      await route.fulfill({ response, json: answer })
    })
    await page.goto(server.origin)
    const strip = page.locator('ul[aria-hidden="true"]').filter({ hasText: '1,234.00' })
    await strip.waitFor()
    const [jackpot, wins] = await Promise.all([
      page.locator('section:has(small)').first().boundingBox(),
      strip.boundingBox(),
    ])
    expect(wins!.y).toBeGreaterThanOrEqual(jackpot!.y + jackpot!.height)
    expect(wins!.y).toBeLessThan(jackpot!.y + jackpot!.height + 40)
    await close()
  })
})

describe('home on a phone', () => {
  test('keeps the tab of customer service off the middle of every link and button', async () => {
    const { page, close } = await openPage(browser, server.origin, {
      viewport: { width: 390, height: 664 },
      hasTouch: true,
    })
    await page.goto(server.origin)
    const tab = page
      .getByRole('complementary', { name: 'ช่องทางบริการลูกค้า' })
      .or(page.locator('aside button[title]'))
      .last()
    await tab.waitFor()
    // Where there is room for it, it lies over nothing at all of a link or button.
    const search = page.getByRole('main').getByRole('button', { name: 'ค้นหา' })
    await expect
      .poll(async () => {
        const [one, other] = [(await tab.boundingBox())!, (await search.boundingBox())!]
        return one.y + one.height <= other.y || one.y >= other.y + other.height
      })
      .toBe(true)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 97) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
      await expect
        .poll(
          () =>
            tab.evaluate((own) => {
              const box = own.getBoundingClientRect()
              return [...document.querySelectorAll('main a[href], main button')].flatMap((control) => {
                const { left, right, top: from, bottom } = control.getBoundingClientRect()
                const [x, y] = [(left + right) / 2, (from + bottom) / 2]
                return right > left && x > box.left && x < box.right && y > box.top && y < box.bottom
                  ? [control.textContent || control.ariaLabel]
                  : []
              })
            }),
          { message: `covered at ${top} px` },
        )
        .toEqual([])
    }
    await close()
  })
})

describe('the page of a closed region', () => {
  test('is replaced by the site when it opens, also without a push', async () => {
    await setStatus(2)
    const { page, close } = await openPage(browser, server.origin)
    await page.routeWebSocket(/realtime/, (socket) => socket.close())
    await page.clock.install()
    await page.goto(server.origin)
    await page.getByRole('button', { name: 'ลองใหม่' }).waitFor()
    await setStatus(0)
    await page.clock.runFor(31_000)
    await page.locator('#section-RNG').waitFor()
    await close()
  })
})

describe('older spellings of addresses', () => {
  test.each([
    ['/lottert', '/lottery'],
    ['/sealottery?vendor=TCG_SEA', '/seaLottery?vendor=TCG_SEA'],
    ['/SEALOTTERY', '/seaLottery'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await fetch(server.origin + from, { redirect: 'manual', headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
    expect(
      (await fetch(server.origin + to, { redirect: 'manual', headers: { accept: 'text/html' } })).status,
    ).toBe(200)
  })
})
