/**
 * The main journey by hand, at 390 px in Thai: register, deposit, play, see why not, withdraw, approved,
 * received.
 */
import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import rtp from '../../web/player/locales/th/fairness.ts'
import texts from '../../web/ui/locales/th/auth.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { reportOf } from '../support/phone-report.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let games: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  games = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await games?.close()
  await server?.close()
})

const balanceOf = async (token: string) =>
  (await server.client().get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance
const baht = (amount: number) => `฿${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

describe('a new member on a phone, in Thai', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await openPage(games, server.origin)
  })
  afterAll(() => visit.close())

  test('registers', async () => {
    const { page, faults } = visit
    await page.goto(`${server.origin}/register`)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'สมัครสมาชิก' }).last().click()
    for (const fault of ['กรุณากรอกชื่อผู้ใช้', 'กรุณากรอกรหัสผ่าน', 'กรุณากรอกข้อมูล'])
      await dialog.getByText(fault, { exact: true }).waitFor()
    await dialog.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('naruemon7')
    await dialog.getByLabel('รหัสผ่าน', { exact: false }).first().fill('a long enough password')
    await dialog.getByLabel('ยืนยันรหัสผ่าน').fill('a long enough password')
    for (const box of await dialog.getByRole('checkbox').all())
      if (!(await box.isChecked())) await box.check({ force: true })
    await dialog.getByRole('button', { name: 'สมัครสมาชิก' }).last().click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    expect(faults).toEqual([])
  })

  test('is asked for a withdrawal password and a bank account, one after the other, and may leave either for later', async () => {
    const { page, faults } = visit
    const steps = page.getByRole('dialog', { name: 'ตั้งค่าบัญชีให้ครบ' })
    await page.getByRole('button', { name: 'ไม่ต้องแสดงอีกในครั้งนี้' }).click()
    await steps.getByText('ขั้นที่ 1 จาก 2').waitFor()
    await steps.getByLabel('รหัสถอนเงินใหม่').fill('493817')
    await steps.getByRole('button', { name: 'บันทึก' }).click()
    await steps.getByText('ขั้นที่ 2 จาก 2').waitFor()
    await steps.getByLabel('ชื่อและนามสกุลจริง').waitFor()
    await steps.getByRole('button', { name: 'ไว้ทีหลัง' }).click()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    const asked =
      "SELECT first_login_acked_at IS NOT NULL AS acked, payment_password_hash IS NOT NULL AS has_password FROM identity.account WHERE username = 'naruemon7'"
    await expect
      .poll(async () => (await server.process.database.pool.query(asked)).rows[0])
      .toEqual({ acked: true, has_password: true })
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
    expect(await balanceOf(token)).toBeGreaterThan(500_00)
    await expect.poll(async () => page.getByText(baht(await balanceOf(token))).count()).toBeGreaterThan(0)
    expect(faults).toEqual([])
  })

  test('plays SIAMGOLD20, and the game shows what the ledger holds', async () => {
    const { page, faults } = visit
    await page.goto(`${server.origin}/seamless?vendor=STUDIO&gameCode=SIAMGOLD20`)
    const token = (await page.evaluate(() => sessionStorage.getItem('token')))!
    const frame = page.frameLocator('iframe')
    const spin = frame.getByRole('button', { name: 'หมุน', exact: true })
    await spin.waitFor()
    await spin.click()
    await expect
      .poll(
        async () =>
          (await server.process.database.pool.query('SELECT count(*)::int AS n FROM wallet.round')).rows[0].n,
      )
      .toBeGreaterThan(0)
    await expect
      .poll(async () =>
        page
          .locator('header')
          .getByText(baht(await balanceOf(token)))
          .count(),
      )
      .toBe(1)
    expect(faults).toEqual([])
  })

  test('sees what is needed before a first withdrawal', async () => {
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
    const operator = await openPage(browser, server.origin, {
      session: { key: 'operatorToken', token: operatorToken },
      viewport: { width: 1440, height: 900 },
    })
    await operator.page.goto(`${server.origin}/operator/withdrawals`)
    const row = operator.page.getByRole('row', { name: /member03/ })
    await row.getByRole('button', { name: 'อนุมัติ', exact: true }).click()
    // Approving asks once more: who, how much and where to.
    const question = operator.page.getByRole('alertdialog', { name: 'อนุมัติ ฿1,000.00 หรือไม่' })
    for (const text of ['member03', '฿1,000.00', '1000000003'])
      await question.getByText(text).first().waitFor()
    expect(await balanceOf(token)).toBe(9_000_00)
    await question.getByRole('button', { name: 'อนุมัติ ฿1,000.00' }).click()

    await member.page.getByRole('button', { name: 'ได้รับแล้ว', exact: true }).click()
    await member.page.getByText('ได้รับเงินแล้ว').first().waitFor()
    await expect.poll(() => balanceOf(token)).toBe(9_000_00)
    expect([...member.faults, ...operator.faults]).toEqual([])
    await member.close()
    await operator.close()
  })
})

describe('somebody who types wrong things', () => {
  test('is explained in Thai and nothing happens', async () => {
    const visit = await openPage(browser, server.origin)
    await visit.page.goto(`${server.origin}/login`)
    const dialog = visit.page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'ชื่อผู้ใช้' }).fill('member01')
    await dialog.locator('input[type=password]').fill(`${DEMO_PASSWORD}x`)
    await dialog.getByRole('button', { name: 'เข้าสู่ระบบ' }).last().click()
    await dialog.getByText('ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง').waitFor()
    expect(await visit.page.evaluate(() => sessionStorage.getItem('token'))).toBeNull()
    await visit.close()
  })

  test('recomputes a round that an address brings along, without an account', async () => {
    const visit = await openPage(browser, server.origin)
    await visit.page.goto(
      `${server.origin}/verify#game=SIAMGOLD20&serverSeed=${'5a'.repeat(32)}&clientSeed=mine&nonce=7&bet=2.00`,
    )
    await visit.page.locator('main form').getByRole('button', { name: 'ตรวจผล' }).click()
    await visit.page
      .getByText(
        createHash('sha256')
          .update(Buffer.from('5a'.repeat(32), 'hex'))
          .digest('hex'),
      )
      .waitFor()
    await expect.poll(() => visit.page.locator('main form figure b').count()).toBeGreaterThanOrEqual(15)
    expect(visit.faults).toEqual([])
    await visit.close()
  })

  test('reads behind the name of a slot what decides it, and behind that of a table what each bet returns, without an account', async () => {
    const visit = await openPage(browser, server.origin)
    const { page } = visit
    await page.goto(`${server.origin}/rtp`)
    await page.getByRole('main').getByRole('link', { name: 'ช้างเผือกทองสยาม', exact: true }).click()
    await page
      .getByText('B E G H D F A H F D H C B H F G C F H S G C E D G E A G E D', { exact: true })
      .waitFor()
    await page.getByRole('main').getByRole('link', { name: rtp.rtp_title }).click()
    await page.getByRole('main').getByRole('link', { name: 'บาคาร่า', exact: true }).click()
    await page.getByRole('row', { name: 'เจ้ามือ 0.989421', exact: true }).waitFor()
    await page.getByText('เจ้ามือชนะจ่าย 0.95 : 1', { exact: false }).waitFor()
    expect(visit.faults).toEqual([])
    await visit.close()
  })

  test('sees each error of the service that proves numbers in its words, and signs in once the number is proven', async () => {
    const visit = await openPage(browser, server.origin)
    const { page, faults } = visit
    await page.goto(`${server.origin}/login`)
    const dialog = page.getByRole('dialog', { name: 'เข้าสู่ระบบ' })
    await dialog.getByRole('radio', { name: 'SMS' }).click({ force: true })
    const button = dialog.getByRole('button', { name: texts.register_phone_service })
    await button.click()
    await dialog.getByText(texts['missing-phone-number']).waitFor()
    await dialog.getByRole('textbox', { name: /เบอร์มือถือ/ }).fill('12')
    await button.click()
    await dialog.getByText(texts['invalid-phone-number']).waitFor()
    await dialog.getByRole('textbox', { name: /เบอร์มือถือ/ }).fill('0810000007')
    await reportOf(page, button, 'auth/captcha-check-failed')
    await dialog.getByText(texts['captcha-check-failed']).waitFor()
    await reportOf(page, button, 'code-expired')
    await dialog.getByText(texts['code-expired']).waitFor()
    await reportOf(page, button, 'captcha-check-failed', 'after it was seen closed')
    await dialog.getByText(texts['captcha-check-failed']).waitFor()
    for (const fault of ['invalid-verification-code', 'missing-verification-code'] as const) {
      await dialog.getByRole('textbox', { name: /รหัส OTP/ }).fill('123456')
      await reportOf(page, button, fault)
      await dialog.getByText(texts[fault]).waitFor()
      await expect.poll(() => dialog.getByRole('textbox', { name: /รหัส OTP/ }).inputValue()).toBe('')
    }
    await reportOf(page, button, null)
    await dialog.getByText(texts['popup-closed-by-user']).waitFor()
    const question = page.getByRole('alertdialog')
    for (const fault of ['nobody knows', 'operation-not-allowed'] as const) {
      await reportOf(page, button, fault)
      await question.getByText(texts[fault === 'operation-not-allowed' ? fault : 'unknown']).waitFor()
      await question
        .getByRole('button', { name: fault === 'operation-not-allowed' ? 'ยกเลิก' : 'ตกลง' })
        .click()
    }
    await page.evaluate(() => {
      ;(window as never as { open: unknown }).open = (window as never as { opens: unknown }).opens
    })
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()])
    await popup.getByRole('button').first().click()
    let text = ''
    await expect
      .poll(async () => {
        const { rows } = await server.process.database.pool.query(
          "SELECT text FROM system.message WHERE recipient = '+66810000007' ORDER BY created_at DESC LIMIT 1",
        )
        return (text = rows[0]?.text ?? '')
      })
      .toMatch(/\d{6}/)
    await popup.locator('#code').fill(/\d{6}/.exec(text)![0])
    await popup.locator('#check button').click()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
    for (const fault of ['too-many-requests', 'quota-exceeded'] as const) expect(texts[fault]).not.toBe('')
    expect(faults).toEqual([])
    await visit.close()
  })
})
