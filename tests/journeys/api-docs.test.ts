/**
 * The page of the calls, in a real browser: it works under the strict policy, and nothing on it is refused.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ seed: false })
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

test('the page lists every call, opens one, and the console stays quiet', async () => {
  const { page, faults, close } = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${server.origin}/api/docs/`)
  await page.getByRole('heading', { name: /Sala/ }).waitFor()
  const hook = page.locator('.opblock', { hasText: '/api/hooks/payments/' })
  await page.locator('#operations-tag-hooks').getByRole('button').first().click()
  await hook.locator('.opblock-summary-control').click()
  for (const status of ['200', '400', '401', '404', '413', '422'])
    await hook.locator(`tr[data-code="${status}"]`).waitFor()
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT })
  expect(faults).toEqual([])
  await close()
})
