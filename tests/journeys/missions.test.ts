/** Missions, the check-in and the board in the browser, from play to what is received. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPromotionDraft } from '../../contract/operator/promotions/read-promotion-draft.ts'
import { startPromotion } from '../../contract/operator/promotions/start-promotion.ts'
import { stopPromotion } from '../../contract/operator/promotions/stop-promotion.ts'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { businessDate } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { closeBoards } from '../../modules/promotions/leaderboard/close.ts'
import { boardPage } from '../../modules/promotions/offers/pages.ts'
import missionTexts from '../../web/player/locales/th/missions.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../support/cashier.ts'
import { rollUpAll } from '../support/ledger-marks.ts'
import { openPromotion } from '../support/promotions.ts'

let cashier: CashierHouse
let member: Player
let browser: Browser
let site: WatchedPage
beforeAll(async () => {
  cashier = await openCashierHouse({ ROLES: 'gateway realtime' })
  member = await cashier.player(1)
  browser = await openBrowser({ withGames: false })
  site = await openPage(browser, cashier.server.origin, {
    viewport: { width: 390, height: 844 },
    session: { key: 'token', token: member.token },
  })
})
afterAll(async () => {
  await site?.close()
  await browser?.close()
  await cashier?.close()
})

async function play(amount: bigint): Promise<void> {
  await cashier.play(member.id, amount, amount)
  await rollUpAll(cashier.server.process.database)
  await cashier.settle('promotions/follow-played')
}
const open = (panel: string) => site.page.goto(`${cashier.server.origin}/member?page=${panel}`)

test('a member sees what a day needs, plays, checks in once, and finds the day in the month', async () => {
  const { page, faults } = site
  await open('checkIn')
  const press = page.getByRole('button', { name: 'เช็กอินวันที่ 1 รับ ฿1.00' })
  await press.waitFor()
  expect(await press.isDisabled()).toBe(true)
  await play(350_000n)
  await page.reload()
  await page.getByText('฿3,500.00').waitFor()
  await press.click()
  await page.getByText('เช็กอินแล้ว ฿1.00 เข้ากระเป๋าแล้ว').waitFor()
  await page.getByText('เช็กอินต่อเนื่อง 1 วัน').waitFor()
  await page.getByText('เช็กอินแล้ว 1 วัน', { exact: true }).waitFor()
  expect(await press.count()).toBe(0)
  expect(faults).toEqual([])
})

test('a mission that was filled is claimed, and the board shows the own rank', async () => {
  const { page, faults } = site
  await open('missionLeaderboard')
  const row = page.getByRole('listitem').filter({ hasText: 'เล่นสล็อตครบ ฿3,000' })
  await row.getByText('฿3,500 / ฿3,000').waitFor()
  await page.getByText('พร้อมรับ 1 รายการ').waitFor()
  await row.getByRole('button', { name: 'กดรับ เล่นสล็อตครบ ฿3,000' }).click()
  await page.getByText('รับ ฿15.00 แล้ว').waitFor()
  await row.getByText('รับแล้ว').waitFor()
  await page.getByRole('tab', { name: 'ตารางอันดับ' }).click()
  await page.getByText('คุณอยู่อันดับ 1').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'member01' }).getByText('฿3,500.00').waitFor()
  expect(faults).toEqual([])
})

test('with room for it, the missions of the day and the week stand beside the board', async () => {
  const broad = await openPage(browser, cashier.server.origin, {
    viewport: { width: 1440, height: 900 },
    session: { key: 'token', token: member.token },
  })
  const { page, faults } = broad
  // Whatever a device's clock says, a day ends within a day.
  await page.clock.setSystemTime(Date.now() - 30 * 3_600_000)
  await page.goto(`${cashier.server.origin}/member?page=missionLeaderboard`)
  const left = page.getByRole('timer', { name: missionTexts.mission_resets })
  await left.waitFor()
  expect(await left.innerText()).not.toContain('วัน')
  for (const name of ['ภารกิจประจำวัน', 'ภารกิจสัปดาห์', 'เงินรางวัลรวม'])
    await page.getByRole('heading', { name }).waitFor()
  await page.getByText('คุณอยู่อันดับ 1').waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
  expect(faults).toEqual([])
  await broad.close()
})

test('the promotion of a stopped board leads to what became of its places, and when it goes on', async () => {
  const promotionId = await cashier.transaction((tx) => openPromotion(tx, { kind: 'LEADERBOARD' }))
  const address = { params: { promotionId } }
  await play(10_000n)
  const desk = await cashier.operator('finance', ['promotions.view', 'promotions.edit'])
  await desk.call(stopPromotion, { ...address, body: { prizes: 'NONE' } })
  const { page, faults } = site
  await page.goto(`${cashier.server.origin}/promotions/${promotionId}`)
  await page.getByText('โปรโมชั่นนี้สิ้นสุดแล้ว').waitFor()
  await page.getByRole('link', { name: 'ดูอันดับ' }).click()
  await page.getByRole('heading', { name: 'โปรโมชั่น LEADERBOARD' }).waitFor()
  const told = page.getByText(/ปิดก่อนกำหนดเมื่อ .* และไม่มีการจ่ายรางวัล/)
  await told.waitFor()
  expect(await told.textContent()).not.toContain('รอบถัดไปเริ่ม')
  const { version } = (await desk.call(readPromotionDraft, address)).value
  await desk.call(startPromotion, { ...address, body: { version } })
  await page.reload()
  await page.getByText(/และไม่มีการจ่ายรางวัล รอบถัดไปเริ่ม \d\d\/\d\d 00:00/).waitFor()
  expect(faults).toEqual([])
})

test('the address in a winner’s message shows the period that was won, not the one that runs', async () => {
  const zone = 'Asia/Bangkok'
  const terms = { kind: 'LEADERBOARD', arguments: { period: 'DAY', prizes: [50_000] } } as const
  const promotionId = await cashier.transaction((tx) => openPromotion(tx, terms))
  await play(20_000n)
  const day = businessDate(clock.now(), zone)
  await cashier.advance('PT24H')
  await rollUpAll(cashier.server.process.database)
  const { database, services } = cashier.server.process
  await closeBoards({ database, services, now: clock.now() }, { id: DEMO_MERCHANT, timeZone: zone })
  const { token } = await cashier.player(1)
  const later = await openPage(browser, cashier.server.origin, {
    viewport: { width: 390, height: 664 },
    session: { key: 'token', token },
  })
  await later.page.goto(cashier.server.origin + boardPage(promotionId, day))
  const won = `โปรโมชั่น LEADERBOARD · ${missionTexts.leaderboard_final}`
  await later.page.getByRole('heading', { name: won }).waitFor()
  await later.page.getByText('คุณอยู่อันดับ 1').waitFor()
  await later.page.goto(cashier.server.origin + boardPage(promotionId))
  await later.page.getByRole('heading', { name: 'โปรโมชั่น LEADERBOARD', exact: true }).waitFor()
  expect(later.faults).toEqual([])
  await later.close()
})
