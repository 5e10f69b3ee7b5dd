/**
 * A member and customer service communicate by hand: chat room and console, inbox, feedback and its answer,
 * channels, addresses.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listChatModels } from '../../contract/player/messaging/list-chat-models.ts'
import { openOperator } from '../../modules/operator/index.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { DEMO_PASSWORD, startServer, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let folder: string
let member: WatchedPage
let staff: WatchedPage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sala-service-'))
  server = await startServer({ env: { DATA_DIR: folder } })
  browser = await openBrowser({ withGames: false })
  const [token, operator] = [
    await server.client().signIn('member05'),
    await server.client().signInOperator('support'),
  ]
  const wide = { viewport: { width: 1440, height: 900 } }
  member = await openPage(browser, server.origin, { ...wide, session: { key: 'token', token } })
  staff = await openPage(browser, server.origin, {
    ...wide,
    session: { key: 'operatorToken', token: operator },
  })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(folder, { recursive: true, force: true })
})

const picture = async () => ({
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#117755' } })
    .png()
    .toBuffer(),
})

describe('customer service', () => {
  test('sees a member’s line at once, answers it, and only then does the member read a staff badge', async () => {
    await staff.page.goto(`${server.origin}/operator/chats`)
    await staff.page.getByRole('heading', { level: 1, name: 'แชตสด' }).waitFor()
    // The room says whether customer service is present when it opens: it is after its list was requested.
    const isStaffed = async () =>
      (await server.client().get<{ models: { isStaffed: boolean }[] }>(listChatModels.path)).value.models[0]
        ?.isStaffed
    await expect.poll(isStaffed).toBe(true)
    await member.page.goto(server.origin)
    await member.page
      .getByRole('complementary', { name: 'บริการลูกค้า' })
      .getByRole('button', { name: 'แชตสด' })
      .click()
    const room = member.page.getByRole('dialog', { name: 'ห้องแชต' })
    await room.getByText('ออนไลน์').waitFor()
    await room.getByRole('textbox').fill('ฝากเงินแล้วยอดไม่ขึ้น <b>ด่วน</b>')
    await room.getByRole('textbox').press('Enter')
    await room.getByRole('log').getByText('ฝากเงินแล้วยอดไม่ขึ้น <b>ด่วน</b>').waitFor()
    await expect.poll(() => room.getByRole('textbox').inputValue()).toBe('')
    expect(await room.getByText('เจ้าหน้าที่', { exact: true }).count()).toBe(0)
    await staff.page.getByRole('button', { name: /member05/ }).click()
    await staff.page.getByRole('button', { name: 'รับเรื่อง' }).click()
    await staff.page.getByText('คุณเป็นผู้ตอบ').first().waitFor()
    await staff.page.getByRole('textbox', { name: 'พิมพ์คำตอบ' }).fill('ขอตรวจสักครู่นะคะ')
    await staff.page.getByRole('button', { name: 'ส่ง', exact: true }).click()
    await room.getByRole('log').getByText('ขอตรวจสักครู่นะคะ').waitFor()
    await expect.poll(() => room.getByText('เจ้าหน้าที่', { exact: true }).count()).toBe(1)
    await staff.page.getByText(/สมาชิกอ่านแล้ว/).waitFor()
  })

  test('receives a picture, which both of them see', async () => {
    const room = member.page.getByRole('dialog', { name: 'ห้องแชต' })
    await room.locator('input[type=file]').setInputFiles(await picture())
    await room.getByRole('img', { name: 'ภาพ' }).waitFor()
    await staff.page.getByRole('img', { name: 'ภาพ' }).waitFor()
  })

  test('is heard while the room is closed, and Escape gives the focus back', async () => {
    await member.page.getByRole('dialog', { name: 'ห้องแชต' }).getByRole('textbox').press('Escape')
    await member.page.getByRole('dialog', { name: 'ห้องแชต' }).waitFor({ state: 'detached' })
    await expect
      .poll(() => member.page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('แชตสด')
    await staff.page.getByRole('textbox', { name: 'พิมพ์คำตอบ' }).fill('เรียบร้อยแล้วค่ะ')
    await staff.page.getByRole('button', { name: 'ส่ง', exact: true }).click()
    await member.page.getByText('เจ้าหน้าที่ตอบแล้ว').waitFor()
  })

  test('answers feedback, and the badge and the inbox of the member know at once', async () => {
    await member.page.goto(`${server.origin}/member?page=feedback`)
    await member.page.getByLabel('ข้อเสนอแนะของคุณ').fill('อยากได้เสียงเตือนเวลาเงินเข้า')
    await member.page.locator('form input[type=file]').setInputFiles(await picture())
    await member.page.getByRole('button', { name: 'ส่ง', exact: true }).click()
    await member.page.getByText('ได้รับข้อเสนอแนะของคุณแล้ว ขอบคุณที่แจ้งให้เราทราบ').first().waitFor()
    await member.page
      .getByRole('listitem')
      .filter({ hasText: 'อยากได้เสียงเตือนเวลาเงินเข้า' })
      .getByRole('img')
      .waitFor()
    await staff.page.goto(`${server.origin}/operator/feedback`)
    await staff.page
      .getByRole('listitem')
      .filter({ hasText: 'อยากได้เสียงเตือนเวลาเงินเข้า' })
      .getByRole('img')
      .waitFor()
    await staff.page.getByRole('button', { name: 'ตอบ member05' }).click()
    await staff.page.getByRole('dialog').getByRole('textbox').fill('กำลังทำอยู่ค่ะ')
    await staff.page.getByRole('button', { name: 'ส่งคำตอบ' }).click()
    await staff.page.getByText('ส่งคำตอบแล้ว').first().waitFor()
    const inbox = member.page.getByRole('link', { name: /ข้อความ, ยังไม่ได้อ่าน 2 ข้อความ/ })
    await inbox.waitFor()
    await inbox.click()
    await member.page.getByRole('button', { name: /ตอบกลับข้อเสนอแนะของคุณ/ }).click()
    await member.page.getByRole('article').getByText('กำลังทำอยู่ค่ะ').waitFor()
    await member.page.getByRole('link', { name: /ข้อความ, ยังไม่ได้อ่าน 1 ข้อความ/ }).waitFor()
    await member.page.getByRole('button', { name: 'ลบ', exact: true }).click()
    await member.page.getByRole('alertdialog').getByRole('button', { name: 'ลบ' }).click()
    await member.page.getByRole('button', { name: /ตอบกลับข้อเสนอแนะของคุณ/ }).waitFor({ state: 'detached' })
  })

  test('sends a message to named members, and says which names it does not know', async () => {
    await staff.page.goto(`${server.origin}/operator/inbox`)
    await staff.page.getByRole('button', { name: 'ข้อความใหม่' }).click()
    const window = staff.page.getByRole('dialog', { name: 'ข้อความใหม่' })
    await window.getByLabel(/ชื่อบัญชี/).fill('member05, nobody99')
    await window.getByLabel('หัวข้อ (ไทย)').fill('แจ้งวันหยุดธนาคาร')
    await window.getByLabel('ข้อความ (ไทย)').fill('วันจันทร์ธนาคารหยุด')
    await window.getByRole('button', { name: 'ส่ง', exact: true }).click()
    await window.getByText('ไม่พบ: nobody99').waitFor()
    staff.faults.splice(0)
    await window.getByLabel(/ชื่อบัญชี/).fill('member05')
    await window.getByRole('button', { name: 'ส่ง', exact: true }).click()
    await staff.page.getByText('ส่งข้อความแล้ว').first().waitFor()
    await member.page.getByRole('button', { name: /แจ้งวันหยุดธนาคาร/ }).waitFor()
  })

  test('opens other channels in a window of their own, and a blocked window is said', async () => {
    await member.page.goto(server.origin)
    await member.page.evaluate(() => {
      ;(window as never as { asked: unknown[] }).asked = []
      window.open = ((...given: unknown[]) => {
        ;(window as never as { asked: unknown[] }).asked.push(given)
        return null
      }) as never
    })
    await member.page
      .getByRole('complementary', { name: 'บริการลูกค้า' })
      .getByRole('button', { name: 'Telegram' })
      .click()
    await member.page.getByRole('alertdialog').getByText('เบราว์เซอร์บล็อกป๊อปอัปไว้ กรุณาอนุญาตแล้วลองใหม่').waitFor()
    const [address, , features] = (
      await member.page.evaluate(() => (window as never as { asked: string[][] }).asked)
    )[0]!
    expect(address).toMatch(/^\/service\/[A-Za-z0-9._-]+$/)
    expect(features).toBe('popup,width=440,height=750')
  })

  test('asks a visitor to sign in before the chat room opens', async () => {
    const visitor = await openPage(browser, server.origin, { viewport: { width: 1440, height: 900 } })
    await visitor.page.goto(server.origin)
    await visitor.page
      .getByRole('complementary', { name: 'บริการลูกค้า' })
      .getByRole('button', { name: 'แชตสด' })
      .click()
    await visitor.page.getByRole('dialog', { name: 'เข้าสู่ระบบ' }).waitFor()
    expect(visitor.faults).toEqual([])
    await visitor.close()
  })

  test('leaves no console error behind', () => {
    expect([member.faults, staff.faults]).toEqual([[], []])
  })
})

describe('the desk', () => {
  const openAddresses = async (username: string) => {
    const token = await server.client().signInOperator(username)
    const visit = await openPage(browser, server.origin, {
      viewport: { width: 1440, height: 900 },
      session: { key: 'operatorToken', token },
    })
    await visit.page.goto(`${server.origin}/operator/access`)
    return visit
  }

  test('gives the site another address only once a second person has confirmed it, and either may take the wish back', async () => {
    await server.process.database.transaction((tx) =>
      openOperator(tx, {
        merchantId: 'demo',
        username: 'owner2',
        displayName: 'Second',
        password: DEMO_PASSWORD,
        role: 'owner',
        mustChangePassword: false,
      }),
    )
    const first = await openAddresses('owner')
    const ask = async (host: string) => {
      await first.page.getByRole('button', { name: 'เพิ่มที่อยู่' }).click()
      await first.page
        .getByRole('textbox', { name: /^ที่อยู่ \d+/ })
        .last()
        .fill(host)
      await first.page.getByRole('button', { name: 'ส่งให้ยืนยัน' }).click()
      await first.page.getByText('ต้องให้ผู้ดูแลอีกคนยืนยัน').waitFor()
    }
    await ask('back.sala.example')
    expect(await first.page.getByRole('button', { name: 'ยืนยันรายการ' }).count()).toBe(0)
    await first.page.getByRole('button', { name: 'ยกเลิกรายการ' }).click()
    await first.page.getByText('ยกเลิกรายการแล้ว').waitFor()
    await ask('more.sala.example')
    const second = await openAddresses('owner2')
    await second.page.getByText('more.sala.example').waitFor()
    await second.page.getByRole('button', { name: 'ยืนยันรายการ' }).click()
    await second.page.getByText('ใช้รายการใหม่แล้ว').waitFor()
    const listed = async () =>
      (
        await server
          .client()
          .get<{ domainList: { domainName: string }[] }>('/api/wps/system/domainRoute?device=0')
      ).value.domainList.map(({ domainName }) => domainName)
    await expect.poll(listed).toEqual(expect.arrayContaining([expect.stringContaining('more.sala.example')]))
    expect(await listed()).not.toEqual(expect.arrayContaining([expect.stringContaining('back.sala.example')]))
    expect([first.faults, second.faults]).toEqual([[], []])
    await first.close()
    await second.close()
  })
})
