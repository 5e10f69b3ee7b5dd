/** The main journey by hand, at 390 px in Thai: register, deposit, play, be told why not, withdraw, approved, received. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const balanceOf = async (token: string) => (await server.client().get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance
const baht = (amount: number) => `฿${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

describe('a new member on a phone, in Thai', () => {
  let visit: WatchedPage
  beforeAll(async () => { visit = await openPage(browser, server.origin) })
  afterAll(() => visit.close())

  test('registers', async () => {
    const { page, faults } = visit
    await page.goto(`${server.origin}/register`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('naruemon7')
    await dialog.getByLabel('รหัสผ่าน', { exact: false }).first().fill('a long enough password')
    await dialog.getByLabel('ยืนยันรหัสผ่าน').fill('a long enough password')
    for (const box of await dialog.getByRole('checkbox').all()) if (!(await box.isChecked())) await box.check({ force: true })
    await dialog.getByRole('button', { name: 'สมัครสมาชิก' }).last().click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token')), { timeout: 30_000 }).toBeTruthy()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('deposits by PromptPay, and the balance arrives without a reload', async () => {
    const { page, faults } = visit
    await page.goto(`${server.origin}/member?page=depositv2`)
    await page.getByLabel('จำนวนเงิน').fill('500')
    await page.getByRole('button', { name: 'สร้างคิวอาร์' }).click()
    await page.getByRole('img', { name: /คิวอาร์พร้อมเพย์/ }).waitFor()
    await page.getByRole('button', { name: 'จ่ายด้วยธนาคารจำลอง' }).click()
    await page.getByText('ฝากสำเร็จ').first().waitFor()
    const token = (await page.evaluate(() => sessionStorage.getItem('token')))!
    const balance = await balanceOf(token)
    expect(balance).toBeGreaterThan(500_00)
    await expect.poll(() => page.getByText(baht(balance)).count(), { timeout: 30_000 }).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  test('plays SIAMGOLD20, and the bar shows what the ledger holds', async () => {
    const { page, faults } = visit
    await page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=SIAMGOLD20`)
    const token = (await page.evaluate(() => sessionStorage.getItem('token')))!
    const frame = page.frameLocator('iframe')
    const spin = frame.getByRole('button', { name: 'หมุน', exact: true })
    await spin.waitFor({ timeout: 60_000 })
    await spin.click()
    await expect.poll(async () => (await server.process.database.pool.query('SELECT count(*)::int AS n FROM wallet.round')).rows[0].n, { timeout: 30_000 }).toBeGreaterThan(0)
    const after = await balanceOf(token)
    await expect.poll(() => page.getByText(baht(after)).count(), { timeout: 60_000 }).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  test('is told what comes before a first withdrawal', async () => {
    const { page, faults } = visit
    await page.goto(`${server.origin}/member?page=withdraw`)
    await page.getByText('ก่อนถอนครั้งแรก').waitFor()
    await page.getByText('ยืนยันเบอร์มือถือและชื่อจริง').waitFor()
    expect(faults).toEqual([])
  })
})

describe('a member withdraws and the operator pays', () => {
  test('each sees every step of it', async () => {
    const token = await server.client().signIn('member03')
    const member = await openPage(browser, server.origin, { session: { key: 'token', token } })
    await member.page.goto(`${server.origin}/member?page=withdraw`)
    await member.page.getByLabel('จำนวนเงินที่ถอน').fill('1000')
    await member.page.getByLabel('รหัสถอนเงิน').fill('271828')
    await member.page.getByRole('button', { name: /^ถอนเงิน ฿1,000/ }).click()
    await member.page.getByText('ขั้นตอนการถอน').waitFor()

    const operatorToken = await server.client().signInOperator('finance')
    const operator = await openPage(browser, server.origin, { session: { key: 'operatorToken', token: operatorToken }, viewport: { width: 1440, height: 900 } })
    await operator.page.goto(`${server.origin}/operator/withdrawals`)
    const row = operator.page.getByRole('row', { name: /member03/ })
    await row.getByRole('button', { name: 'อนุมัติ', exact: true }).click()

    await member.page.getByText('คุณได้รับเงินแล้วหรือยัง').waitFor({ timeout: 30_000 })
    await member.page.getByRole('button', { name: 'ได้รับแล้ว', exact: true }).click()
    await member.page.getByText('ได้รับเงินแล้ว').first().waitFor()
    expect(await balanceOf(token)).toBe(9_000_00)
    expect([...member.faults, ...operator.faults]).toEqual([])
    await member.close()
    await operator.close()
  })
})

describe('somebody who types wrong things', () => {
  test('is told in Thai and nothing happens', async () => {
    const visit = await openPage(browser, server.origin)
    await visit.page.goto(`${server.origin}/login`)
    const dialog = visit.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('member01')
    await dialog.locator('input[type=password]').fill(`${DEMO_PASSWORD}x`)
    await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).last().click()
    await dialog.getByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง').waitFor({ timeout: 30_000 })
    expect(await visit.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await visit.close()
  })
})
