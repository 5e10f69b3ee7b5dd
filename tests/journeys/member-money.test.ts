/** A member’s money at the console: where it is, and a payout that is approved with its sum in sight. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchMembers } from '../../contract/operator/members/search-members.ts'
import { paths } from '../../web/operator/paths.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { startServer, type TestClient, type TestServer } from '../support/server.ts'

let server: TestServer
let browser: Browser
let desk: WatchedPage
let memberId: string

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await desk?.close()
  await browser?.close()
  await server?.close()
})

async function openDeposit(client: TestClient, token: string, amount: number): Promise<string> {
  const { status, value } = await client.post<{ intentId: string }>(
    '/api/wps/deposit/intent',
    { channel: 'PROMPTPAY', amount },
    { token, key: crypto.randomUUID() },
  )
  expect(status).toBe(200)
  return value.intentId
}

async function withdraw(client: TestClient, token: string): Promise<string> {
  const accounts = await client.get<{ list: { bankAccountId: string }[] }>('/api/wps/member/bankAccounts', {
    token,
  })
  const { value } = await client.post<{ withdrawalId: string }>(
    '/api/wps/withdraw',
    { bankAccountId: accounts.value.list[0]!.bankAccountId, amount: 100_000, paymentPassword: '271828' },
    { token, key: crypto.randomUUID(), sealed: true },
  )
  return value.withdrawalId
}

const openTab = (page: Page) => page.goto(server.origin + paths.member(memberId, 'money'))
const rowsOf = (page: Page, caption: string) => page.getByRole('table', { name: caption }).locator('tbody tr')

test('the money tab shows pending and past deposits and withdrawals with state, age and a link', async () => {
  const client = server.client()
  const token = await client.signIn('member10')
  // Before the deposit, whose turnover would hold it back.
  const withdrawalId = await withdraw(client, token)
  const paidId = await openDeposit(client, token, 30_000)
  await client.post('/api/dev/bank/pay', { intentId: paidId })
  const stateOf = async () =>
    (await client.get<{ state: string }>(`/api/wps/deposit/${paidId}`, { token })).value.state
  await expect.poll(stateOf).toBe('CONFIRMED')
  await client.post('/api/dev/clock', { advance: 'PT20M' })
  const openId = await openDeposit(client, await client.signIn('member10'), 40_000)
  // Signed in now: an operator's session would not have outlived the clock's step.
  const operator = await client.signInOperator('finance')
  const found = await client.get<{ list: { memberId: string }[] }>(
    `${searchMembers.path}?query=member10&pageNo=1&pageSize=1`,
    { token: operator },
  )
  memberId = found.value.list[0]!.memberId
  desk = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    session: { key: 'operatorToken', token: operator },
  })
  const { page, faults } = desk
  await openTab(page)
  const withdrawal = rowsOf(page, 'รายการถอน').first()
  await withdrawal.getByText('฿1,000.00').waitFor()
  await withdrawal.getByText('กำลังตรวจสอบ').waitFor()
  // It has been waiting since before the clock went on by twenty minutes.
  await withdrawal.getByText(/^2\d นาที$/).waitFor()
  expect(await withdrawal.getByRole('link', { name: 'เปิดรายการ' }).getAttribute('href')).toBe(
    paths.withdrawal(withdrawalId),
  )

  const [pending, past] = [rowsOf(page, 'รายการฝาก').nth(0), rowsOf(page, 'รายการฝาก').nth(1)]
  await pending.getByText('รอโอนเงิน').waitFor()
  await pending.getByText(/^\d นาที$/).waitFor()
  await past.getByText('ฝากสำเร็จ').waitFor()
  expect(await past.getByText(/นาที/).count()).toBe(0)
  await past.getByText('พร้อมเพย์').waitFor()
  expect(await pending.getByRole('link').getAttribute('href')).toBe(paths.deposit(openId))
  expect(await past.getByRole('link').getAttribute('href')).toBe(paths.deposit(paidId))
  await past.getByRole('link').click()
  await page.getByRole('dialog').getByText('ฝากสำเร็จ').first().waitFor()
  expect(faults).toEqual([])
})

test('a payout is approved only after it was asked once more, with its sum, its member and its account', async () => {
  const { page, faults } = desk
  await openTab(page)
  await rowsOf(page, 'รายการถอน').first().getByRole('link', { name: 'เปิดรายการ' }).click()
  const detail = page.getByRole('complementary', { name: 'รายละเอียด' })
  const question = page.getByRole('alertdialog', { name: 'อนุมัติ ฿1,000.00 หรือไม่' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/approve')) asked.push(request.url())
  })
  await detail.getByRole('button', { name: 'อนุมัติ', exact: true }).click()
  await question.getByText('member10').waitFor()
  await question.getByText('฿1,000.00', { exact: true }).waitFor()
  await question.getByRole('button', { name: 'ยกเลิก' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(asked).toEqual([])

  await detail.getByRole('button', { name: 'อนุมัติ', exact: true }).click()
  await question.getByRole('button', { name: 'อนุมัติ ฿1,000.00', exact: true }).click()
  await page.getByText('อนุมัติแล้ว').first().waitFor()
  expect(asked).toHaveLength(1)
  await openTab(page)
  await expect.poll(() => rowsOf(page, 'รายการถอน').first().getByText('กำลังตรวจสอบ').count()).toBe(0)
  expect(faults).toEqual([])
})
