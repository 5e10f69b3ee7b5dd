/**
 * What operators do about agents: they walk through the tree by keyboard, search it, and change the figures
 * of the budget.
 */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAgentId } from '../../db/seeds/identity.ts'
import { paths } from '../../web/operator/paths.ts'
import { openBrowser, openPage } from '../support/browser.ts'
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

async function openTree(address: string) {
  const token = await server.client().signInOperator('owner')
  const visit = await openPage(browser, server.origin, { session: { key: 'operatorToken', token } })
  await visit.page.goto(server.origin + address)
  const tree = visit.page.getByRole('tree')
  await tree.waitFor()
  const row = (name: string) =>
    tree.locator(`[role=treeitem][aria-labelledby]:has(> div b:text-is("${name}"))`)
  return { ...visit, tree, row }
}

test('arrow keys open, close and walk through the branches, and Enter chooses an account', async () => {
  const { page, row, faults, close } = await openTree(paths.agentTree)
  await row('agent1').waitFor()
  const press = (key: string) => page.keyboard.press(key)
  const focused = () => page.evaluate(() => document.activeElement?.querySelector('b')?.textContent)
  await row('agent2').waitFor()
  await row('agent1').focus()
  await press('ArrowLeft')
  await expect.poll(() => row('agent2').count()).toBe(0)
  expect(await row('agent1').getAttribute('aria-expanded')).toBe('false')
  await press('ArrowRight')
  await row('agent2').waitFor()
  expect(await row('agent1').getAttribute('aria-expanded')).toBe('true')
  await press('ArrowRight')
  expect(await focused()).toBe('agent2')
  expect(await row('agent2').getAttribute('aria-level')).toBe('3')
  await press('Enter')
  await page.getByRole('heading', { name: 'agent2' }).waitFor()
  expect(await row('agent2').getAttribute('aria-selected')).toBe('true')
  expect(new URL(page.url()).searchParams.get('parent')).toBe(demoAgentId(2))
  await press('ArrowLeft')
  expect(await focused()).toBe('agent1')
  await press('ArrowLeft')
  await expect.poll(() => row('agent2').count()).toBe(0)
  await press('Home')
  expect(await focused()).toBe('บ้าน')
  expect(faults).toEqual([])
  await close()
})

test('a search opens the branches down to the account, and so does its address', async () => {
  const { page, row, faults, close } = await openTree(paths.agentTree)
  await row('agent1').waitFor()
  expect(await row('agent3').count()).toBe(0)
  await page.getByLabel('ค้นหาชื่อผู้ใช้').fill('agent3')
  await page.keyboard.press('Enter')
  await row('agent3').waitFor()
  expect(await row('agent3').getAttribute('aria-selected')).toBe('true')
  for (const name of ['agent1', 'agent2']) expect(await row(name).getAttribute('aria-expanded')).toBe('true')
  expect(faults).toEqual([])
  await close()
  const again = await openTree(paths.agentTreeOf(demoAgentId(3)))
  await again.row('agent3').waitFor()
  expect(again.faults).toEqual([])
  await again.close()
})

test('a figure of the budget is answered by the guard before it is sent, and then waits for a second person', async () => {
  const token = await server.client().signInOperator('owner')
  const { page, faults, close } = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    session: { key: 'operatorToken', token },
  })
  await page.goto(server.origin + paths.agentBudget)
  const live = page.getByRole('listitem').filter({ hasText: 'คาสิโนสด' }).first()
  await live.getByRole('button', { name: 'ค่าคอม' }).click()
  const field = page.getByRole('textbox', { name: 'คาสิโนสด' })
  const save = page.getByRole('button', { name: 'บันทึก' })
  expect(await save.isDisabled()).toBe(true)
  await field.fill('0.2')
  await page.getByText('บันทึกไม่ได้ เกินงบ 1 หมวด').waitFor()
  await page.getByText('คาสิโนสด 0.64% จากงบ 0.636%').waitFor()
  expect(await save.isDisabled()).toBe(true)
  await field.fill('0.1401')
  await page.getByText('ไม่มีหมวดใดเกินงบ').waitFor()
  await save.click()
  await page.getByText('จึงรอให้อีกคนยืนยัน').waitFor()
  const { value } = await server
    .client()
    .get<{ list: { subject: string; changes: { after: string }[] }[] }>(
      '/api/operator/proposals?state=PENDING',
      {
        token,
      },
    )
  const asked = value.list.find(({ subject }) => subject === 'setting:identity.agentPoints')!
  expect(JSON.parse(asked.changes[0]!.after)).toMatchObject({ LIVE: 1_401, COCKFIGHT: 1_500 })
  expect(faults).toEqual([])
  await close()
})
