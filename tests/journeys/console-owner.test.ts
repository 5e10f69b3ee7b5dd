/** What an owner does in the console: accounts, the site's state, the log, fields and settings. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readOpening } from '../../contract/operator/dashboard/read-opening.ts'
import { paths } from '../../web/operator/paths.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
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

describe('an owner', () => {
  test('reads on the console’s home what the house still lacks, and tries its mail', async () => {
    const owner = await openConsole('owner', '/account')
    const { page, faults } = owner
    // Of a demo nothing is missing; what the server finds in a live house has its own test.
    await page.route(`**${readOpening.path}`, (route) =>
      route.fulfill({
        json: {
          success: true,
          value: {
            items: [
              { item: 'NAME', state: 'DONE' },
              { item: 'DOMAIN', state: 'MISSING' },
              { item: 'RECEIVER', state: 'MISSING' },
              { item: 'OPERATOR', state: 'MISSING' },
              { item: 'MAIL', state: 'UNTRIED' },
              { item: 'SMS', state: 'MISSING' },
            ],
          },
        },
      }),
    )
    await page.goto(server.origin + paths.dashboard)
    await page.getByText('เสร็จแล้ว 1 จาก 6').waitFor()
    const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
    await line('ชื่อเว็บไซต์').getByText('เรียบร้อย').waitFor()
    for (const [name, place] of [
      ['โดเมน', paths.access],
      ['บัญชีรับเงิน', paths.receivers],
      ['เจ้าของคนที่สอง', paths.operators],
      ['SMS_GATEWAY_URL', paths.messages],
    ] as const)
      expect(await line(name).getByRole('link', { name: 'ไปตั้งค่า' }).getAttribute('href')).toBe(place)
    await line('อีเมล').getByRole('button', { name: 'ทดสอบส่ง' }).click()
    const trial = page.getByRole('dialog', { name: 'ทดสอบส่งอีเมล' })
    await trial.getByLabel('อีเมลของคุณ').fill('owner@example.com')
    await trial.getByRole('button', { name: 'ส่งข้อความทดสอบ' }).click()
    await trial.getByText('โหมดสาธิตไม่ส่งข้อความออก ข้อความอยู่ในรายการ SMS และอีเมล').waitFor()
    expect(faults).toEqual([])
    await owner.close()
  })

  test('opens an account, whose first password must be changed before anything else', async () => {
    const owner = await openConsole('owner', '/operators')
    await owner.page.getByRole('button', { name: 'เพิ่มผู้ดูแล' }).click()
    const dialog = owner.page.getByRole('dialog')
    await dialog.getByLabel('ชื่อผู้ใช้').fill('night7')
    await dialog.getByLabel('ชื่อ', { exact: true }).fill('กะกลางคืน')
    await dialog.getByLabel('รหัสผ่านแรก').fill('a first password 2026')
    await dialog.getByRole('button', { name: 'เพิ่มผู้ดูแล' }).click()
    await owner.page.getByRole('cell', { name: 'night7', exact: true }).waitFor()
    const night = await openPage(browser, server.origin, wide)
    await night.page.goto(`${server.origin}/operator`)
    await typeSignIn(night.page, 'night7', 'a first password 2026')
    await night.page.getByLabel('รหัสผ่านปัจจุบัน').fill('a first password 2026')
    await night.page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill('a password of my own')
    await night.page.getByLabel('รหัสผ่านใหม่อีกครั้ง').fill('a password of my own')
    await night.page.getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click()
    await night.page.getByRole('heading', { level: 1, name: 'แดชบอร์ด' }).waitFor()
    expect([...owner.faults, ...night.faults]).toEqual([])
    await night.close()
    await owner.close()
  })

  test('puts the site under maintenance and opens it again', async () => {
    const { page, faults, close } = await openConsole('owner', '/status')
    for (const [name, status] of [
      ['ปิดปรับปรุง', 1],
      ['เปิดให้บริการ', 0],
    ] as const) {
      await page.getByText(name, { exact: true }).last().click()
      await page.getByRole('button', { name: 'เปลี่ยนสถานะ' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'เปลี่ยนสถานะ' }).click()
      await page.getByText('เปลี่ยนสถานะแล้ว').last().waitFor()
      await expect
        .poll(
          async () => (await server.client().get<{ status: number }>('/api/wps/system/status')).value.status,
        )
        .toBe(status)
    }
    expect(faults).toEqual([])
    await close()
  })

  test('verifies the log and proves the ledger', async () => {
    const { page, faults, close } = await openConsole('owner', '/audit')
    await page.getByRole('button', { name: 'ตรวจสอบความถูกต้อง' }).click()
    await page.getByText(/ถูกต้องครบถ้วน ตรวจแล้ว \d+ แถว/).waitFor()
    await page.getByRole('button', { name: 'พิสูจน์บัญชีแยกประเภท' }).click()
    await page.getByText('บัญชีแยกประเภทถูกต้องทุกข้อ').waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('asks for a field at registration, and players are asked for it', async () => {
    const { page, faults, close } = await openConsole('owner', '/register-fields')
    await page.getByRole('button', { name: 'แก้ไขช่อง Telegram' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('แสดงช่องนี้').click()
    await dialog.getByText('ต้องกรอก', { exact: true }).click()
    await dialog.getByLabel('ต่ำสุด (ตัว)').fill('5')
    await dialog.getByLabel('สูงสุด (ตัว)').fill('4')
    await dialog.getByRole('button', { name: 'บันทึก' }).click()
    await dialog.getByText('ค่าสูงสุดน้อยกว่าค่าต่ำสุด').waitFor()
    await dialog.getByLabel('สูงสุด (ตัว)').fill('32')
    await dialog.getByRole('button', { name: 'บันทึก' }).click()
    await dialog.waitFor({ state: 'detached' })
    const asked = async () =>
      (await server.client().get<{ telegram: object }>('/api/wps/system/setting/register')).value.telegram
    await expect.poll(asked).toMatchObject({ enabled: true, required: true, minLength: 5, maxLength: 32 })
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await close()
  })

  test('changes a setting, and the value stays', async () => {
    const { page, faults, close } = await openConsole('owner', '/settings')
    await page.getByRole('button', { name: 'แก้ไข ฝากขั้นต่ำ' }).click()
    await page.getByRole('dialog').getByLabel('ค่า').fill('75')
    await page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click()
    await page.getByText('฿75.00').waitFor()
    expect(faults).toEqual([])
    await close()
  })
})
