/** An operator writes a promotion, sees what members will see, starts it, stops it and reads its report. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import { paths } from '../../web/operator/paths.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startPromotion } from '../support/draw-promotions.ts'
import { openPromotion } from '../support/promotions.ts'
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

const wide = { viewport: { width: 1440, height: 900 } }

async function openConsole(path: string): Promise<WatchedPage> {
  const token = await server.client().signInOperator('owner')
  const visit = await openPage(browser, server.origin, { ...wide, session: { key: 'operatorToken', token } })
  await visit.page.goto(server.origin + path)
  return visit
}

test('an operator makes a promotion from its kind, sees it, starts it, stops it and reads its report', async () => {
  const { page, faults, close } = await openConsole(paths.promotions)
  await page.getByRole('link', { name: 'สร้างโปรโมชั่น' }).click()
  await page.getByRole('button', { name: /โบนัสฝากประจำวัน/ }).click()

  // Nothing is sent while fields are wrong, and each says why.
  await page.getByLabel('ชื่อโปรโมชั่น · ไทย').fill('โบนัสฝากเช้า')
  await page.getByLabel('โบนัสจากยอดฝาก').fill('900')
  await page.getByText('กรุณากรอกค่าในช่วงที่กำหนด').waitFor()
  await page.getByRole('button', { name: 'บันทึกฉบับร่าง' }).click()
  await page.getByText('มี 2 ช่องที่ต้องแก้ไข').waitFor()
  await page.getByLabel('ชื่อโปรโมชั่น · อังกฤษ').fill('Morning deposit bonus')

  // The card and the terms follow the values, in both languages and themes.
  await page.getByLabel('โบนัสจากยอดฝาก').fill('8')
  const card = page.getByTestId('promotion-preview')
  await card.getByText(/\b8%/).first().waitFor()
  await card.getByText('โบนัสฝากเช้า').waitFor()
  await page.getByText('อังกฤษ', { exact: true }).last().click()
  await card.getByText('Morning deposit bonus').waitFor()
  await card.getByText(/first deposit of the day/).waitFor()
  await page.getByText('สว่าง', { exact: true }).click()
  expect(await card.getAttribute('data-theme')).toBe('light')

  await page.getByRole('button', { name: 'บันทึกฉบับร่าง' }).click()
  await page.getByRole('heading', { level: 1, name: 'โบนัสฝากเช้า' }).waitFor()
  await page.getByText('ฉบับร่าง', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'เปิดใช้' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'เปิดใช้' }).click()
  await page.getByText('เปิดใช้แล้ว').waitFor()
  await page.getByRole('button', { name: 'หยุด', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'หยุด' }).click()
  await page.getByText('หยุดแล้ว', { exact: true }).first().waitFor()

  await page.getByRole('main').getByRole('link', { name: 'รายงาน' }).click()
  await page.getByText('ช่วงนี้ยังไม่มีการจ่าย').waitFor()
  expect(faults).toEqual([])
  await close()
})

test('an operator sees whom a promotion reaches and what saving it would change', async () => {
  const { page, faults, close } = await openConsole(paths.promotionNew())
  await page.getByRole('button', { name: /โบนัสฝากประจำวัน/ }).click()
  await page.getByLabel('ชื่อโปรโมชั่น · ไทย').fill('โบนัสฝากเย็น')
  await page.getByLabel('ชื่อโปรโมชั่น · อังกฤษ').fill('Evening deposit bonus')
  const audience = page.locator('section', { has: page.getByRole('heading', { name: 'กลุ่มเป้าหมาย' }) })
  const reached = audience.getByRole('status')
  await reached.filter({ hasText: /^สมาชิก \d+ คน$/ }).waitFor()

  // A list of names is counted before anything is saved; a name of nobody is told instead.
  await page.getByLabel('ตามรายชื่อ').fill('member01\nmember02')
  await reached.filter({ hasText: /^สมาชิก 2 คน$/ }).waitFor()
  await page.getByLabel('ตามรายชื่อ').fill('member01\nnobody99')
  await audience.getByText(/^ยังนับไม่ได้: .*nobody99/).waitFor()
  await page.getByLabel('ตามรายชื่อ').fill('member01\nmember02')
  await page.getByRole('button', { name: 'บันทึกฉบับร่าง' }).click()
  await page.getByText('ฉบับร่าง', { exact: true }).waitFor()
  expect(await page.getByText('สิ่งที่จะเปลี่ยนเมื่อบันทึก').count()).toBe(0)

  await page.getByLabel('งบรวม').fill('3000000')
  await page.getByLabel('ตามรายชื่อ').fill('member01')
  await reached.filter({ hasText: /^สมาชิก 1 คน$/ }).waitFor()
  await page.getByText('ยังไม่บันทึก 2 รายการ').waitFor()
  const changes = page.locator('section', { has: page.getByText('สิ่งที่จะเปลี่ยนเมื่อบันทึก') })
  await changes.getByText('ไม่จำกัด → ฿3,000,000.00').waitFor()
  await changes.getByText('สมาชิก 2 คน → สมาชิก 1 คน (−1)').waitFor()
  await page.getByRole('button', { name: 'บันทึก', exact: true }).click()
  await page.getByText('สิ่งที่จะเปลี่ยนเมื่อบันทึก').waitFor({ state: 'hidden' })
  expect(faults).toEqual([])
  await close()
})

test('a raffle is shown as members see it, and before it is stopped the operator reads what becomes of its tickets', async () => {
  const drawAt = new Date(clock.nowMs() + 3_600_000).toISOString()
  const promotionId = await startPromotion(server.process.database.kysely, {
    kind: 'RAFFLE',
    terms: { drawAt },
  })
  const { page, faults, close } = await openConsole(paths.promotion(promotionId))
  // Its card leads to the page of raffles: there is nothing to join.
  await page.getByTestId('promotion-preview').getByText('เปิดดู', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'หยุด', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByText(/จะไม่มีการออกรางวัล/)
    .waitFor()
  expect(faults).toEqual([])
  await close()
})

test('on a phone held sideways, saving stands at the foot of the screen', async () => {
  const promotionId = await server.process.database.transaction((tx) => openPromotion(tx, { kind: 'RELOAD' }))
  const { page, close } = await openConsole(paths.promotion(promotionId))
  await page.setViewportSize({ width: 844, height: 390 })
  const save = page.getByRole('button', { name: 'บันทึก', exact: true })
  await save.waitFor()
  const gap = () =>
    save.evaluate((one) => window.innerHeight - one.parentElement!.getBoundingClientRect().bottom)
  await expect.poll(gap).toBe(0)
  await close()
})

test('an operator who stops a leaderboard says what becomes of the places of its period', async () => {
  const promotionId = await server.process.database.transaction((tx) =>
    openPromotion(tx, { kind: 'LEADERBOARD', arguments: { period: 'MONTH' } }),
  )
  const { page, faults, close } = await openConsole(paths.promotion(promotionId))
  await page.getByRole('button', { name: 'หยุด', exact: true }).click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText(/ขณะนี้มีผู้มีอันดับ 0 คน/).waitFor()
  expect(await asked.getByRole('radio', { name: 'จ่าย ฿0.00' }).isChecked()).toBe(true)
  await asked.getByText('ไม่จ่ายรางวัล', { exact: true }).click()
  await asked.getByText(/รอบนี้ไม่จ่ายรางวัล/).waitFor()
  await asked.getByRole('button', { name: 'หยุด' }).click()
  await page.getByText('หยุดแล้ว', { exact: true }).first().waitFor()
  const { isPaid } = await oneOf(
    server.process.database.kysely,
    sql<{ isPaid: boolean }>`
    SELECT is_paid AS "isPaid" FROM promotions.board_stop WHERE promotion_id = ${promotionId}`,
  )
  expect(isPaid).toBe(false)
  expect(faults).toEqual([])
  await close()
})
