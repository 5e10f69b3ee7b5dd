/** Weakening a control by hand: proposed by one operator, confirmed by another. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

async function openConsole(role: string, path: string): Promise<WatchedPage> {
  const token = await server.client().signInOperator(role)
  const visit = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    session: { key: 'operatorToken', token },
  })
  await visit.page.goto(`${server.origin}/operator${path}`)
  return visit
}

describe('a control', () => {
  const rawKey = /\b(?:proposal|setting|site|vendors|field)_\w+/

  test('is weakened by two: proposed by one, shown as pending beside the setting, and confirmed by another', async () => {
    const owner = await openConsole('owner', '/settings')
    const row = owner.page.getByRole('listitem').filter({ hasText: 'cashier.fourEyesAmount' })
    const change = async (baht: string) => {
      await row.getByRole('button', { name: /^แก้ไข/ }).click()
      await owner.page.getByRole('dialog').getByRole('textbox').fill(baht)
      await owner.page.getByRole('dialog').getByRole('button', { name: 'บันทึก' }).click()
    }
    await change('900000')
    await owner.page.getByText('การแก้ไขนี้ผ่อนการควบคุม จึงรอให้อีกคนยืนยัน').waitFor()
    await row.getByText('฿100,000.00 → ฿900,000.00').waitFor()
    expect(await owner.page.getByRole('main').innerText()).not.toMatch(rawKey)
    await owner.page.goto(`${server.origin}/operator/proposals`)
    const asked = owner.page.getByRole('row', { name: /฿900,000\.00/ })
    await asked.getByText('คุณเป็นผู้ขอ ต้องให้อีกคนยืนยัน').waitFor()
    expect(await asked.getByRole('button', { name: 'ยืนยัน', exact: true }).count()).toBe(0)

    const finance = await openConsole('finance', '/proposals')
    await finance.page
      .getByRole('row', { name: /฿900,000\.00/ })
      .getByRole('button', { name: 'ยืนยัน', exact: true })
      .click()
    await finance.page.getByRole('alertdialog').getByRole('button', { name: 'ยืนยัน', exact: true }).click()
    await finance.page.getByText('ไม่มีรายการ').waitFor()
    expect(await finance.page.getByRole('main').innerText()).not.toMatch(rawKey)
    await owner.page.goto(`${server.origin}/operator/settings`)
    await row.getByText('฿900,000.00').waitFor()
    await change('100000')
    await row.getByText('฿100,000.00').first().waitFor()
    expect([...owner.faults, ...finance.faults]).toEqual([])
    await finance.close()
    await owner.close()
  })

  test('stays as it is with only one operator, who sees what is missing', async () => {
    const { pool } = server.process.database
    await pool.query("UPDATE operator.account SET is_disabled = true WHERE username = 'finance'")
    const { page, faults, close } = await openConsole('owner', '/flags')
    await page.getByText('แต่ยังไม่มีใครมีสิทธิ์ยืนยัน').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'สิทธิ์ผู้ใช้งาน' }).click()
    await page.getByRole('heading', { level: 1, name: 'สิทธิ์ผู้ใช้งาน' }).waitFor()
    for (const path of ['settings', 'access', 'register-fields', 'proposals']) {
      await page.goto(`${server.origin}/operator/${path}`)
      await page.getByText('แต่ยังไม่มีใครมีสิทธิ์ยืนยัน').waitFor()
    }
    expect(faults).toEqual([])
    await pool.query("UPDATE operator.account SET is_disabled = false WHERE username = 'finance'")
    await close()
  })
})
