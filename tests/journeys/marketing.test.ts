/** An operator makes a segment and a message and schedules it; the member reads it and unsubscribes. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import { paths as consolePaths } from '../../web/operator/paths.ts'
import { paths } from '../../web/player/paths.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { goToHour } from '../support/bangkok.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
beforeAll(async () => {
  server = await startServer({ env: WITHOUT_WORKER })
  await goToHour(
    {
      advance: async (advance) => {
        await server.client().post('/api/dev/clock', { advance })
      },
    },
    10,
  )
  browser = await openBrowser({ withGames: false })
  await server.process.database.transaction((tx) =>
    run(
      tx,
      sql`UPDATE identity.account SET email_verified_at = app.now() WHERE account_id = ${demoMemberId(1)}`,
    ),
  )
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function openConsole(path: string): Promise<WatchedPage> {
  const token = await server.client().signInOperator('owner')
  const session = { key: 'operatorToken', token }
  const visit = await openPage(browser, server.origin, { viewport: { width: 1440, height: 900 }, session })
  await visit.page.goto(server.origin + path)
  return visit
}

test('news goes from the desk to a member who agreed, who reads it and stops it by the link of the mail', async () => {
  // The member agrees to two channels, each by its own switch.
  const token = await server.client().signIn('member01')
  const own = await openPage(browser, server.origin, { session: { key: 'token', token } })
  await own.page.goto(server.origin + paths.member('newsChoices'))
  for (const channel of [/ข้อความจากระบบ/, /อีเมล/]) {
    await own.page.getByText(channel, { exact: false }).first().click()
    await expect.poll(() => own.page.getByRole('switch', { name: channel }).isChecked()).toBe(true)
  }
  await own.page
    .getByText(/ยินยอมเมื่อ/)
    .nth(1)
    .waitFor()

  // The operator saves a segment of one member and counts it before.
  const desk = await openConsole(consolePaths.segments)
  await desk.page.getByRole('link', { name: 'สร้างกลุ่ม' }).click()
  await desk.page.getByLabel('ชื่อกลุ่ม').fill('สมาชิกทดลอง')
  await desk.page.getByLabel('ตามรายชื่อ').fill('member01, nobody-here')
  await desk.page.getByRole('button', { name: 'นับสมาชิก' }).click()
  await desk.page.getByText('ไม่พบสมาชิก nobody-here').first().waitFor()
  await desk.page.getByLabel('ตามรายชื่อ').fill('member01')
  await desk.page.getByRole('button', { name: 'นับสมาชิก' }).click()
  await desk.page.getByText('สมาชิก 1 คน').waitFor()
  await desk.page.getByRole('button', { name: 'บันทึก' }).click()
  await desk.page.getByRole('heading', { level: 1, name: 'สมาชิกทดลอง' }).waitFor()

  // The message in both languages and themes, and whom it would reach.
  await desk.page.goto(server.origin + consolePaths.campaignNew())
  await desk.page.getByLabel('หัวข้อ · ไทย').fill('ข่าวประจำสัปดาห์')
  await desk.page.getByLabel('หัวข้อ · อังกฤษ').fill('News of the week')
  await desk.page.getByLabel('ข้อความ · ไทย').fill('โปรโมชั่นใหม่เปิดแล้ว')
  await desk.page.getByLabel('ข้อความ · อังกฤษ').fill('A new promotion is open')
  await desk.page.getByLabel('หน้าในเว็บไซต์').fill('/promotions')
  await desk.page.getByRole('button', { name: /กลุ่มสมาชิก/ }).click()
  await desk.page.getByRole('option', { name: 'สมาชิกทดลอง' }).click()
  await desk.page.getByText('อีเมล', { exact: true }).click()
  const card = desk.page.getByTestId('campaign-preview')
  await card.getByText('ข่าวประจำสัปดาห์').waitFor()
  await desk.page.getByText('อังกฤษ', { exact: true }).last().click()
  await card.getByText('A new promotion is open').waitFor()
  await desk.page.getByText('สว่าง', { exact: true }).click()
  expect(await card.getAttribute('data-theme')).toBe('light')
  await desk.page.getByRole('button', { name: 'บันทึกฉบับร่าง' }).click()
  await desk.page.getByText('จะส่งถึง 1 คน ไม่ส่ง 0 คน').waitFor()

  await desk.page.getByRole('button', { name: 'ตั้งเวลาส่ง' }).click()
  await desk.page.getByRole('dialog').getByRole('button', { name: 'ตั้งเวลาส่ง' }).click()
  await desk.page.getByText('ตั้งเวลาไว้', { exact: true }).waitFor()
  await server.process.jobs.runNow('marketing/send-campaigns')
  while ((await server.process.outbox.drain()) > 0);

  // The member reads it and follows its link to a page of the site.
  await own.page.goto(server.origin + paths.member('messageV2'))
  await own.page.getByRole('button', { name: /ข่าวประจำสัปดาห์/ }).click()
  await own.page.getByText('ไปหน้าที่เกี่ยวข้อง').click()
  await own.page.waitForURL('**/promotions')

  // The link of the mail works without signing in, and can be taken back.
  const { text } = await oneOf(
    server.process.database.kysely,
    sql<{ text: string }>`
    SELECT text FROM system.message WHERE channel = 'MAIL' AND marketing_account = ${demoMemberId(1)}`,
  )
  const link = new URL(/http\S+\/unsubscribe#\S+/.exec(text)![0])
  const visitor = await openPage(browser, server.origin)
  await visitor.page.goto(server.origin + link.pathname + link.hash)
  await visitor.page.getByRole('heading', { name: 'ยกเลิกการรับข่าวแล้ว' }).waitFor()
  await own.page.goto(server.origin + paths.member('newsChoices'))
  await own.page.getByText(/ถอนความยินยอมเมื่อ/).waitFor()
  await visitor.page.getByRole('button', { name: 'รับข่าวต่อ' }).click()
  await visitor.page.getByRole('heading', { name: 'กลับมารับข่าวแล้ว' }).waitFor()

  // The report has all of it.
  await desk.page.reload()
  await desk.page.getByText('ส่งแล้ว', { exact: true }).waitFor()
  const inbox = desk.page.getByRole('row', { name: /ข้อความจากระบบ/ })
  expect((await inbox.getByRole('cell').allInnerTexts()).slice(-6)).toEqual(['1', '1', '0', '1', '1', '0'])
  await own.page.goto(server.origin + paths.member('newsChoices'))
  await own.page.getByRole('button', { name: 'หยุดรับข่าวโปรโมชั่นทั้งหมด' }).click()
  await own.page.getByText('หยุดส่งข่าวโปรโมชั่นแล้ว').waitFor()
  // The name of nobody was refused, which the browser notes.
  expect(desk.faults.filter((fault) => !fault.includes('/api/operator/marketing/segments/count'))).toEqual([])
  expect([own.faults, visitor.faults]).toEqual([[], []])
  for (const visit of [own, desk, visitor]) await visit.close()
})
