/**
 * Axe on every screen of the shots, on a phone in the dark and on a desktop in the light: no serious fault; nothing
 * scrolls sideways at any width, and the console stays quiet. Each screen is loaded once and then changes its look.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchMembers } from '../../contract/operator/members/search-members.ts'
import { type Ids, type Screen, screens, type Visitor } from '../../tools/shots/screens.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

const visitors: readonly { as: Visitor; who: string; tokenKey?: string }[] = [
  { as: 'nobody', who: 'a visitor' },
  { as: 'member', who: 'a member', tokenKey: 'token' },
  { as: 'operator', who: 'an operator', tokenKey: 'operatorToken' },
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What shows that a screen stands: its main part, a window, or a game in its frame. */
const landmark = 'main:visible, [role="dialog"]:visible, [role="main"]:visible, iframe:visible, form:visible'

let server: TestServer
let browser: Browser
let ids: Ids
const tokens: Record<string, string> = {}

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
  tokens.member = await server.client().signIn('member01')
  tokens.operator = await server.client().signInOperator('owner')
  const found = await server.client().get<{ list: { memberId: string }[] }>(`${searchMembers.path}?query=member01&pageNo=1&pageSize=1`, { token: tokens.operator })
  ids = { memberId: found.value.list[0]!.memberId }
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** Waits until nothing loads and the texts no longer change, at most a few seconds: a page that polls is never idle. */
async function settle({ page }: WatchedPage): Promise<void> {
  await page.locator(landmark).first().waitFor({ timeout: 30_000 })
  let before = ''
  for (let look = 0; look < 12; look++) {
    await page.waitForTimeout(200)
    const now = await page.evaluate(() => `${document.querySelectorAll('[aria-busy="true"]').length} ${document.body.querySelectorAll('*').length}`)
    if (now === before && now.startsWith('0 ')) return
    before = now
  }
}

async function expectNoSeriousFault(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).options({ resultTypes: ['violations'] }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)).toEqual([])
}

async function expectNoSideways(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.waitForTimeout(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `pixels that scroll sideways at ${width} px`).toBeLessThanOrEqual(0)
}

describe.each(visitors)('$who', ({ as, tokenKey }) => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await openPage(browser, server.origin, { reducedMotion: 'reduce', ...(tokenKey ? { session: { key: tokenKey, token: tokens[as]! } } : {}) })
  })
  afterAll(() => visit?.close())

  test.each(screens.filter((screen) => screen.as === as))('meets no serious fault on $name', async ({ name, path }: Screen) => {
    const { page, faults } = visit
    faults.length = 0
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(server.origin + (typeof path === 'string' ? path : path(ids)), { waitUntil: 'load', timeout: 30_000 })
    await settle(visit)
    await expectNoSeriousFault(page)
    for (const width of [320, 390, 768, 1024, 1440]) await expectNoSideways(page, width)
    await page.evaluate(() => { document.documentElement.dataset.theme = 'light' })
    await settle(visit)
    await expectNoSeriousFault(page)
    // The address that does not exist says so in its status, which the browser reports.
    expect(faults.filter((fault) => name !== 'not-found' || !fault.includes('404'))).toEqual([])
  })
})
