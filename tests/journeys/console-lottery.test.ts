/**
 * The desk of lotteries that are drawn elsewhere, by hand: two people make a result, and a number that is
 * closed on the map is sold no more.
 */
import { randomUUID } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { listIssues } from '../../contract/operator/lottery/list-issues.ts'
import { listResultsDesk } from '../../contract/operator/lottery/list-results-desk.ts'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { placeOrder } from '../../contract/player/lottery/place-order.ts'
import { paths } from '../../web/operator/paths.ts'
import house from '../../web/operator/locales/th/house.ts'
import days from '../../web/operator/locales/th/lottery-days.ts'
import lottery from '../../web/operator/locales/th/lottery.ts'
import numbers from '../../web/operator/locales/th/lottery-numbers.ts'
import words from '../../web/operator/locales/th/lottery-results.ts'
import { openBrowser, openPage, type WatchedPage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { startServer, type TestServer } from '../support/server.ts'
import { confirmAs } from '../support/two-people.ts'

/** One of them is open at any time of the day. */
const GAMES = ['HANOI_SPECIAL', 'HANOI_NORMAL', 'HANOI_VIP']
const DRAWN = { special: '63190', first: '44825' }

let server: TestServer
let browser: Browser
let issue: { gameCode: string; numero: string; closesAt: string }
let member: string

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  issue = await openIssue()
  member = await signIn()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

/** A process that has just started, or whose clock went ahead, is busy with issues for a while. */
const signIn = () =>
  vi.waitFor(() => server.client().signIn('member01'), { timeout: PATIENCE_MS, interval: 1_000 })

/** Of those that are open, the one that closes first, but not while it is being looked at. */
async function openIssue(): Promise<typeof issue> {
  const client = server.client()
  const open = async () => {
    const token = await client.signInOperator('owner')
    const answers = await Promise.all(
      GAMES.map((gameCode) =>
        client.get<{ list: (typeof issue)[] }>(`${listIssues.path}?gameCode=${gameCode}&state=OPEN`, {
          token,
        }),
      ),
    )
    const soon = Date.now() + 600_000
    const [first] = answers
      .flatMap(({ value }) => value.list)
      .filter(({ closesAt }) => Date.parse(closesAt) > soon)
      .sort((one, other) => Date.parse(one.closesAt) - Date.parse(other.closesAt))
    if (!first) throw new Error('no issue is made yet')
    return first
  }
  return vi.waitFor(open, { timeout: 2 * PATIENCE_MS, interval: 1_000 })
}

async function openConsole(username: string, path: string): Promise<WatchedPage> {
  const token = await vi.waitFor(() => server.client().signInOperator(username), {
    timeout: PATIENCE_MS,
    interval: 1_000,
  })
  const visit = await openPage(browser, server.origin, {
    viewport: { width: 1440, height: 900 },
    session: { key: 'operatorToken', token },
  })
  await visit.page.goto(server.origin + path)
  return visit
}

const bet = (number: string) =>
  server.client().post<{ orderId: string }>(
    placeOrder.path,
    {
      gameCode: issue.gameCode,
      numero: issue.numero,
      lines: [{ playCode: 'BOTTOM2', selections: [[number]], unitAmount: 1_000, multiple: 1 }],
    },
    { token: member, key: randomUUID() },
  )
const balance = async () =>
  (await server.client().get<{ balance: number }>(checkBalance.path, { token: member })).value.balance
const advance = (seconds: number) => server.client().post('/api/dev/clock', { advance: `PT${seconds}S` })

/** All the lotteries catch up with the hours that went by at once; then the desk has the issue. */
async function untilItWaits(): Promise<void> {
  const client = server.client()
  await vi.waitFor(
    async () => {
      const token = await client.signInOperator('owner')
      const { value } = await client.get<{ list: (typeof issue)[] }>(
        `${listResultsDesk.path}?gameCode=${issue.gameCode}&state=WAITING`,
        { token },
      )
      expect(value.list.map(({ numero }) => numero)).toContain(issue.numero)
    },
    { timeout: 2 * PATIENCE_MS, interval: 1_000 },
  )
  // Nobody stays signed in for so long.
  member = await signIn()
}

/** Types the line as the organiser publishes it into one field; it fills them all. */
const pasteInto = (page: Page, text: string) =>
  page.getByRole('textbox', { name: /รางวัลพิเศษ/ }).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)

test('two people switch a lottery from demonstration to the results desk', async () => {
  const { page, faults, close } = await openConsole('owner', paths.lotteryDaysOf(issue.gameCode))
  await page.getByRole('button', { name: days.lotday_switch_IMPORT }).click()
  const window = page.getByRole('dialog')
  await window.getByLabel(house.op_reason).fill('เปิดใช้โต๊ะใส่ผล')
  await window.getByRole('button', { name: lottery.lot_void_ask }).click()
  await page.getByText(lottery.lot_terms_waiting).first().waitFor()
  await confirmAs(server, 'finance', `lottery-source:${issue.gameCode}`)
  await page.reload()
  await page.getByText(days.lotday_source_IMPORT).waitFor()
  expect(faults).toEqual([])
  await close()
})

test('a number that is closed on the map is sold no more', async () => {
  expect((await bet('13')).status).toBe(200)
  const { page, faults, close } = await openConsole(
    'owner',
    paths.lotteryNumbersOf(issue.gameCode, issue.numero, 'BOTTOM2'),
  )
  await page.getByRole('button', { name: /^13 .*รับปกติ/ }).click()
  const form = page.getByRole('form', { name: numbers.lotnum_rule })
  expect(await form.getByLabel(numbers.lotnum_numbers).inputValue()).toBe('13')
  await form.getByLabel(house.op_reason).fill('เลขดังงวดนี้')
  await form.getByRole('button', { name: numbers.lotnum_save }).click()
  await page.getByRole('button', { name: /^13 .*ปิดรับ/ }).waitFor()
  await page.getByRole('row', { name: /13/ }).getByRole('button', { name: numbers.lotnum_end }).waitFor()
  const refused = await bet('13')
  expect(refused.code).toBe('LOTTERY_NUMBER_CLOSED')
  expect(refused.value).toMatchObject({ lines: [{ line: 1, number: '13' }] })
  expect(faults).toEqual([])
  await close()
})

test('a result that one person enters and another types again is settled and paid', async () => {
  expect((await bet('25')).status).toBe(200)
  const before = await balance()
  await advance(Math.ceil((Date.parse(issue.closesAt) - clock.nowMs()) / 1000) + 5)
  await untilItWaits()

  // The list of issues says first what somebody has to do.
  const clerk = await openConsole('finance', paths.lotteryIssues)
  const waiting = clerk.page.getByRole('table', { name: lottery.lot_waiting_title })
  await waiting
    .getByRole('row', { name: new RegExp(issue.numero) })
    .getByRole('link', { name: lottery.lot_to_desk })
    .click()
  await clerk.page.getByRole('form', { name: words.lotres_enter }).waitFor()
  await pasteInto(clerk.page, `DB ${DRAWN.special} | G1 ${DRAWN.first}`)
  await clerk.page.getByLabel(words.lotres_source_name).fill('หน้าประกาศผล')
  await clerk.page.getByRole('button', { name: words.lotres_send }).click()
  await clerk.page.getByText(words.lotres_mine).waitFor()
  expect(await clerk.page.getByRole('form', { name: words.lotres_check }).count()).toBe(0)

  const checker = await openConsole('owner', paths.lotteryResult(issue.gameCode, issue.numero))
  const check = checker.page.getByRole('form', { name: words.lotres_check })
  const [special, first] = [/รางวัลพิเศษ/, /รางวัลที่ 1/].map((name) => check.getByRole('textbox', { name }))
  await special!.fill(DRAWN.special)
  await first!.fill('44852')
  await check.getByRole('button', { name: words.lotres_confirm, exact: true }).click()
  await check.getByText(words.lotres_differs).waitFor()
  // The refusal itself is a console message of the browser, and the only one.
  expect(checker.faults.splice(0).every((fault) => fault.includes('422'))).toBe(true)
  await first!.fill(DRAWN.first)
  await check.getByRole('button', { name: words.lotres_confirm, exact: true }).click()
  await checker.page.getByText(words.lotres_checked).first().waitFor()

  await advance(61)
  await vi.waitFor(async () => expect(await balance()).toBe(before + 92_000), {
    timeout: PATIENCE_MS,
    interval: 500,
  })
  await checker.page.goto(server.origin + paths.lotteryIssue(issue.gameCode, issue.numero))
  await checker.page.getByText(lottery.lot_issue_SETTLED).first().waitFor()
  await checker.page.getByText(DRAWN.first).waitFor()
  expect([...clerk.faults, ...checker.faults]).toEqual([])
  await clerk.close()
  await checker.close()
})

test('a result that two people correct takes back what the first one paid', async () => {
  const before = await balance()
  const path = paths.lotteryResult(issue.gameCode, issue.numero)
  const numbersOf = (form: Locator) =>
    [/รางวัลพิเศษ/, /รางวัลที่ 1/].map((name) => form.getByRole('textbox', { name }))
  const fill = async (form: Locator) => {
    const [special, first] = numbersOf(form)
    await special!.fill(DRAWN.special)
    await first!.fill('44826')
  }
  const clerk = await openConsole('finance', path)
  await clerk.page.getByRole('button', { name: words.lotres_correct }).click()
  const correction = clerk.page.getByRole('form', { name: words.lotres_correct })
  await fill(correction)
  await correction.getByLabel(words.lotres_source_name).fill('หน้าประกาศผล')
  await correction.getByLabel(house.op_reason).fill('อ่านเลขผิดหลัก')
  await correction.getByRole('button', { name: words.lotres_send }).click()
  await clerk.page.getByText(words.lotres_mine).waitFor()

  const checker = await openConsole('owner', path)
  const check = checker.page.getByRole('form', { name: words.lotres_check })
  await fill(check)
  await check.getByRole('button', { name: words.lotres_confirm, exact: true }).click()
  await checker.page.getByText(words.lotres_checked).first().waitFor()
  await advance(61)
  await vi.waitFor(async () => expect(await balance()).toBe(before - 92_000), {
    timeout: PATIENCE_MS,
    interval: 500,
  })
  expect([...clerk.faults, ...checker.faults]).toEqual([])
  await clerk.close()
  await checker.close()
})
