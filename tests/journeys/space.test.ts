/**
 * The space bar spins a slot as soon as it is open, wherever the focus happens to be, and never while a
 * window is open.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playRound } from '../../contract/vendor/studio/play-round.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const placeOfFocus = (page: Page) => page.evaluate(() => document.activeElement?.tagName)

/** Marks the game's page once the page around it has told it of the space bar. */
function noteSpace(body: HTMLElement | SVGElement): void {
  addEventListener('message', ({ data }: MessageEvent<{ type?: string; key?: string }>) => {
    // After the game itself has heard it.
    if (data.type === 'act' && data.key === 'space') setTimeout(() => (body.dataset['heard'] = 'space'))
  })
}

test('space spins right after a slot has opened, from the game and from the page around it, and not behind a window', async () => {
  const token = await server.client().signIn('member11')
  const { page, faults, close } = await openPage(browser, server.origin, {
    session: { key: 'token', token },
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
  let rounds = 0
  page.on('request', (request) => {
    if (
      request.method() === 'POST' &&
      new URL(request.url()).pathname.endsWith(playRound.path.replace('/api', ''))
    )
      rounds++
  })
  await page.goto(`${server.origin}/rng?name=TUKTUK3`)
  await page.locator('a[href*="gameCode=TUKTUK3"]').first().click()
  const frame = page.frameLocator('iframe')
  const spin = frame.getByRole('button', { name: 'หมุน', exact: true })
  const isIdle = () => expect.poll(() => spin.getAttribute('aria-disabled')).not.toBe('true')
  await spin.waitFor()
  await isIdle()
  // Nobody has touched the page yet.
  await expect.poll(() => placeOfFocus(page)).toBe('IFRAME')
  await page.keyboard.press('Space')
  await expect.poll(() => rounds).toBe(1)

  await spin.waitFor()
  await isIdle()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  expect(await placeOfFocus(page)).toBe('BODY')
  await page.keyboard.press('Space')
  await expect.poll(() => rounds).toBe(2)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await placeOfFocus(page)).toBe('IFRAME')

  // A window of the game, and the cashier over it: the key is theirs.
  await spin.waitFor()
  await isIdle()
  await frame
    .getByRole('button', { name: /ข้อมูล|กติกา/ })
    .first()
    .click()
  await frame.getByRole('dialog').waitFor()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await frame.locator('body').evaluate(noteSpace)
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  // The page tells the game of the key, which has to hear it before its window goes.
  await expect.poll(() => frame.locator('body').evaluate((body) => body.dataset['heard'])).toBe('space')
  await frame.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close())
  await page.getByRole('button', { name: 'ฝากเงิน' }).first().click()
  const field = page.getByRole('dialog').getByLabel('จำนวนเงิน')
  await field.click()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  // What would have been spun by then is counted with the one that follows.
  await spin.click()
  await expect.poll(() => rounds).toBe(3)
  await isIdle()
  expect(rounds).toBe(3)
  expect(faults).toEqual([])
  await close()
})
