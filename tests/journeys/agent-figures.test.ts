/** An agent reads from the overview of the line down to one bet, on a phone and in three languages. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAgentId, demoMemberId } from '../../db/seeds/identity.ts'
import { foldTeams } from '../../modules/agents/index.ts'
import frameTexts from '../../web/player/locales/en/agent.ts'
import texts from '../../web/player/locales/en/agent-team.ts'
import chinese from '../../web/player/locales/zh/agent.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { openCashierHouse, type CashierHouse } from '../support/cashier.ts'
import { rollUpAll } from '../support/ledger-marks.ts'

let house: CashierHouse
let browser: Browser
beforeAll(async () => {
  house = await openCashierHouse({ ROLES: 'gateway,realtime' })
  browser = await openBrowser({ withGames: false })
  await house.play(demoMemberId(1), 80_000n, 20_000n)
  await house.play(demoMemberId(6), 50_000n, 0n)
  await rollUpAll(house.server.process.database)
  await foldTeams(house.server.process.database)
})
afterAll(async () => {
  await browser?.close()
  await house?.close()
})

test('from the overview by the tree and an account to a bet', async () => {
  const agent = await house.player(1, { account: 'agent1', type: 1, isAgent: true }, demoAgentId(1))
  const { page, faults, close } = await openPage(browser, house.server.origin, {
    session: { key: 'token', token: agent.token },
  })
  await page.goto(`${house.server.origin}/agentHome`)
  // The agents' pages begin in Chinese.
  await page.getByRole('heading', { name: chinese.agent_home }).waitFor()
  await page
    .getByRole('button', { name: chinese.agent_bar_menu })
    .or(page.getByRole('link', { name: chinese.agent_bar_menu }))
    .click()
  await page.getByRole('dialog').getByText('EN', { exact: true }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: frameTexts.agent_team_overview }).click()
  await page.getByRole('heading', { name: frameTexts.agent_team_overview }).waitFor()
  // Valid bet of both members, in the figures and in the table of days.
  await page.getByText('฿1,300.00').first().waitFor()

  await page.getByRole('link', { name: frameTexts.agent_bar_team, exact: true }).click()
  const open = (account: string) =>
    page.getByRole('button', { name: texts.agent_team_open.replace('{account}', account) }).click()
  await open('ชัย_บางเลน')
  await open('ป้าสมใจ')
  await page.getByRole('button', { name: /^member01/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(texts.agent_team_masked).waitFor()
  expect(await sheet.innerText()).not.toContain('ใจดี')
  await sheet.getByRole('link', { name: texts.agent_team_bets, exact: true }).click()

  const bets = page.getByRole('region', { name: texts.agent_bet_of.replace('{account}', 'member01') })
  await bets.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('dialog').getByText('฿800.00').waitFor()
  await page.getByRole('dialog').getByText(texts.agent_bet_no).waitFor()
  expect(faults).toEqual([])
  await close()
})
