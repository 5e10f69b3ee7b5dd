/** A member bets on numbers: from the board to a ticket that is decided, one that is taken back, and a plan. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { listOrders } from '../../contract/player/lottery/list-orders.ts'
import english from '../../web/player/locales/en/lottery-board.ts'
import results from '../../web/player/locales/en/lottery-results.ts'
import thai from '../../web/player/locales/th/lottery-board.ts'
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

const CYCLE_S = 300
const GAME = 'SSC300'

/** An issue that has begun and stays open long enough for a slow machine. */
async function beginFreshIssue(): Promise<void> {
  const into = Math.floor(clock.now().getTime() / 1000) % CYCLE_S
  await advance(CYCLE_S - into + 2)
}
const advance = (seconds: number) => server.client().post('/api/dev/clock', { advance: `PT${seconds}S` })

async function openBoard(
  username: string,
  options: Parameters<typeof openPage>[2] = {},
): Promise<WatchedPage & { token: string }> {
  const token = await server.client().signIn(username)
  const visit = await openPage(browser, server.origin, {
    reducedMotion: 'reduce',
    session: { key: 'token', token },
    ...options,
  })
  await visit.page.goto(`${server.origin}/lottery?gameCode=${GAME}`)
  return { ...visit, token }
}

const balanceOf = async (token: string) =>
  (await server.client().get<{ balance: number }>(checkBalance.path, { token })).value.balance

async function chooseStraight(page: Page, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries())
    await page.getByRole('button', { name: `${name} ${place}`, exact: true }).click()
}

describe('on a phone', () => {
  test('a member bets, the ticket is decided by the draw, and another bet is taken back', async () => {
    await beginFreshIssue()
    const { page, faults, token, close } = await openBoard('member01')
    const before = await balanceOf(token)
    await page.getByRole('tab', { name: 'ปักหลัก' }).click()
    await page.getByRole('button', { name: 'หน่วย 7', exact: true }).click()
    await page.getByRole('button', { name: thai.lottery_bet_now }).click()
    const window = page.getByRole('dialog')
    await window.getByRole('button', { name: thai.lottery_confirm_bet }).click()
    await window.getByText(thai.lottery_balance_after).waitFor()
    expect(await balanceOf(token)).toBe(before - 100)
    await window.getByRole('button', { name: thai.lottery_see_ticket }).click()
    await page.getByRole('article').getByText(thai.lottery_order_state_placed).waitFor()

    await advance(CYCLE_S)
    await page
      .getByRole('article')
      .getByText(
        new RegExp(`^(${thai.lottery_order_state_settled_win}|${thai.lottery_order_state_settled_lose})$`),
      )
      .first()
      .waitFor()

    await beginFreshIssue()
    await page.goto(`${server.origin}/lottery?gameCode=${GAME}`)
    const beforeSecond = await balanceOf(token)
    await page.getByRole('button', { name: thai.lottery_pick_random }).first().click()
    await page.getByRole('button', { name: thai.lottery_slip_add }).click()
    await page.getByRole('button', { name: thai.lottery_see_slip }).click()
    await page.getByRole('dialog').getByRole('button', { name: thai.lottery_confirm_bet }).click()
    await page.getByRole('dialog').getByRole('button', { name: thai.lottery_see_ticket }).click()
    expect(await balanceOf(token)).toBe(beforeSecond - 100)
    await page.getByRole('button', { name: thai.lottery_slip_cancel }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: thai.lottery_slip_cancel }).click()
    await page.getByRole('article').getByText(thai.lottery_order_state_cancelled).waitFor()
    expect(await balanceOf(token)).toBe(beforeSecond)
    const { value } = await server
      .client()
      .get<{ totalCount: number }>(`${listOrders.path}?pageNo=1&pageSize=10`, { token })
    expect(value.totalCount).toBe(2)
    expect(faults).toEqual([])
    await close()
  })
})

describe('on a desktop in English', () => {
  test('a multiple that no bet takes is said at its field, and the one before stands again', async () => {
    const { page, faults, close } = await openBoard('member03', {
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    })
    const multiple = page.getByRole('textbox', { name: english.lottery_multiple, exact: true })
    await multiple.fill('1000000000000')
    await page.getByRole('alert').getByText('Enter 1 to 99,999').waitFor()
    await multiple.blur()
    expect(await multiple.inputValue()).toBe('1')
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(faults).toEqual([])
    await close()
  })

  test('a payout above the limit names the multiple that is not, and one press takes it', async () => {
    await beginFreshIssue()
    const { page, faults, token, close } = await openBoard('member04', {
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    })
    const before = await balanceOf(token)
    await chooseStraight(page, ['Ten thousands', 'Thousands', 'Hundreds', 'Tens', 'Units'])
    await page.getByRole('textbox', { name: english.lottery_multiple, exact: true }).fill('99')
    await page.getByRole('button', { name: english.lottery_bet_now }).click()
    const window = page.getByRole('dialog')
    await window.getByRole('button', { name: english.lottery_confirm_bet }).click()
    // One win pays 98,000 a baht at prize group 1960, and an issue pays a million at most.
    await window.getByText('Highest multiple: 10').waitFor()
    expect(await balanceOf(token)).toBe(before)
    await window.getByRole('button', { name: 'Use multiple 10' }).click()
    await window.getByRole('button', { name: english.lottery_confirm_bet }).click()
    await window.getByText(english.lottery_balance_after).waitFor()
    expect(await balanceOf(token)).toBe(before - 1_000)
    // Its result joins the others beside the board as soon as it is drawn.
    const { value } = await server
      .client()
      .get<{ list: { numero: string }[] }>(`${listOrders.path}?pageNo=1&pageSize=1`, { token })
    await advance(CYCLE_S)
    const recent = page.getByRole('region', { name: results.draw_tab_history, exact: true })
    await recent.getByText(value.list[0]!.numero.slice(8), { exact: true }).waitFor()
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
    await close()
  })

  test('a member bets the slip on issues ahead, and stops the plan', async () => {
    await beginFreshIssue()
    const { page, faults, token, close } = await openBoard('member02', {
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    })
    const before = await balanceOf(token)
    await chooseStraight(page, ['Ten thousands', 'Thousands', 'Hundreds', 'Tens', 'Units'])
    await page.getByRole('button', { name: english.lottery_slip_add }).click()
    await page.getByRole('button', { name: english.lottery_chase_short }).click()
    await page.getByRole('radio', { name: new RegExp(`^${english.lottery_chase_doubling}`) }).click()
    const count = page.getByRole('textbox', { name: /^Issues/ })
    await count.fill('4')
    await count.blur()
    // An amount that is none is said at its field, and no plan begins without it.
    await page.getByText(english.lottery_chase_stop_from).click()
    const amount = page.getByRole('textbox', { name: english.lottery_chase_from_amount })
    await page.getByRole('button', { name: english.lottery_chase_begin }).click()
    await page.getByRole('alert').getByText(english.lottery_chase_amount_wrong).waitFor()
    expect(await amount.getAttribute('aria-invalid')).toBe('true')
    expect(await balanceOf(token)).toBe(before)
    await amount.fill('500')
    // 1 + 2 + 4 + 8 multiples of one baht.
    await page.getByRole('button', { name: english.lottery_chase_begin }).click()
    await page.getByText(english.lottery_chase_plan_running).first().waitFor()
    expect(await balanceOf(token)).toBe(before - 1_500)
    await page.getByRole('button', { name: /^Stop and take back/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: english.lottery_chase_stop }).click()
    await page.getByText(english.lottery_chase_plan_stopped_user).first().waitFor()
    expect(await balanceOf(token)).toBe(before)
    expect(faults).toEqual([])
    await close()
  })
})
