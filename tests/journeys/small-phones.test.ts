/**
 * Small phones, upright and sideways: what a member plays with is always in view, under one header with the
 * balance.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../platform/postgres.ts'
import { gamesOf } from '../../games/all.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { fitsPhones, pageFitsPhones } from '../support/phones.ts'
import { openTablesHouse, type TablesHouse } from '../support/tables.ts'

let house: TablesHouse
let browser: Browser
let visit: WatchedPage

beforeAll(async () => {
  house = await openTablesHouse()
  browser = await openBrowser()
  const token = await house.server.client().signIn('member04')
  visit = await openPage(browser, house.server.origin, {
    session: { key: 'token', token },
    reducedMotion: 'reduce',
  })
})
afterAll(async () => {
  await visit?.close()
  await browser?.close()
  await house?.close()
})

const open = (page: Page, gameCode: string) =>
  page.goto(`${house.server.origin}/seamless?vendor=STUDIO&gameCode=${gameCode}`)
const tray = {
  'a chip': '[data-chip]',
  'a tool of the tray': '[data-tool]',
  'the button that confirms': '[data-tool="confirm"]',
}

for (const {
  game: { code: gameCode },
} of gamesOf('TABLE')) {
  test(`${gameCode} keeps chips, tools, clock and balance in view, and every place can be reached and bet on`, async () => {
    const { page, faults } = visit
    await open(page, gameCode)
    const frame = page.frameLocator('iframe')
    const places = frame.locator('[data-spot]:visible')
    await expect.poll(() => places.first().getAttribute('aria-disabled')).toBe('false')
    // Twenty seconds are for a person; here betting stays open until the next step is taken.
    await sql`UPDATE studio.table_round SET ends_at = ends_at + interval '1 hour' WHERE step = 'BETTING'`.execute(
      house.owner.kysely,
    )
    await fitsPhones(page, gameCode, { ...tray, 'the clock': '[data-clock]' })
    for (const one of [places.first(), places.last()]) {
      await one.click()
      await expect.poll(() => one.getAttribute('aria-label')).toContain('฿100')
    }
    await frame.locator('[data-tool="clear"]').click()
    expect(faults).toEqual([])
  })
}

test('blackjack keeps chips and buttons in view', async () => {
  const { page, faults } = visit
  await open(page, 'BLACKJACK')
  await page.frameLocator('iframe').locator('[data-tool="confirm"]').waitFor()
  await fitsPhones(page, 'BLACKJACK', { ...tray, 'the place of the stake': '[class*="bet"]' })
  expect(faults).toEqual([])
})

test('the sea hunt keeps the gun’s tools and the price of a bullet in view', async () => {
  const { page, faults } = visit
  await open(page, 'FISHHUNT')
  await page.frameLocator('iframe').locator('footer').waitFor()
  await fitsPhones(page, 'FISHHUNT', { 'a control': 'footer button', 'the sea': '[role="application"]' })
  expect(faults).toEqual([])
})

for (const [gameCode, find] of [
  ['SIAMGOLD20', 'หมุน'],
  ['NAGA243', 'หมุน'],
] as const) {
  test(`${gameCode} keeps reels, stake and spin in view`, async () => {
    const { page, faults } = visit
    await open(page, gameCode)
    await page.frameLocator('iframe').getByRole('button', { name: find, exact: true }).waitFor()
    await fitsPhones(page, gameCode, {
      'a control': '[class*="controls"] button',
      'the reels': '[class*="machine"]',
    })
    expect(faults).toEqual([])
  })
}

for (const gameCode of ['HOLDEM', 'POKDENGROOM']) {
  test(`a table of ${gameCode} keeps what can be done in view, and its head is the game bar’s`, async () => {
    const { page, faults } = visit
    await open(page, gameCode)
    const frame = page.frameLocator('iframe')
    await frame.locator('[data-room]').first().click()
    await frame.locator('footer button').first().waitFor()
    await fitsPhones(page, gameCode, { 'a button': 'footer button' })
    // The bar's arrow leads back to the list of tables, and only from there out of the game.
    await page.getByRole('button', { name: 'กลับ', exact: true }).click()
    await frame.locator('[data-room]').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/seamless')
    await page.getByRole('button', { name: 'กลับ', exact: true }).click()
    await page.waitForURL((url) => url.pathname !== '/seamless')
    expect(faults).toEqual([])
  })
}

test('the console’s sign-in keeps its fields and its button in view', async () => {
  const staff = await openPage(browser, house.server.origin, { reducedMotion: 'reduce' })
  await staff.page.goto(`${house.server.origin}/operator`)
  await staff.page.locator('input[name=password]').waitFor()
  await pageFitsPhones(staff.page, 'sign-in', {
    'a field': 'main input',
    'the button that signs in': 'main button[type=submit]',
  })
  expect(staff.faults).toEqual([])
  await staff.close()
})
