/** An agent opens a dividend from its total down to a bet, and an operator the same payment. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage } from '../support/browser.ts'
import { openPayExample } from '../support/pay-example.ts'

let example: Awaited<ReturnType<typeof openPayExample>>
let browser: Browser

beforeAll(async () => {
  example = await openPayExample({ ROLES: 'gateway,realtime' })
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await example?.house.close()
})

test('a statement opens from the total to the bet, on a phone and in Thai', async () => {
  const { house, a } = example
  const { page, faults, close } = await openPage(browser, house.server.origin, {
    session: { key: 'token', token: a.token },
  })
  await page.addInitScript(() => localStorage.setItem('agentLang', 'th'))
  await page.goto(`${house.server.origin}/agentHome?page=bonus`)
  const main = page.getByRole('main')
  await main.getByText('28,500.00').first().waitFor()
  await main.getByText('฿4,898.00').first().waitFor()
  // The branch of the direct downline, the deepest member in it, a category, a game, a round and its bet.
  for (const text of ['18,260.00', '29,500.00', '30,000.00', '30,000.00', '30,000.00'])
    await main.getByRole('button', { expanded: false }).filter({ hasText: text }).last().click()
  await main.getByText('บิล').first().waitFor()
  await main.getByText('S203102B').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goto(`${house.server.origin}/agentHome?page=income`)
  await main.getByText('รายการโอน', { exact: false }).first().waitFor()
  await main.getByRole('heading', { name: 'ส่วนต่างค่าคอมทีละรายการ' }).waitFor()
  expect(faults).toEqual([])
  await close()
})

test('the desk shows the payments of the period, and how one was calculated', async () => {
  const { house } = example
  const token = await house.server.client().signInOperator('owner')
  const { page, faults, close } = await openPage(browser, house.server.origin, {
    session: { key: 'operatorToken', token },
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${house.server.origin}/operator/agent-payments`)
  await page.getByText('4,898.00').first().waitFor()
  await page
    .getByRole('button', { name: /CT-.*S203103A/ })
    .first()
    .click()
  await page.getByRole('dialog').getByText('28,500.00').first().waitFor()
  expect(faults).toEqual([])
  await close()
})
