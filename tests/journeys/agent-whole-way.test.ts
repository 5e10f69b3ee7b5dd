/**
 * On phones: an agent opens an account and offers it a contract, its owner accepts, the line plays, and both
 * read the same statement the day after.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, businessDate } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import { paths } from '../../web/player/paths.ts'
import { at, openAgentLine } from '../support/agent-line.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { openContractHouse, type ContractHouse } from '../support/contract-house.ts'
import { tier } from '../support/contracts.ts'

const PHONE = { width: 390, height: 664 }
const PASSWORD = 'a long enough password'

let agents: ContractHouse
let browser: Browser
const pages: WatchedPage[] = []
beforeAll(async () => {
  agents = await openContractHouse({ ROLES: 'gateway,realtime' })
  browser = await openBrowser({ withGames: false })
  await agents.give('DAILY_SALARY', [tier(0, 0, 0.4)])
})
afterAll(async () => {
  for (const page of pages) await page.close()
  await browser?.close()
  await agents?.close()
})

async function phone(token?: string): Promise<Page> {
  const opened = await openPage(browser, agents.house.server.origin, {
    viewport: PHONE,
    ...(token ? { session: { key: 'token', token } } : {}),
  })
  pages.push(opened)
  await opened.page.addInitScript(() => localStorage.setItem('agentLang', 'th'))
  return opened.page
}

const go = (page: Page, panel: 'register' | 'contracts' | 'daily') =>
  page.goto(agents.house.server.origin + paths.agentHome(panel))

/** Opens an agent's account below agent1; returns its initial password. */
async function openAccountOf(page: Page, username: string): Promise<string> {
  await go(page, 'register')
  const form = page.getByRole('main').locator('form')
  await form.getByText('ตัวแทน', { exact: true }).click()
  await form.getByLabel('ชื่อผู้ใช้').fill(username)
  await form.getByRole('button', { name: 'เปิดบัญชี' }).click()
  const opened = page.getByRole('dialog', { name: 'เปิดบัญชีแล้ว' })
  const password = await opened.getByText(/^\d{6}$/).innerText()
  await opened.getByRole('button', { name: 'ปิด' }).last().click()
  return password
}

async function offerTo(page: Page, username: string): Promise<void> {
  await go(page, 'contracts')
  await page.getByRole('button', { name: 'เสนอสัญญา' }).click()
  await page.getByRole('button', { name: /ผู้รับสัญญา/ }).click()
  await page.getByRole('option', { name: username }).click()
  await page.getByRole('textbox', { name: 'อัตรา' }).fill('0.3')
  await page.getByRole('button', { name: 'ส่งข้อเสนอ' }).click()
  await page.getByText(`ส่งข้อเสนอให้ ${username} แล้ว`).waitFor()
}

/** The first login of an account: with the initial password, which has to be changed. */
async function enterFirst(page: Page, username: string, initial: string): Promise<void> {
  await page.goto(agents.house.server.origin + paths.agent())
  const form = page.getByRole('main').locator('form')
  await form.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill(username)
  await form.locator('input[type=password]').fill(initial)
  await form.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
  const change = page.getByRole('dialog')
  await change.locator('input[name=newPassword]').fill(PASSWORD)
  await change.locator('input[name=confirmNewPassword]').fill(PASSWORD)
  await change.getByRole('button', { name: 'บันทึกรหัสใหม่' }).click()
}

test('an account, a contract, a day of play, and one statement for both sides', async () => {
  const { server } = agents.house
  const upline = await phone((await agents.agent(1)).token)
  const initial = await openAccountOf(upline, 'walker1')
  await offerTo(upline, 'walker1')

  const downline = await phone()
  await enterFirst(downline, 'walker1', initial)
  const offer = downline.getByRole('dialog', { name: 'ข้อเสนอสัญญาใหม่' })
  await offer.getByText('0.3%').first().waitFor()
  // What else opens by itself after a first login waits for its turn.
  const windows = downline.locator('[role=dialog]:visible')
  expect(await windows.count()).toBe(1)
  await offer.getByRole('button', { name: 'ยอมรับ' }).click()
  await downline.getByText(/ยอมรับสัญญาแล้ว มีผลตั้งแต่/).waitFor()
  const notice = downline.getByRole('dialog', { name: 'ประกาศทั่วไป' })
  await notice.waitFor()
  expect(await windows.count()).toBe(1)

  const line = openAgentLine(server)
  const { id } = await oneOf(
    server.process.database.kysely,
    sql<{ id: string }>`SELECT account_id AS id FROM identity.account WHERE username = 'walker1'`,
  )
  const day = addDays(businessDate(clock.now(), 'Asia/Bangkok'), 1)
  await line.play(await line.account('walkee', id, 0), {
    at: at(`${day}T12:00`),
    stake: 100_000,
    payout: 90_000,
  })
  await line.pay(at(`${addDays(day, 1)}T00:30`))

  const period = `D${day.replaceAll('-', '')}`
  for (const page of [upline, downline]) {
    await go(page, 'daily')
    const main = page.getByRole('main')
    await main.getByText(period).first().waitFor()
    await main.getByText('100,000.00').first().waitFor()
    await main.getByText('300.00').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  await upline.getByText('฿100.00').first().waitFor()
  await downline.getByText('฿300.00').first().waitFor()
  expect(pages.flatMap(({ faults }) => faults)).toEqual([])
})
