/** A rain of red envelopes as a member sees it: the countdown, the envelope, and the proof on their device. */
import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveClock } from '../../contract/player/dev/move-clock.ts'
import { clock } from '../../kernel/clock.ts'
import words from '../../web/player/locales/th/draws.ts'
import { paths } from '../../web/player/paths.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startPromotion } from '../support/draw-promotions.ts'
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

const start = (terms: Record<string, unknown>) =>
  startPromotion(server.process.database.kysely, {
    kind: 'RED_ENVELOPE',
    terms: {
      pool: 10_000,
      count: 5,
      minutes: 5,
      deposit: 0,
      opensAt: new Date(clock.nowMs() + 600_000).toISOString(),
      ...terms,
    },
  })
const advance = (seconds: number) => server.client().post(moveClock.path, { advance: `PT${seconds}S` })

test('a member waits, opens one envelope, reads what it brought, and draws the round again', async () => {
  const id = await start({})
  const { page, faults, close } = await openPage(browser, server.origin, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 664 },
    session: { key: 'token', token: await server.client().signIn('member01') },
  })
  await page.goto(server.origin + paths.member('redEnvelope'))
  await page.getByText(words.envelope_in, { exact: true }).first().waitFor()
  expect(await page.getByRole('timer').first().isVisible()).toBe(true)
  await advance(601)
  const open = page.getByRole('button', { name: words.envelope_open, exact: true })
  await open.click()
  await page.getByText(words.envelope_credited).waitFor()
  expect(await open.count()).toBe(0)
  await page.getByText(words.envelope_you, { exact: true }).waitFor()
  await page.getByRole('link', { name: words.envelope_verify }).first().click()
  await page.getByText(words.draw_check_locked).waitFor()
  await advance(300)
  await page.getByText(words.draw_check_holds).waitFor()
  expect(await page.getByText(`envelope:${id}`).first().isVisible()).toBe(true)
  expect(faults).toEqual([])
  await close()
})

test('held sideways, what an open rain says stands clear of the button', async () => {
  await start({})
  const { page, faults, close } = await openPage(browser, server.origin, {
    reducedMotion: 'reduce',
    viewport: { width: 844, height: 390 },
    session: { key: 'token', token: await server.client().signIn('member03') },
  })
  await page.goto(server.origin + paths.member('redEnvelope'))
  await advance(601)
  const title = page.getByRole('heading', { name: words.envelope_yours })
  const edgesOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!
    return { top: y, bottom: y + height }
  }
  await expect
    .poll(async () => {
      const head = await edgesOf(page.getByRole('timer').first())
      const said = await edgesOf(title.locator('xpath=following-sibling::p'))
      const button = await edgesOf(page.getByRole('button', { name: words.envelope_open, exact: true }))
      const isClear = (await edgesOf(title)).top >= head.bottom && said.bottom <= button.top
      return isClear && button.bottom <= 390
    })
    .toBe(true)
  await advance(300)
  expect(faults).toEqual([])
  await close()
})

test('a member without the deposit of the round reads what is missing instead of a button', async () => {
  await start({ deposit: 10_000_000 })
  const { page, faults, close } = await openPage(browser, server.origin, {
    viewport: { width: 390, height: 664 },
    session: { key: 'token', token: await server.client().signIn('member02') },
  })
  await page.goto(server.origin + paths.member('redEnvelope'))
  await page.getByText(words.envelope_not_eligible).waitFor()
  await advance(601)
  // Open now: there is nothing to count down to, and still nothing to press.
  await page.getByRole('timer').waitFor({ state: 'detached' })
  await page.getByText(words.envelope_not_eligible).waitFor()
  expect(await page.getByRole('button', { name: words.envelope_open, exact: true }).count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})
