/** An agent offers a contract at a desk, the downline accepts it on a phone, and both read the same. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { openContractHouse, type ContractHouse } from '../support/contract-house.ts'
import { tier } from '../support/contracts.ts'

let agents: ContractHouse
let browser: Browser
const pages: WatchedPage[] = []
beforeAll(async () => {
  agents = await openContractHouse({ ROLES: 'gateway,realtime' })
  browser = await openBrowser({ withGames: false })
  await agents.give('DIVIDEND', [tier(100_000, 3, 20), tier(500_000, 5, 30)])
})
afterAll(async () => {
  for (const page of pages) await page.close()
  await browser.close()
  await agents.close()
})

const address = () => `${agents.house.server.origin}/agentHome?page=contracts`

async function centreOf(number: number, width: number, height: number) {
  const { token } = await agents.agent(number)
  const opened = await openPage(browser, agents.house.server.origin, {
    viewport: { width, height },
    session: { key: 'token', token },
  })
  pages.push(opened)
  await opened.page.addInitScript(() => localStorage.setItem('agentLang', 'en'))
  await opened.page.goto(address())
  return opened.page
}

test('an offer goes from the desk to the phone and comes back accepted', async () => {
  const desk = await centreOf(1, 1440, 900)
  await desk.getByRole('button', { name: 'Offer a contract' }).click()
  await desk.getByRole('button', { name: /For/ }).click()
  await desk.getByRole('option', { name: 'agent2' }).click()
  await desk.getByRole('button', { name: 'Send offer' }).click()
  await desk.getByText('Offer sent to agent2').waitFor()

  const phone = await centreOf(2, 390, 664)
  const dialog = phone.getByRole('dialog', { name: 'New contract offer' })
  const accept = dialog.getByRole('button', { name: 'Accept' })
  await accept.waitFor()
  const box = (await accept.boundingBox())!
  expect(box.y + box.height).toBeLessThanOrEqual(664)
  await accept.click()
  await phone.getByText(/Contract accepted, in force from/).waitFor()

  await desk.goto(address())
  for (const page of [desk, phone]) await page.getByText('30%').first().waitFor()
  await desk.getByText('Active').first().waitFor()
  expect(pages.flatMap(({ faults }) => faults)).toEqual([])
})
