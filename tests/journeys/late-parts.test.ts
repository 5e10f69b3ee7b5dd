/**
 * A part of a page that does not load: offline, gone with a release, silent for two minutes. Nobody sees an
 * empty page.
 */
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import texts from '../../web/ui/locales/th/shell.ts'
import { paths as consolePaths } from '../../web/operator/paths.ts'
import { paths } from '../../web/player/paths.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let visit: WatchedPage
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})
afterEach(() => visit.close())

const dialog = () => page.getByRole('alertdialog')
const button = (name: string) => dialog().getByRole('button', { name })
const place = () => page.url().slice(server.origin.length)
const file = (name: string) => new RegExp(`/assets/(player|operator|stage)/assets/${name}-[\\w-]+\\.js`)

async function open(path: string, options: Parameters<typeof openPage>[2] = {}): Promise<void> {
  visit = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  })
  page = visit.page
  await page.goto(server.origin + path, { waitUntil: 'load' })
  await page.evaluate(() => {
    ;(window as unknown as { isFirstPage: boolean }).isFirstPage = true
  })
}
const isFirstPage = () =>
  page.evaluate(() => (window as unknown as { isFirstPage?: boolean }).isFirstPage === true)
/** Home as before, with no cover over it. */
const seeHome = () =>
  expect
    .poll(
      async () =>
        (await page.locator('main h2').first().isVisible()) &&
        !(await page.locator('[data-cover]').isVisible()),
    )
    .toBe(true)

describe('leaving home', () => {
  beforeEach(() => open('/'))
  const leave = () => page.locator(`a[href="${paths.help()}"]:visible`).first().click()

  test('without the router’s code: home stays with its address, the dialog is shown, and trying again continues', async () => {
    await page.route(file('router'), (route) => route.abort())
    await leave()
    await dialog().getByText(texts.msg_page_slow).waitFor()
    expect(place()).toBe('/')
    await seeHome()
    await button(texts.common_retry).click()
    await dialog().waitFor({ state: 'hidden' })
    await dialog().getByText(texts.msg_page_slow).waitFor()
    await page.unrouteAll()
    await button(texts.common_retry).click()
    await expect.poll(place).toBe(paths.help())
    await page.locator('main h1').waitFor()
    expect(await isFirstPage(), 'the page was not loaded again').toBe(true)
    await page.goBack()
    await expect.poll(place).toBe('/')
  })

  test('offline: a person who declines keeps home, which still works, and may try again later', async () => {
    await page.context().setOffline(true)
    await leave()
    await button(texts.common_cancel).click()
    await dialog().waitFor({ state: 'hidden' })
    expect(place()).toBe('/')
    await seeHome()
    await page.context().setOffline(false)
    await leave()
    await expect.poll(place).toBe(paths.help())
    expect(await isFirstPage()).toBe(true)
  })

  test('after a release that removed the old files: the new version is offered, and begins where the person wanted to go', async () => {
    await page.route(file('router'), (route) => route.fulfill({ status: 404, json: {} }))
    await leave()
    await dialog().getByText(texts.msg_new_version).waitFor()
    expect(place()).toBe('/')
    await page.unrouteAll()
    await button(texts.common_load_new_version).click()
    await expect.poll(place).toBe(paths.help())
    await page.locator('main h1').waitFor()
    expect(await isFirstPage(), 'the page was loaded again').toBe(false)
  })

  test('with one file of the page alone gone: home stays as well', async () => {
    await page.route(file('help-page'), (route) => route.abort())
    await leave()
    await dialog().getByText(texts.msg_page_slow).waitFor()
    expect(place()).toBe('/')
    await seeHome()
  })
})

test('after 120 seconds of silence it says so, no earlier, and trying again asks again', async () => {
  visit = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  page = visit.page
  await page.clock.install()
  await page.goto(`${server.origin}/`, { waitUntil: 'load' })
  const held: Route[] = []
  await page.route(file('router'), (route) => {
    held.push(route)
  })
  await page.locator(`a[href="${paths.help()}"]:visible`).first().click()
  await expect.poll(() => held.length).toBe(1)
  // Until it holds, the clock of the page goes on.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 20_000))
  await page.clock.fastForward(60_000)
  expect(await dialog().count()).toBe(0)
  await page.clock.fastForward(60_000)
  await dialog().getByText(texts.msg_page_slow).waitFor()
  expect(place()).toBe('/')
  await page.unroute(file('router'))
  await page.clock.resume()
  await button(texts.common_retry).click()
  await expect.poll(place).toBe(paths.help())
  expect(held).toHaveLength(1)
})

describe('on the way', () => {
  test('from page to page, the old page stays', async () => {
    await open(paths.help())
    await page.route(file('announce-page'), (route) => route.abort())
    const title = await page.locator('main h1').textContent()
    await page.locator(`a[href="${paths.announce()}"]:visible`).first().click()
    await button(texts.common_cancel).click()
    expect([place(), await page.locator('main h1').textContent()]).toEqual([paths.help(), title])
    await page.unrouteAll()
    await page.locator(`a[href="${paths.announce()}"]:visible`).first().click()
    await expect.poll(place).toBe(paths.announce())
  })

  test('to a window: it closes when one would rather stay, and opens when it is asked for again', async () => {
    await open('/')
    const login = () =>
      page.getByRole('banner').getByRole('button', { name: texts.header_login, exact: true }).click()
    for (const part of ['windows', 'login-form']) {
      await page.route(file(part), (route) => route.abort())
      await login()
      await button(texts.common_cancel).click()
      await expect
        .poll(() => page.locator('[role=dialog], [role=alertdialog]').count(), { message: part })
        .toBe(0)
      await page.unrouteAll()
    }
    await login()
    await page
      .getByRole('dialog')
      .getByLabel(texts.header_login)
      .or(page.getByRole('dialog').locator('input'))
      .first()
      .waitFor()
  })

  test('to a window that a release has moved: the new page begins with it', async () => {
    await open('/')
    await page.route(file('login-form'), (route) => route.fulfill({ status: 404, json: {} }))
    await page.getByRole('banner').getByRole('button', { name: texts.header_login, exact: true }).click()
    await dialog().getByText(texts.msg_new_version).waitFor()
    await page.unrouteAll()
    await button(texts.common_load_new_version).click()
    await page.getByRole('dialog').locator('input[type=password]').waitFor()
    expect(await isFirstPage()).toBe(false)
  })

  test('to a panel of the member centre: its place offers to ask again', async () => {
    await open(paths.member('limits'), {
      session: { key: 'token', token: await server.client().signIn('member01') },
    })
    await page.locator('main h1').waitFor()
    await page.route(file('security-page'), (route) => route.abort())
    await page
      .locator(`main a[href="${paths.member('securityCenter')}"]:visible`)
      .first()
      .click()
    await button(texts.common_cancel).click()
    await page.unrouteAll()
    await page.locator('main').getByRole('button', { name: texts.common_retry }).click()
    await page.locator('main h2').first().waitFor()
    expect(await isFirstPage()).toBe(true)
  })

  test('to a screen of the console: the frame is there, and the missing part offers to ask again', async () => {
    await open(consolePaths.dashboard, {
      session: { key: 'operatorToken', token: await server.client().signInOperator('owner') },
    })
    await page.route(file('members-page'), (route) => route.abort())
    await page.locator(`a[href="${consolePaths.members}"]:visible`).first().click()
    await dialog().getByText(texts.msg_page_slow).waitFor()
    await button(texts.common_cancel).click()
    await page.unrouteAll()
    await page.locator('main').getByRole('button', { name: texts.common_retry }).click()
    await page.locator('main h1').waitFor()
    expect(await isFirstPage()).toBe(true)
  })

  test('into a game: the game’s own page asks, and continues', async () => {
    const token = await server.client().signIn('member01')
    const games = await openBrowser()
    onTestFinished(() => games.close())
    visit = await openPage(games, server.origin, { session: { key: 'token', token } })
    page = visit.page
    let isCut = true
    await page.route(/\/assets\/stage\/assets\/stage-[\w-]+\.js/, (route) =>
      isCut ? route.abort() : route.continue(),
    )
    await page.goto(`${server.origin}${paths.seamless({ vendor: 'STUDIO', gameCode: 'TUKTUK3' })}`)
    const frame = page.frameLocator('iframe')
    const asked = frame.getByRole('alertdialog')
    await asked.getByText(texts.msg_page_slow).waitFor()
    isCut = false
    await asked.getByRole('button', { name: texts.common_retry }).click()
    await frame.locator('canvas').first().waitFor()
  })
})

test('a page whose own code does not load at first says so instead of staying empty', async () => {
  visit = await openPage(browser, server.origin)
  page = visit.page
  await page.route(file('router'), (route) => route.abort())
  await page.goto(server.origin + paths.help(), { waitUntil: 'load' })
  await button(texts.common_cancel).click()
  await page.locator('main').getByText(texts.msg_page_slow).waitFor()
  await page.unrouteAll()
  await page.locator('main').getByRole('button', { name: texts.common_reload_page }).click()
  await page.locator('main h1').waitFor()
})
