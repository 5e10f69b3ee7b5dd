/**
 * Axe on every screen of the shots, on a phone in the dark theme and on a desktop in the light: no serious
 * violation; nothing scrolls sideways at any width, and the console stays quiet. Each screen is loaded once
 * and then changes its look.
 */
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { searchMembers } from '../../contract/operator/members/search-members.ts'
import { type Ids, type Screen, screens, type Visitor } from '../../tools/shots/screens.ts'
import { playScreen, prepareScreen, settle, statusSwitch } from '../../tools/shots/stage.ts'
import { seedMarketing } from '../../db/seeds/marketing.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { axeSource } from '../support/axe-source.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { tooSmall } from '../support/touch-size.ts'

const visitors: readonly { as: Visitor; who: string; session?: () => Promise<Session> }[] = [
  { as: 'nobody', who: 'a visitor' },
  { as: 'member', who: 'a member', session: () => memberSession('member01') },
  { as: 'agent', who: 'an agent', session: () => memberSession('agent1') },
  {
    as: 'operator',
    who: 'an operator',
    session: async () => ({ key: 'operatorToken', token: await owner() }),
  },
]
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What shows that a screen is ready: its main part, a window, or a game in its frame. */
const landmark = 'main:visible, [role="dialog"]:visible, [role="main"]:visible, iframe:visible, form:visible'

let server: TestServer
let browser: Browser
/** For the games. */
let games: Browser
let ids: Ids
let isSwitched = false

interface Session {
  /** Where the page keeps its token. */
  key: string
  token: string
}
// Sessions end when nobody uses them: an operator's after 15 minutes. Each begins when its turn comes.
const owner = () => server.client().signInOperator('owner')
const memberSession = async (name: string): Promise<Session> => ({
  key: 'token',
  token: await server.client().signIn(name),
})
const setStatus = async (status: 0 | 1 | 2) => statusSwitch(server.client(), await owner())(status)

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  games = await openBrowser()
  const found = await server
    .client()
    .get<{ list: { memberId: string }[] }>(`${searchMembers.path}?query=member01&pageNo=1&pageSize=1`, {
      token: await owner(),
    })
  ids = { memberId: found.value.list[0]!.memberId }
  // A house without the demo's month has no campaigns.
  await server.process.database.transaction((tx) => seedMarketing(tx, server.process, DEMO_MERCHANT))
})
afterAll(async () => {
  await browser?.close()
  await games?.close()
  await server?.close()
})

/**
 * Everything is loaded and does not move; a game in its frame too, which could not answer axe while it still
 * loads.
 */
async function settleAt({ page }: WatchedPage): Promise<void> {
  await page.locator(landmark).first().waitFor()
  for (const frame of page.frames().slice(1)) await frame.locator('canvas').waitFor()
  await settle(page)
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations']

/** Puts axe into the page and its frames, and asks it for everything. */
async function expectNoSeriousFault(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page, axeSource }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  expectNoneSerious((await axe.withTags(standards).analyze()).violations)
}

/** Asks the axe that is in the page by now for what another theme can change. */
async function expectNoFaultOfColour(page: Page): Promise<void> {
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violations }> }
    }
    return (await axe.run({ runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] }))
      .violations
  })
  expectNoneSerious(violations)
}

function expectNoneSerious(violations: Violations): void {
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`),
  ).toEqual([])
}

/** On a phone, every control can be met by a thumb and every text can be read. */
async function expectTouchable(page: Page): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches)
  for (const frame of page.frames()) expect(await tooSmall(frame), frame.url()).toEqual([])
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await finger.detach()
}

/** What follows a change of the page's size or colours has happened. */
const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

async function expectNoSideways(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await twoFrames(page)
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(beyond, { message: `pixels that scroll sideways at ${width} px` }).toBeLessThanOrEqual(0)
}

test('a text that is too faint is found, in the first look and in the second', async () => {
  const page = await browser.newPage()
  const faint = '<p style="color: #999; background: #fff">faint</p>'
  await page.setContent(`<!doctype html><html lang="en"><title>faint</title><main>${faint}</main></html>`)
  const fault = { actual: [expect.stringContaining('color-contrast')] }
  await expect(expectNoSeriousFault(page)).rejects.toMatchObject(fault)
  const paint = (colour: string) =>
    page.locator('p').evaluate((text, to) => text.style.setProperty('color', to), colour)
  await paint('#000')
  await expectNoFaultOfColour(page)
  await paint('#999')
  await expect(expectNoFaultOfColour(page)).rejects.toMatchObject(fault)
  await page.close()
})

describe.each(visitors)('$who', ({ as, session: begin }) => {
  let session: Session | undefined
  beforeAll(async () => {
    session = await begin?.()
  })
  const pages = new Map<Browser, WatchedPage>()
  /** Games are checked with graphics; every other page is rendered twice as fast without. */
  const pageFor = async (screen: Screen): Promise<WatchedPage> => {
    const inBrowser = screen.name.startsWith('game-') ? games : browser
    const page =
      pages.get(inBrowser) ??
      (await openPage(inBrowser, server.origin, {
        reducedMotion: 'reduce',
        ...(session ? { session } : {}),
      }))
    pages.set(inBrowser, page)
    return page
  }
  afterAll(async () => {
    for (const page of pages.values()) await page.close()
  })
  // A page that is notified that the site is open again would reload, so the switch waits for the test's end,
  // when the page was left.
  afterEach(async () => {
    if (!isSwitched) return
    for (const { page } of pages.values()) await page.goto('about:blank')
    await setStatus(0)
  })

  test.each(screens.filter((screen) => screen.as === as))(
    'meets no serious fault on $name',
    async (screen: Screen) => {
      const { name, path, status, answer, isPhoneOnly } = screen
      const visit = await pageFor(screen)
      const { page, faults } = visit
      await page.setViewportSize({ width: 390, height: 844 })
      isSwitched = status !== undefined
      // The previous screen still sends requests, which would be answered that the site is closed.
      if (isSwitched) await page.goto('about:blank')
      faults.length = 0
      if (status) await setStatus(status)
      await prepareScreen(page, screen)
      await page.goto(server.origin + (typeof path === 'string' ? path : path(ids)), { waitUntil: 'load' })
      await playScreen(page, screen)
      await settleAt(visit)
      await expectNoSeriousFault(page)
      await expectTouchable(page)
      for (const width of isPhoneOnly ? [320, 390] : [320, 390, 768, 1440])
        await expectNoSideways(page, width)
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'light'
      })
      await twoFrames(page)
      await expectNoFaultOfColour(page)
      // The status of an unknown address is 404, and a refusal has its status too; the browser reports both.
      expect(
        faults.filter(
          (fault) =>
            !(name === 'not-found' && fault.includes('404')) &&
            !(answer && fault.includes(String(answer.status))),
        ),
      ).toEqual([])
    },
  )
})
