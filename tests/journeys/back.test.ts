/**
 * The browser's Back (a phone's button or gesture) first closes a window over the page; only then does it
 * leave the page.
 */
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { paths as consolePaths } from '../../web/operator/paths.ts'
import consoleTexts from '../../web/operator/locales/th/console.ts'
import { paths } from '../../web/player/paths.ts'
import playTexts from '../../web/player/locales/th/play.ts'
import texts from '../../web/ui/locales/th/shell.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let games: Browser
let visit: WatchedPage
let page: Page

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  games = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await games?.close()
  await server?.close()
})
afterEach(async () => {
  expect(visit.faults).toEqual([])
  await visit.close()
})

const phone = { width: 390, height: 844 }
const desk = { width: 1440, height: 900 }

async function open(
  path: string,
  {
    as,
    viewport = phone,
    withGames = false,
  }: { as?: 'token' | 'operatorToken'; viewport?: typeof phone; withGames?: boolean } = {},
): Promise<void> {
  const client = server.client()
  const token =
    as === 'token' ? await client.signIn('member01') : as ? await client.signInOperator('owner') : null
  visit = await openPage(withGames ? games : browser, server.origin, {
    viewport,
    reducedMotion: 'reduce',
    ...(token ? { session: { key: as!, token } } : {}),
  })
  page = visit.page
  await page.goto(server.origin + path, { waitUntil: 'load' })
}

const place = () => page.url().slice(server.origin.length)
const layers = () => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)
const windowNow = () => page.locator('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
/** The account's place in the bar for the thumb opens the menu of phones. */
const openMenu = () => page.getByRole('link', { name: texts.nav_account, exact: true }).click()
const login = () => page.getByRole('banner').getByRole('button', { name: texts.header_login, exact: true })

/**
 * What is open, the `depth`th over the page, has its entry in the history; Back takes it away and leaves the
 * address.
 */
async function backCloses(opened: Locator, depth = 1): Promise<void> {
  const before = place()
  await opened.first().waitFor()
  await expect.poll(layers).toBe(depth)
  await page.goBack()
  await opened.first().waitFor({ state: 'hidden' })
  await expect.poll(layers).toBe(depth - 1)
  expect(place()).toBe(before)
}

/** From help to home in one step: nothing that was open and closed before is met again. */
async function helpThenHome(): Promise<void> {
  await open('/')
  await page.evaluate((href) => {
    document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)!.click()
  }, paths.help())
  await expect.poll(place).toBe(paths.help())
}

describe('on the players’ site, Back', () => {
  test('closes the menu of phones, and then leaves the page', async () => {
    await helpThenHome()
    await openMenu()
    await backCloses(page.getByRole('dialog', { name: texts.common_menu, exact: true }))
    await page.goBack()
    await expect.poll(place).toBe('/')
  })

  test('closes a window that took another’s place at once, both of them', async () => {
    await open('/', { viewport: desk })
    await login().click()
    await page.getByRole('dialog').getByRole('button', { name: texts.header_register }).click()
    await page.getByRole('dialog', { name: texts.modal_register }).waitFor()
    await backCloses(page.getByRole('dialog'))
    expect(await layers()).toBe(0)
  })

  test('meets no window that its own button closed', async () => {
    await helpThenHome()
    await page.setViewportSize(desk)
    await login().click()
    await page.getByRole('dialog').getByRole('button', { name: texts.common_close }).click()
    await windowNow().first().waitFor({ state: 'hidden' })
    await page.goBack()
    await expect.poll(place).toBe('/')
    await page.goForward()
    await expect.poll(place).toBe(paths.help())
  })

  test('is never pressed by a window that closes, which would end a page’s loading', async () => {
    await open('/', { viewport: desk })
    await page.evaluate(() => {
      const steps: number[] = []
      Object.assign(window, { steps })
      history.go = (delta = 0) => steps.push(delta)
    })
    for (let time = 0; time < 2; time++) {
      await login().click()
      await page.getByRole('dialog').locator('input[autocomplete=username]').waitFor()
      await page.getByRole('dialog').getByRole('button', { name: texts.common_close }).click()
      await windowNow().first().waitFor({ state: 'hidden' })
    }
    // The entry that the first window left serves the second.
    expect(await layers()).toBe(1)
    expect(await page.evaluate(() => (window as unknown as { steps: number[] }).steps)).toEqual([])
  })

  test('returns from a page of the menu in one step', async () => {
    await open('/')
    await openMenu()
    await page
      .getByRole('dialog')
      .locator(`a[href="${paths.lobby('RNG')}"]`)
      .click()
    await expect.poll(place).toBe(paths.lobby('RNG'))
    await windowNow().first().waitFor({ state: 'hidden' })
    await page.goBack()
    await expect.poll(place).toBe('/')
    expect(await windowNow().count()).toBe(0)
    await page.goForward()
    await expect.poll(place).toBe(paths.lobby('RNG'))
  })

  test('closes what a window says before the window below it', async () => {
    await open('/', { viewport: desk })
    await login().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=password]').waitFor()
    // A frozen account, which sees its refusal.
    await dialog.locator('input[autocomplete=username]').fill('member18')
    await dialog.locator('input[type=password]').fill(DEMO_PASSWORD)
    await page.keyboard.press('Enter')
    await backCloses(page.getByRole('alertdialog'), 2)
    expect(await dialog.count()).toBe(1)
    await backCloses(dialog)
    // The refusal itself is a line in the console, and the only one.
    expect(visit.faults.splice(0)).toEqual([expect.stringMatching(/403 .* \/api\/wps\/session\/login$/)])
  })

  test('closes a member’s menu, the choice of languages, the search and the chat', async () => {
    await open('/', { as: 'token', viewport: desk })
    const { page } = visit
    await page.getByRole('button', { name: texts.header_menu_account }).first().click()
    await backCloses(page.getByRole('menu'))
    await page.getByRole('banner').getByRole('button', { name: texts.language_select }).first().click()
    await backCloses(page.getByRole('menu'))
    await page.getByRole('button', { name: texts.bar_live_chat }).first().click()
    await backCloses(page.getByRole('dialog'))
  })

  test('closes the announcement that opened by itself', async () => {
    visit = await openPage(browser, server.origin, {
      viewport: phone,
      reducedMotion: 'reduce',
      withPopups: true,
    })
    page = visit.page
    await page.goto(`${server.origin}/`, { waitUntil: 'load' })
    await page.mouse.move(100, 200)
    await page.mouse.move(120, 260)
    await backCloses(page.getByRole('dialog'))
  })

  test('closes a game’s own window, and then leaves the game', async () => {
    await open('/', { as: 'token', withGames: true })
    await page.goto(server.origin + paths.lobby('RNG'), { waitUntil: 'load' })
    await page.locator('a[href*="gameCode=TUKTUK3"]').first().click()
    await expect.poll(() => page.frames().length).toBe(2)
    const frame = page.frameLocator('iframe')
    const dialog = frame.locator('dialog[open]')
    await frame.locator('[aria-haspopup=dialog]').first().click()
    await dialog.waitFor()
    await expect
      .poll(() => dialog.evaluate(() => (history.state as { layers?: number } | null)?.layers))
      .toBe(1)
    const game = place()
    // The step is the frame's own, which no page's loading ends.
    await page.evaluate(() => history.back())
    await dialog.waitFor({ state: 'hidden' })
    expect(place()).toBe(game)
    await page.goBack()
    await expect.poll(() => place().startsWith(paths.lobby('RNG'))).toBe(true)
  })

  test('leaves a game at once after its menu and its window were closed by their own buttons', async () => {
    await open('/', { as: 'token', withGames: true })
    await page.goto(server.origin + paths.lobby('FISH'), { waitUntil: 'load' })
    await page.locator('a[href*="gameCode=FISHHUNT"]').first().click()
    await expect.poll(() => page.frames().length).toBe(2)
    const dialog = page.frameLocator('iframe').getByRole('dialog')
    const game = place()
    for (let time = 0; time < 2; time++) {
      await page.locator('header').getByRole('button', { name: playTexts.play_more }).click()
      await page.getByRole('menuitem', { name: 'ข้อมูลเกม' }).click()
      await dialog.waitFor()
      await dialog.getByRole('button', { name: texts.common_close }).click()
      await dialog.waitFor({ state: 'hidden' })
      expect(place()).toBe(game)
    }
    await page.evaluate(() => history.back())
    await expect.poll(() => place().startsWith(paths.lobby('FISH'))).toBe(true)
    expect(await windowNow().count()).toBe(0)
  })
})

describe('in the console, Back', () => {
  test('closes the menu of phones', async () => {
    await open(consolePaths.dashboard, { as: 'operatorToken' })
    await page.getByRole('banner').getByRole('button').first().click()
    await backCloses(page.getByRole('dialog', { name: consoleTexts.console_nav }))
  })

  test('closes a window over a screen, and then leaves the screen', async () => {
    await open(consolePaths.dashboard, { as: 'operatorToken', viewport: desk })
    await page.locator(`a[href="${consolePaths.operators}"]:visible`).first().click()
    await page.locator('main h1').waitFor()
    await page.locator('main').getByRole('button').first().click()
    await backCloses(windowNow())
    await page.goBack()
    await expect.poll(place).toBe(consolePaths.dashboard)
  })

  test('closes a list before the form that contains it', async () => {
    await open(consolePaths.operators, { as: 'operatorToken', viewport: desk })
    await page.locator('main h1').waitFor()
    await page.locator('main').getByRole('button').first().click()
    const form = page.getByRole('dialog').filter({ has: page.locator('form') })
    await form.locator('button[aria-haspopup=listbox]').click()
    await backCloses(page.getByRole('listbox'), 2)
    expect(await form.count()).toBe(1)
    await backCloses(form)
  })

  test('closes only the list when it is pressed the moment that the list opens', async () => {
    await open(consolePaths.operators, { as: 'operatorToken', viewport: desk })
    await page.locator('main h1').waitFor()
    await page.locator('main').getByRole('button').first().click()
    const form = page.getByRole('dialog').filter({ has: page.locator('form') })
    await expect.poll(layers).toBe(1)
    await form.locator('button[aria-haspopup=listbox]').evaluate(async (button: HTMLElement) => {
      const isDrawn = new Promise((done) =>
        new MutationObserver(done).observe(document.body, { childList: true }),
      )
      button.click()
      await isDrawn
      history.back()
    })
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0)
    await expect.poll(layers).toBe(1)
    expect(await form.count()).toBe(1)
  })

  test('leaves a filter that was chosen from a list in its place', async () => {
    await open(consolePaths.adjustments, { as: 'operatorToken', viewport: desk })
    const list = page.locator('main button[aria-haspopup=listbox]').first()
    await list.click()
    await backCloses(page.getByRole('listbox'))
    await list.click()
    const option = page.getByRole('option').nth(1)
    const chosen = (await option.textContent())!
    await option.click()
    await expect.poll(() => list.textContent()).toContain(chosen)
  })
})
