/**
 * The operator console by hand: sign-in with an authenticator, members, corrections, colleagues, the switch,
 * the log.
 */
import { Secret, TOTP } from 'otpauth'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../support/server.ts'

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

async function openConsole(role: string, path = ''): Promise<WatchedPage> {
  const token = await server.client().signInOperator(role)
  const visit = await openPage(browser, server.origin, { ...wide, session: { key: 'operatorToken', token } })
  await visit.page.goto(`${server.origin}/operator${path}`)
  return visit
}

async function typeSignIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('ชื่อผู้ใช้').fill(username)
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
}

describe('an operator', () => {
  let visit: WatchedPage
  beforeAll(async () => {
    visit = await openPage(browser, server.origin, wide)
  })
  afterAll(() => visit.close())

  test('sees in one sentence that name or password is wrong, and then gets in', async () => {
    const { page, faults } = visit
    await page.goto(`${server.origin}/operator`)
    await typeSignIn(page, 'support', 'not-the-password')
    await page.getByRole('alert').filter({ hasText: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง' }).waitFor()
    // The refusal itself is a console message of the browser, and the only one.
    expect(faults.splice(0).every((fault) => fault.includes('401'))).toBe(true)
    await typeSignIn(page, 'support', DEMO_PASSWORD)
    await page.getByRole('heading', { level: 1, name: 'แดชบอร์ด' }).waitFor()
    expect(faults).toEqual([])
  })

  test('sees only what the role opens', async () => {
    const { page } = visit
    const menu = page.getByRole('navigation', { name: 'เมนูคอนโซล' }).first()
    await menu.getByRole('link', { name: 'คิวถอนเงิน' }).waitFor()
    expect(await menu.getByRole('link', { name: 'การตั้งค่า' }).count()).toBe(0)
    await page.goto(`${server.origin}/operator/settings`)
    await page.getByText('บทบาทของคุณเปิดหน้านี้ไม่ได้').waitFor()
  })

  test('sets up the authenticator, keeps the recovery codes, and signs in with a code', async () => {
    const { page, faults } = visit
    faults.length = 0
    await page.goto(`${server.origin}/operator/account`)
    await page.getByRole('button', { name: 'ตั้งค่าแอปยืนยันตัวตน' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('ยืนยันด้วยรหัสผ่าน').fill(DEMO_PASSWORD)
    await dialog.getByRole('button', { name: 'แสดง QR' }).click()
    await dialog.getByRole('img', { name: 'QR สำหรับแอปยืนยันตัวตน' }).waitFor()
    const secret = (await dialog.locator('text=/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/').innerText()).replaceAll(
      ' ',
      '',
    )
    const totp = new TOTP({ secret: Secret.fromBase32(secret) })
    await dialog.getByLabel('กรอกตัวเลข 6 หลักที่แอปแสดง').fill(totp.generate())
    await dialog.getByRole('button', { name: 'ยืนยันแอป' }).click()
    await dialog.getByRole('button', { name: 'เก็บรหัสแล้ว' }).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(10)
    const recovery = await dialog.getByRole('listitem').first().innerText()
    await dialog.getByRole('button', { name: 'เก็บรหัสแล้ว' }).click()
    await page.getByText('เปิดใช้แอปยืนยันตัวตนแล้ว').waitFor()
    expect(faults).toEqual([])

    await page.getByRole('button', { name: 'บัญชีของฉัน' }).click()
    await page.getByRole('menuitem', { name: 'ออกจากระบบ' }).click()
    await typeSignIn(page, 'support', DEMO_PASSWORD)
    await page.getByLabel('รหัสจากแอปหรือรหัสสำรอง').fill(recovery)
    await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
  })
})

describe('a member’s record', () => {
  test('is found from the header, frozen with a reason, and the log says so', async () => {
    const { page, faults, close } = await openConsole('owner')
    const search = page.getByRole('search').getByRole('textbox')
    await search.fill('0810000012')
    await search.press('Enter')
    await page.getByRole('cell', { name: 'member12' }).click()
    await page.getByRole('heading', { level: 1, name: 'member12' }).waitFor()
    await page.getByRole('button', { name: 'ระงับบัญชี' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'ระงับบัญชี' }).click()
    await dialog.getByRole('alert').waitFor() // no reason, no suspension
    await dialog.getByLabel('เหตุผล').fill('บัญชีซ้ำ')
    await dialog.getByRole('button', { name: 'ระงับบัญชี' }).click()
    await page.getByText(/ระงับโดย owner/).waitFor()
    await page.getByRole('tab', { name: 'บันทึก' }).click()
    await page.getByRole('cell', { name: 'ระงับบัญชีสมาชิก' }).waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('is corrected: small at once, large by a second person who finds it waiting', async () => {
    const finance = await openConsole('finance', '/members?query=member13')
    await finance.page.getByRole('cell', { name: 'member13' }).click()
    for (const [amount, said] of [
      ['150.50', 'ปรับยอดแล้ว'],
      ['9000', 'ส่งคำขอแล้ว รอผู้อนุมัติอีกคน'],
    ] as const) {
      await finance.page.getByRole('button', { name: 'ปรับยอด' }).click()
      const dialog = finance.page.getByRole('dialog')
      await dialog.getByLabel('จำนวน (บาท)').fill(amount)
      await dialog.getByLabel('เหตุผล').fill('รอบที่คิดผลผิด')
      await dialog.getByRole('button', { name: 'ปรับยอด', exact: true }).click()
      await finance.page.getByText(said).first().waitFor()
      await dialog.waitFor({ state: 'detached' })
    }
    await finance.page.getByText('฿10,150.50').first().waitFor()
    const owner = await openConsole('owner', '/adjustments')
    await owner.page
      .getByRole('row', { name: /member13/ })
      .getByRole('button', { name: 'ยืนยัน' })
      .click()
    await owner.page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยัน' }).click()
    await owner.page.getByText('ปรับยอดแล้ว').first().waitFor()
    await finance.page.reload()
    await finance.page.getByText('฿19,150.50').first().waitFor()
    expect([...finance.faults, ...owner.faults]).toEqual([])
    await finance.close()
    await owner.close()
  })
})

describe('support', () => {
  test('opens an account, resets its password and sees that nobody is locked out', async () => {
    const { page, faults, close } = await openConsole('owner', '/members')
    await page.getByRole('button', { name: 'เปิดบัญชี' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^ชื่อผู้ใช้/).fill('walkin1')
    await dialog.getByLabel('อัปไลน์').fill('nobody99')
    await dialog.getByLabel(/^เหตุผล/).fill('สมัครที่เคาน์เตอร์')
    await dialog.getByRole('button', { name: 'เปิดบัญชี' }).click()
    await dialog.getByText('ไม่พบตัวแทนชื่อนี้').waitFor()
    await dialog.getByLabel('อัปไลน์').fill('agent3')
    await dialog.getByRole('button', { name: 'เปิดบัญชี' }).click()
    const first = await dialog.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/).innerText()
    await dialog.getByRole('button', { name: 'เก็บรหัสผ่านแล้ว' }).click()
    await page.getByRole('heading', { level: 1, name: 'walkin1' }).waitFor()
    await page.getByRole('link', { name: 'agent3' }).waitFor()
    await page.getByRole('button', { name: 'การดูแลบัญชี walkin1' }).click()
    await page.getByRole('menuitem', { name: 'รีเซ็ตรหัสผ่าน' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'ปลดล็อก' }).count()).toBe(0)
    await page.getByRole('menuitem', { name: 'รีเซ็ตรหัสผ่าน' }).click()
    await page
      .getByRole('dialog')
      .getByLabel(/^เหตุผล/)
      .fill('ลืมรหัสผ่าน')
    await page.getByRole('dialog').getByRole('button', { name: 'รีเซ็ตรหัสผ่าน' }).click()
    const second = await page
      .getByRole('dialog')
      .getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/)
      .innerText()
    expect(second).not.toBe(first)
    await page.getByRole('dialog').getByRole('button', { name: 'เก็บรหัสผ่านแล้ว' }).click()
    // The refused upline is the only thing the browser complained of.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await close()
  })
})

describe('the queue', () => {
  test('shows a request the moment it is made, and rejects it with a reason', async () => {
    const { page, faults, close } = await openConsole('finance', '/withdrawals')
    await page.getByText('ไม่มีรายการ').waitFor()
    const member = server.client()
    const token = await member.signIn('member14')
    const { value: banks } = await member.get<{ list: { bankAccountId: string }[] }>(
      '/api/wps/member/bankAccounts',
      { token },
    )
    await member.post(
      '/api/wps/withdraw',
      { bankAccountId: banks.list[0]!.bankAccountId, amount: 500_000, paymentPassword: '271828' },
      { token, key: crypto.randomUUID(), sealed: true },
    )
    await page.getByRole('button', { name: 'เปิดรายละเอียด member14' }).click()
    const detail = page.getByRole('complementary', { name: 'รายละเอียด' })
    await detail.getByText('฿5,000.00').first().waitFor()
    await detail.getByRole('button', { name: 'ปฏิเสธ' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/เหตุผล/).fill('กรุณาติดต่อฝ่ายบริการลูกค้า')
    await dialog.getByRole('button', { name: 'ปฏิเสธ' }).click()
    await page.getByText('ไม่อนุมัติ คืนเงินแล้ว').waitFor()
    expect(
      (await member.get<{ balance: number }>('/api/wps/v2/wallets/balance', { token })).value.balance,
    ).toBe(1_000_000)
    expect(faults).toEqual([])
    await close()
  })
})

test('fifteen minutes without a hand on it end the session, whatever the console itself keeps asking', async () => {
  const { page, close } = await openConsole('finance')
  await page.clock.install()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'แดชบอร์ด' }).waitFor()
  await page.clock.fastForward('16:00')
  await page.getByText('ระบบออกให้แล้วเพราะไม่มีการใช้งาน 15 นาที').waitFor()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('operatorToken'))).toBeNull()
  await close()
})

test('a right taken away is gone from the open console with its next call', async () => {
  const viewer = await openConsole('viewer', '/settings')
  await viewer.page.getByText('cashier.depositMinAmount').waitFor()
  const owner = server.client()
  const token = await owner.signInOperator('owner')
  const { value } = await owner.get<{ list: { operatorId: string; username: string }[] }>(
    '/api/operator/operators',
    { token },
  )
  const id = value.list.find((row) => row.username === 'viewer')!.operatorId
  await owner.post(`/api/operator/operators/${id}/disable`, { reason: 'ลาออก' }, { token })
  // The next call is the pressed one, or one of the console's regular ones: then nothing is left to press.
  const told = viewer.page.getByText('หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่')
  await Promise.race([viewer.page.getByRole('link', { name: 'สมาชิก' }).first().click(), told.waitFor()])
  await told.waitFor()
  await viewer.close()
})
