/** A newcomer registers by the link that an agent made on a phone, and stands in the line with its group. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAgentId } from '../../db/seeds/identity.ts'
import { firstOf, sql } from '../../platform/postgres.ts'
import { paths } from '../../web/player/paths.ts'
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

test('an agent makes a link, a newcomer registers by it, and both are counted', async () => {
  const agent = await openPage(browser, server.origin, {
    session: { key: 'token', token: await server.client().signIn('agent2') },
  })
  const { page } = agent
  await page.addInitScript(() => localStorage.setItem('agentLang', 'th'))
  await page.goto(server.origin + paths.agentHome('register'))
  await page.getByText('ลิงก์สมัคร 1/20').click()
  await page.getByRole('button', { name: 'สร้างลิงก์' }).click()
  const window = page.getByRole('dialog')
  await window.getByLabel('ชื่อลิงก์').fill('กลุ่มไลน์')
  for (let step = 0; step < 5; step++) await window.getByRole('button', { name: 'ลดลง 2' }).click()
  await window.getByRole('button', { name: 'บันทึก' }).click()
  const made = page.getByRole('article').filter({ hasText: 'กลุ่มไลน์' })
  await made.waitFor()
  const code = /referralCode=([A-Z0-9]{8})/.exec(await made.innerText())![1]!

  const newcomer = await openPage(browser, server.origin)
  await newcomer.page.goto(server.origin + paths.register(code))
  const form = newcomer.page.getByRole('dialog')
  await expect.poll(() => form.getByLabel('รหัสผู้แนะนำ').inputValue()).toBe(code)
  await form.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('newcomer1')
  await form.getByLabel('รหัสผ่าน', { exact: false }).first().fill('a long enough password')
  await form.getByLabel('ยืนยันรหัสผ่าน').fill('a long enough password')
  for (const box of await form.getByRole('checkbox').all())
    if (!(await box.isChecked())) await box.check({ force: true })
  await form.getByRole('button', { name: 'สมัครสมาชิก' }).last().click()
  await expect.poll(() => newcomer.page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
  expect(newcomer.faults).toEqual([])
  await newcomer.close()

  const account = await firstOf(
    server.process.database.kysely,
    sql<{ upline_id: string; member_g: number; invitation_code: string }>`
    SELECT upline_id, member_g::int AS member_g, invitation_code FROM identity.account WHERE username = 'newcomer1'`,
  )
  expect(account).toEqual({ upline_id: demoAgentId(2), member_g: 1950, invitation_code: code })
  const counts = await firstOf(
    server.process.database.kysely,
    sql<{ visits: number }>`SELECT visit_count AS visits FROM identity.invitation WHERE code = ${code}`,
  )
  expect(counts).toEqual({ visits: 1 })
  expect(agent.faults).toEqual([])
  await agent.close()
})
