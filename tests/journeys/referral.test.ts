/** A friend registers by a member’s link, and the member sees them without their name or figures. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
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

const openMember = async () =>
  openPage(browser, server.origin, {
    session: { key: 'token', token: await server.client().signIn('member02') },
  })

test('a friend registers by the link, and the member sees what is missing', async () => {
  const member = await openMember()
  await member.page.goto(server.origin + paths.member('referral'))
  await member.page.getByText('ยังไม่มีเพื่อนสมัครผ่านลิงก์ของคุณ').waitFor()
  const address = await member.page.getByLabel('ลิงก์ของฉัน').innerText()
  const code = /referralCode=([A-Z0-9]{8})$/.exec(address)![1]!
  const [picture] = await Promise.all([
    member.page.waitForEvent('download'),
    member.page.getByRole('button', { name: 'บันทึกภาพ' }).click(),
  ])
  expect(picture.suggestedFilename()).toBe(`${code}.png`)

  const friend = await openPage(browser, server.origin)
  await friend.page.goto(server.origin + paths.register(code))
  const form = friend.page.getByRole('dialog')
  await expect.poll(() => form.getByLabel('รหัสผู้แนะนำ').inputValue()).toBe(code)
  await form.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('somyingfriend')
  await form.getByLabel('รหัสผ่าน', { exact: false }).first().fill('a long enough password')
  await form.getByLabel('ยืนยันรหัสผ่าน').fill('a long enough password')
  for (const box of await form.getByRole('checkbox').all())
    if (!(await box.isChecked())) await box.check({ force: true })
  await form.getByRole('button', { name: 'สมัครสมาชิก' }).last().click()
  await expect.poll(() => friend.page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
  expect(friend.faults).toEqual([])
  await friend.close()

  const friendsOf = () =>
    oneOf(
      server.process.database.kysely,
      sql<{ friends: number }>`
      SELECT count(*)::int AS friends FROM promotions.referral WHERE referrer_id = ${demoMemberId(2)}`,
    )
  await expect.poll(async () => (await friendsOf()).friends).toBe(1)
  await member.page.reload()
  const row = member.page.getByRole('listitem').filter({ hasText: 'so***d' })
  await row.getByText('ยังขาดยอดฝากและยอดนับเทิร์น').waitFor()
  expect(await member.page.getByRole('main').innerText()).not.toContain('somyingfriend')
  expect(member.faults).toEqual([])
  await member.close()
})
