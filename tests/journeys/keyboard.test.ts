/** By keys alone: every window opens, keeps the focus inside, closes with Escape and gives the focus back. */
import type { Browser, Locator, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { searchMembers } from '../../contract/operator/members/search-members.ts'
import { paths as consolePaths } from '../../web/operator/paths.ts'
import { paths } from '../../web/player/paths.ts'
import texts from '../../web/ui/locales/th/shell.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let visit: WatchedPage

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const dialog = '[role="dialog"], [role="alertdialog"]'

/** The focused element: inside a window or not, its name, and whether it is visible. */
async function focusOf(page: Page): Promise<{ isInside: boolean; name: string; isShown: boolean }> {
  return page.evaluate((selector) => {
    const element = document.activeElement!
    const frames = [
      element,
      element.parentElement!,
      element.parentElement?.parentElement ?? element,
      ...(element.nextElementSibling ? [element.nextElementSibling] : []),
    ].map((one) => getComputedStyle(one))
    return {
      isInside: element.closest(selector) !== null,
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.id} ${element.textContent?.slice(0, 30) ?? ''}`,
      isShown: frames.some(
        (style) =>
          (style.outlineStyle !== 'none' && style.outlineWidth !== '0px') ||
          style.boxShadow !== 'none' ||
          style.borderTopWidth === '2px',
      ),
    }
  }, dialog)
}

/** Opens what a control opens with Enter, goes around once with Tab, and leaves with Escape. */
async function walk(
  page: Page,
  opener: Locator,
  { goesOn }: { goesOn?: () => Promise<void> } = {},
): Promise<void> {
  await opener.waitFor()
  // If a window was open before, the browser first settles the focus: the key goes to the element that keeps
  // it.
  await expect
    .poll(async () => {
      await opener.focus()
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      return opener.evaluate((element) => element === document.activeElement)
    })
    .toBe(true)
  await page.keyboard.press('Enter')
  await goesOn?.()
  const opened = page.locator(dialog).last()
  await opened.waitFor()
  await expect.poll(async () => (await focusOf(page)).isInside).toBe(true)
  const stops = new Set<string>()
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab')
    const stop = await focusOf(page)
    expect(stop, 'the focus stays inside, and shows').toMatchObject({ isInside: true, isShown: true })
    if (stops.has(stop.name) && press > 3) break
    stops.add(stop.name)
  }
  expect(stops.size).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'hidden' })
  await expect
    .poll(
      () =>
        opener.evaluate((element) =>
          element === document.activeElement ? 'here' : document.activeElement?.outerHTML.slice(0, 200),
        ),
      { message: `the focus is back on ${opener}` },
    )
    .toBe('here')
}

async function visitAs(
  tokenKey: 'token' | 'operatorToken' | null,
  path: string,
  width: number,
): Promise<Page> {
  const token =
    tokenKey === 'token'
      ? await server.client().signIn('member01')
      : tokenKey
        ? await server.client().signInOperator('owner')
        : null
  visit = await openPage(browser, server.origin, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    ...(token ? { session: { key: tokenKey!, token } } : {}),
  })
  await visit.page.goto(server.origin + path, { waitUntil: 'load' })
  return visit.page
}

async function leave(): Promise<void> {
  expect(visit.faults).toEqual([])
  await visit.close()
}

describe('a visitor, by keys', () => {
  let page: Page
  beforeAll(async () => {
    page = await visitAs(null, '/', 1440)
  })
  afterAll(leave)

  test('first meets the link past the menus', async () => {
    await page.getByRole('banner').waitFor()
    await page.keyboard.press('Tab')
    expect((await focusOf(page)).name).toContain('A ')
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id ?? document.activeElement?.tagName))
      .not.toBe('')
  })
  test.each(['เข้าสู่ระบบ', 'สมัครสมาชิก'])('opens and leaves the window of %s', (name) =>
    walk(page, page.getByRole('banner').getByRole('button', { name })),
  )
  test('goes from login to the forgotten password in the same window, and returns to where it began', () =>
    walk(page, page.getByRole('banner').getByRole('button', { name: 'เข้าสู่ระบบ' }), {
      async goesOn() {
        const link = page.getByRole('dialog').getByRole('button', { name: 'ลืมรหัสผ่าน' })
        await link.waitFor()
        // The window opens with the focus in the user name; moved earlier, it would be taken back.
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
          .toBe('username')
        await link.focus()
        await page.keyboard.press('Enter')
        await page.getByRole('dialog').getByRole('heading', { name: 'ลืมรหัสผ่าน' }).waitFor()
      },
    }))
  test('chooses a language', () => walk(page, page.getByRole('banner').getByRole('button', { name: 'ภาษา' })))
})

describe('a member, by keys', () => {
  afterAll(leave)
  test('opens the drawer of phones', async () => {
    const page = await visitAs('token', '/', 390)
    await walk(page, page.getByRole('banner').getByRole('button', { name: 'บัญชีของฉัน' }))
  })
  test('is asked before signing out', async () => {
    const { page } = visit
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(server.origin + paths.member('securityCenter'), { waitUntil: 'load' })
    await walk(page, page.getByRole('navigation').getByRole('button', { name: 'ออกจากระบบ' }))
  })
  test('opens every window of the security centre', async () => {
    const { page } = visit
    const openers = page.getByRole('main').getByRole('button', { name: /^เปลี่ยน |^เพิ่มบัญชีธนาคาร/ })
    await openers.first().waitFor()
    // What is still loading draws its buttons again, and a button that is gone takes no focus back.
    await page.waitForLoadState('networkidle')
    const names = await openers.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('aria-label') ?? element.textContent!),
    )
    expect(names.length).toBeGreaterThan(1)
    for (const name of names)
      await walk(page, page.getByRole('main').getByRole('button', { name, exact: true }))
  })
})

describe('an operator, by keys', () => {
  afterAll(leave)
  test('opens and leaves the windows of a member’s record', async () => {
    const token = await server.client().signInOperator('owner')
    const found = await server
      .client()
      .get<{ list: { memberId: string }[] }>(`${searchMembers.path}?query=member01&pageNo=1&pageSize=1`, {
        token,
      })
    const page = await visitAs('operatorToken', consolePaths.member(found.value.list[0]!.memberId), 1440)
    for (const name of ['ปรับยอด', 'ระงับบัญชี'])
      await walk(page, page.getByRole('main').getByRole('button', { name }))
  })
})

describe('a window', () => {
  const login = (page: Page) =>
    page.getByRole('banner').getByRole('button', { name: texts.header_login, exact: true })
  const windowNow = (page: Page) => page.locator('[role=dialog], [role=alertdialog]')
  const layers = (page: Page) =>
    page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)
  afterEach(leave)

  test('for signing in lets one type the user name at once', async () => {
    const page = await visitAs(null, '/', 1440)
    await login(page).click()
    await page.getByRole('dialog').locator('input[autocomplete=username]').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('autocomplete')))
      .toBe('username')
    await page.keyboard.type('member01')
    expect(await page.getByRole('dialog').locator('input[autocomplete=username]').inputValue()).toBe(
      'member01',
    )
  })

  test('gives the focus back to what opened it, also at an address that names a part of the page', async () => {
    const page = await visitAs(null, '/#page', 1440)
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await login(page).click()
      await page.getByRole('dialog').locator('input[autocomplete=username]').waitFor()
      await expect.poll(() => layers(page)).toBe(1)
      await leave()
      await windowNow(page).first().waitFor({ state: 'hidden' })
      await expect.poll(() => login(page).evaluate((button) => button === document.activeElement)).toBe(true)
    }
  })

  test('stays in reach: by keys, by the pointer, and when the screen becomes smaller', async () => {
    const page = await visitAs(null, '/', 1440)
    await login(page).click()
    const close = page.getByRole('dialog').getByRole('button', { name: texts.common_close })
    const isInReach = () =>
      close.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return (
          isOnScreen && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        )
      })
    const handle = page.getByRole('dialog').getByRole('button', { name: texts.common_drag_window })
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await handle.focus()
      for (let press = 0; press < 90; press++) await page.keyboard.press(key)
      expect(await isInReach(), key).toBe(true)
    }
    const box = (await handle.boundingBox())!
    await page.mouse.move(box.x + 100, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(1439, 899, { steps: 8 })
    await page.mouse.up()
    expect(await isInReach(), 'after a drag to the corner').toBe(true)
    await page.setViewportSize({ width: 1024, height: 640 })
    await expect.poll(isInReach, { message: 'on a smaller screen' }).toBe(true)
    await close.click()
    await windowNow(page).first().waitFor({ state: 'hidden' })
  })

  test('can be left, and stays in reach, while its content is on its way', async () => {
    const page = await visitAs(null, '/', 800)
    const held: Route[] = []
    let isHeld = true
    await page.route(/\/login-form-[\w-]+\.js/, async (route) => {
      if (isHeld) held.push(route)
      else await route.continue()
    })
    const open = () => login(page).click()
    const close = page.getByRole('dialog').getByRole('button', { name: texts.common_close })
    await open()
    await expect.poll(() => held.length).toBe(1)
    await close.click()
    await windowNow(page).first().waitFor({ state: 'hidden' })

    await open()
    const handle = page.getByRole('dialog').getByRole('button', { name: texts.common_drag_window })
    await handle.focus()
    for (let press = 0; press < 40; press++) await page.keyboard.press('ArrowUp')
    const heightBefore = (await page.getByRole('dialog').boundingBox())!.height
    isHeld = false
    for (const route of held) await route.continue()
    await page.getByRole('dialog').locator('input[autocomplete=username]').waitFor()
    expect((await page.getByRole('dialog').boundingBox())!.height).toBeGreaterThan(heightBefore + 40)
    await expect.poll(async () => (await handle.boundingBox())!.y).toBeGreaterThanOrEqual(0)
    await close.click()
    await windowNow(page).first().waitFor({ state: 'hidden' })
  })
})
