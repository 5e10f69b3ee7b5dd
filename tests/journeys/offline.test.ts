/**
 * Without network: the page about that, from the first visit on, in the person's language and theme; and
 * never an old page.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { words } from '../../server/gateway/answers.ts'
import { paths } from '../../web/player/paths.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const keptText = (page: Page) =>
  page.evaluate(async () => (await caches.match('/offline', { cacheName: 'sala-offline' }))?.text() ?? '')

test('the first visit stores the offline page, which is then shown for every page that cannot be loaded', async () => {
  const { page, close } = await openPage(browser, server.origin)
  await page.goto(`${server.origin}/`, { waitUntil: 'load' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptText(page)).toContain(words.th.offlineTitle)
  await page.evaluate(() => {
    document.cookie = 'lang=en; path=/'
    document.cookie = 'theme=light; path=/'
  })
  await page.reload({ waitUntil: 'load' })
  await expect.poll(() => keptText(page)).toContain(words.en.offlineTitle)
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await page.context().setOffline(true)
  for (const path of [paths.help(), '/operator']) {
    await page.goto(server.origin + path)
    await page.getByRole('heading', { name: words.en.offlineTitle }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.body).colorScheme)).toBe('light')
  }
  await page.context().setOffline(false)
  await page.goto(server.origin + paths.help())
  await page.getByRole('link', { name: words.en.offlineRetry }).waitFor({ state: 'detached' })
  await page.locator('main h1').waitFor()

  // A page, a call and a file have passed meanwhile: none of them was stored.
  const kept = await page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      ),
    ),
  )
  expect(kept.flat()).toEqual(['/offline'])
  await close()
})

test('a change of theme or language renews the kept page without another visit', async () => {
  const { page, close } = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await page.goto(`${server.origin}/`, { waitUntil: 'load' })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptText(page)).toContain('color-scheme:dark')
  await page.getByRole('banner').getByRole('button', { name: 'ธีมสว่าง' }).click()
  await expect.poll(() => keptText(page)).toContain('color-scheme:light')
  await close()
})
