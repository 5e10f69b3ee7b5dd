/**
 * Setting an account up step by step, on a Thai keyboard: every page shows each step at once, without a
 * reload.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeRegisterField } from '../../contract/operator/system/change-register-field.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { codeSentTo, makeAccount } from '../support/identity.ts'
import { startServer, type TestClient, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let client: TestClient
let member: WatchedPage

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  client = server.client()
  await makeAccount(server, { username: 'newcomer1' })
  const token = await client.signIn('newcomer1', 'correct-horse-7')
  member = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    session: { key: 'token', token },
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

const thaiDigits = (figures: string) =>
  figures.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(0x0e50 + Number(digit)))
const rowOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title }).first()
const add = (page: Page, title: string) =>
  page.getByRole('button', { name: `ตั้งค่า ${title}`, exact: true }).click()
const windowOf = (page: Page) => page.getByRole('dialog')

test('name, withdrawal password, phone and bank account show as set the moment that they are', async () => {
  const { page, faults } = member
  // The withdrawal page is asked first, so that its answer is one that must be asked for again.
  await page.goto(`${server.origin}/member?page=withdraw`)
  await page.getByText('ตั้งรหัสถอนเงิน').first().waitFor()
  await page.goto(`${server.origin}/member?page=securityCenter`)

  await add(page, 'ชื่อและนามสกุลจริง')
  await windowOf(page).getByLabel('ชื่อและนามสกุลจริง').fill('สมหญิง ทดสอบ')
  await windowOf(page).getByRole('checkbox').press('Space')
  await windowOf(page).getByRole('button', { name: 'บันทึก', exact: true }).click()
  await rowOf(page, 'ชื่อและนามสกุลจริง').getByText('สมหญิง ทดสอบ').waitFor()

  await add(page, 'รหัสถอนเงิน')
  await windowOf(page).getByLabel('รหัสถอนเงินใหม่').fill(thaiDigits('271828'))
  await windowOf(page).getByRole('button', { name: 'บันทึก', exact: true }).click()
  await rowOf(page, 'รหัสถอนเงิน').getByText('ตั้งแล้ว').waitFor()

  await add(page, 'เบอร์มือถือ')
  await windowOf(page).getByLabel('เบอร์มือถือ').fill(thaiDigits('0899123456'))
  expect(await windowOf(page).getByLabel('เบอร์มือถือ').inputValue()).toBe('0899123456')
  await windowOf(page).getByRole('button', { name: 'ขอรหัส OTP' }).click()
  await expect.poll(() => codeSentTo(client, '+66899123456')).toMatch(/^[0-9]{6}$/)
  await windowOf(page)
    .getByLabel('รหัส OTP')
    .fill(thaiDigits(await codeSentTo(client, '+66899123456')))
  await windowOf(page).getByRole('button', { name: 'ยืนยันเบอร์' }).click()
  await rowOf(page, 'เบอร์มือถือ').getByText('ยืนยันแล้ว').waitFor()

  await page.getByRole('button', { name: 'เพิ่มบัญชีธนาคาร' }).first().click()
  await windowOf(page)
    .getByRole('button', { name: /ธนาคาร/ })
    .first()
    .click()
  await page.getByRole('option', { name: /กสิกร/ }).click()
  await windowOf(page).getByText('เลขบัญชีของธนาคารนี้มี 10 หลัก').waitFor()
  const accountNo = windowOf(page).getByLabel('เลขที่บัญชี')
  const save = async (figures: string) => {
    await accountNo.fill(thaiDigits(figures))
    await windowOf(page).getByLabel('รหัสถอนเงิน').fill(thaiDigits('271828'))
    await windowOf(page).getByRole('button', { name: 'เพิ่มบัญชีธนาคาร' }).click()
  }
  await save('12345')
  await windowOf(page).getByText('เลขบัญชี ธนาคารกสิกรไทย มี 10 หลัก').waitFor()
  expect(await accountNo.inputValue()).toBe('12345')
  await save('9876543210')
  await page.getByText('••••••3210').first().waitFor()

  // On to the withdrawal inside the page: nothing is asked for any more.
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'not reloaded'
  })
  await page.locator('a[href$="page=withdraw"]:visible').first().click()
  await page
    .getByLabel('จำนวนเงินที่ถอน')
    .or(page.getByText(/ยอดเงิน/))
    .first()
    .waitFor()
  // Of two limits the smaller one is shown, with its reason.
  await page.getByText('ยืนยันตัวตนระดับ 1 ถอนได้วันละ ฿50,000 ยืนยันระดับ 2 เพื่อถอนได้มากขึ้น').waitFor()
  expect(await page.getByText('ตั้งรหัสถอนเงิน').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.dataset['mark'])).toBe('not reloaded')
  // The first number was refused on purpose.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
})

test('the countdown of a code continues after a reload', async () => {
  const { page, close } = await openPage(browser, server.origin)
  const open = async () => {
    await page.goto(server.origin)
    await page.getByRole('banner').getByRole('button', { name: 'เข้าสู่ระบบ' }).click()
    await windowOf(page).getByText('SMS', { exact: true }).click()
  }
  await open()
  await windowOf(page).locator('input[type=tel]').fill(thaiDigits('0899123457'))
  expect(await windowOf(page).locator('input[type=tel]').inputValue()).toBe('0899123457')
  await windowOf(page).getByRole('button', { name: 'ขอรหัส OTP' }).click()
  const waiting = windowOf(page).getByRole('button', { name: /ขอรหัสใหม่ได้ใน \d+ วินาที/ })
  await waiting.waitFor()
  const before = Number.parseInt(/\d+/.exec((await waiting.textContent())!)![0], 10)
  await open()
  await waiting.waitFor()
  const after = Number.parseInt(/\d+/.exec((await waiting.textContent())!)![0], 10)
  expect(after > 0 && after <= before).toBe(true)
  expect(await waiting.isDisabled()).toBe(true)
  await close()
})

test('a captcha that is enabled but not required is shown at registration, without a mark', async () => {
  const operator = await client.signInOperator('owner')
  const show = async (isRequired: boolean) => {
    const rule = { enabled: true, required: isRequired, minLength: 4, maxLength: 4, patternId: null }
    const reply = await client.post(
      changeRegisterField.path.replace(':field', 'captcha'),
      { rule },
      { token: operator },
    )
    expect([reply.status, reply.value]).toMatchObject([200, { enabled: true, required: isRequired }])
  }
  const { page, faults, close } = await openPage(browser, server.origin)
  const captcha = windowOf(page).getByLabel('รหัสในภาพ')
  await page.goto(`${server.origin}/register`)
  await windowOf(page).getByRole('button', { name: 'สมัครสมาชิก' }).waitFor()
  expect(await captcha.count()).toBe(0)

  await show(false)
  await page.goto(`${server.origin}/register`)
  await captcha.waitFor()
  await windowOf(page).getByRole('img', { name: 'ภาพรหัส' }).waitFor()
  expect(await captcha.getAttribute('aria-required')).not.toBe('true')
  await show(true)
  await page.goto(`${server.origin}/register`)
  await captcha.waitFor()
  await expect.poll(() => captcha.getAttribute('aria-required')).toBe('true')
  expect(faults).toEqual([])
  await close()
})
