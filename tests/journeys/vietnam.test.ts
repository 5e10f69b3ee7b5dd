/** A member bets on a fast Vietnamese board on a phone, finds tonight's board, and checks draws again. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clock } from '../../kernel/clock.ts'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { moveClock } from '../../contract/player/dev/move-clock.ts'
import { listOpenedIssues } from '../../contract/player/lottery/list-opened-issues.ts'
import { listOrders } from '../../contract/player/lottery/list-orders.ts'
import { paths } from '../../web/player/paths.ts'
import board from '../../web/player/locales/th/lottery-board.ts'
import names from '../../web/player/locales/th/lottery-names.ts'
import numbers from '../../web/player/locales/th/lottery-numbers.ts'
import words from '../../web/player/locales/th/lottery-results.ts'
import vietnam from '../../web/player/locales/th/lottery-vietnam.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { PATIENCE_MS } from '../support/patience.ts'
import { startServer, type TestServer } from '../support/server.ts'

const FAST = 'VN_NORTH_300'
const CYCLE_S = 300
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

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

const advance = (seconds: number) => server.client().post(moveClock.path, { advance: `PT${seconds}S` })
const beginFreshIssue = () => advance(CYCLE_S - (Math.floor(clock.now().getTime() / 1000) % CYCLE_S) + 2)

async function openAs(username: string, path: string) {
  const token = await server.client().signIn(username)
  const visit = await openPage(browser, server.origin, {
    reducedMotion: 'reduce',
    session: { key: 'token', token },
    ...phone,
  })
  await visit.page.goto(server.origin + path)
  return { ...visit, token }
}

const newestResult = (gameCode: string) =>
  vi.waitFor(
    async () => {
      const [issue] = (
        await server
          .client()
          .get<{ list: { numero: string; result: string; source: string }[] }>(
            `${listOpenedIssues.path}?gameCode=${gameCode}&pageNo=1&pageSize=1`,
          )
      ).value.list
      if (!issue) throw new Error('nothing is drawn yet')
      return issue
    },
    { timeout: PATIENCE_MS, interval: 200 },
  )

const choose = (page: Page, number: string) =>
  page
    .getByRole('group', { name: vietnam.lottery_vn_numbers })
    .getByRole('button', { name: number, exact: true })
    .click()

describe('on a phone', () => {
  test('a member finds boards in the lobby, bets on a fast one, and sees what its draw paid', async () => {
    await beginFreshIssue()
    const { page, faults, token, close } = await openAs('member01', paths.lottery('/vnLottery'))
    await page.getByText(words.draw_region_north).first().waitFor()
    await page.getByLabel(words.draw_search).fill(names.lottery_vn_fast_north)
    const found = page.getByRole('region', { name: words.draw_group_vn_fast })
    await found.getByRole('link', { name: new RegExp(names.lottery_vn_fast_5) }).click()

    await choose(page, '12')
    await page.getByRole('tab', { name: vietnam.lottery_vn_tab_sets }).click()
    await choose(page, '12')
    await choose(page, '34')
    await page.getByRole('button', { name: vietnam.lottery_vn_set_add }).click()
    await page.getByRole('button', { name: numbers.lottery_slip_send }).click()
    const window = page.getByRole('dialog')
    await window.getByText('12 34').waitFor()
    await window.getByRole('button', { name: board.lottery_confirm_bet }).click()
    await window.getByRole('button', { name: board.lottery_see_ticket }).click()
    await page.getByRole('article').getByText(board.lottery_order_state_placed).waitFor()

    await advance(CYCLE_S)
    await page
      .getByRole('article')
      .getByText(
        new RegExp(`^(${board.lottery_order_state_settled_win}|${board.lottery_order_state_settled_lose})$`),
      )
      .first()
      .waitFor()
    const { value } = await server
      .client()
      .get<{ list: { stakeAmount: number; winAmount: number; gameCode: string; numero: string }[] }>(
        `${listOrders.path}?pageNo=1&pageSize=10`,
        { token },
      )
    const [order] = value.list
    // Two digits on 27 numbers at one baht each, and one set at one baht.
    expect([order?.gameCode, order?.stakeAmount]).toEqual([FAST, 2_800])
    const drawn = await newestResult(FAST)
    expect(drawn.numero).toBe(order?.numero)
    const ends = (Object.values(JSON.parse(drawn.result)) as string[][]).flat().map((one) => one.slice(-2))
    const hits = ends.filter((end) => end === '12').length
    const isPair = hits > 0 && ends.includes('34')
    expect(order?.winAmount).toBe(hits * 9_800 + (isPair ? 1_630 : 0))
    expect(faults).toEqual([])
    await close()
  })

  test('a member bets a number on three issues ahead, finds the plan among their own, and ends it', async () => {
    await beginFreshIssue()
    const { page, faults, token, close } = await openAs('member03', paths.lotteryBoard(FAST))
    const balance = async () =>
      (await server.client().get<{ balance: number }>(checkBalance.path, { token })).value.balance
    const before = await balance()
    await choose(page, '47')
    await page.getByRole('button', { name: 'โพย 1 รายการ' }).click()
    await page.getByRole('dialog').getByRole('button', { name: board.lottery_chase_short }).click()
    const count = page.getByRole('textbox', {
      name: new RegExp(`^${board.lottery_chase_count.split(' {')[0]}`),
    })
    await count.fill('3')
    await count.blur()
    await page.getByRole('button', { name: board.lottery_chase_begin }).click()
    await page.getByText(board.lottery_chase_plan_running).first().waitFor()
    await page.getByText('47', { exact: true }).waitFor()
    // 27 numbers at one baht, three times.
    expect(await balance()).toBe(before - 8_100)

    await page.goto(server.origin + paths.lotteryPlans())
    await page.getByRole('link', { name: new RegExp(names.lottery_vn_fast_5) }).click()
    await page
      .getByRole('button', { name: new RegExp(`^${board.lottery_chase_stop_refund.split(' {')[0]}`) })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: board.lottery_chase_stop }).click()
    await page.getByText(board.lottery_chase_plan_stopped_user).first().waitFor()
    expect(await balance()).toBe(before)
    expect(faults).toEqual([])
    await close()
  })

  test('the results of a day show every prize, and a demo draw holds until one digit is changed', async () => {
    const nextDay = (hour: number) => {
      const thai = new Date(clock.now().getTime() + 7 * 3_600_000)
      const target = Date.UTC(thai.getUTCFullYear(), thai.getUTCMonth(), thai.getUTCDate(), hour - 7, 20)
      const left = (target - clock.now().getTime()) / 1000
      return Math.ceil(left > 0 ? left : left + 86_400)
    }
    // The boards of the north are drawn from 18:15 on.
    await advance(nextDay(18))
    const weekday = new Date(clock.now().getTime() + 7 * 3_600_000).getUTCDay()
    const gameCode = `VN_${['THAI_BINH', 'HANOI', 'QUANG_NINH', 'BAC_NINH', 'HANOI', 'HAI_PHONG', 'NAM_DINH'][weekday]!}`
    const drawn = await newestResult(gameCode)
    expect(drawn.source).toBe('DEMO')
    const { page, faults, close } = await openAs('member01', paths.lotteryResults(gameCode))
    await page.getByText(words.draw_demo).first().waitFor()
    await page.getByText(words.draw_all_prizes).first().click()
    const first = (JSON.parse(drawn.result) as { first: string[] }).first[0]!
    await page.getByRole('table').getByText(first).waitFor()
    await page.getByRole('link', { name: words.draw_check_issue.replace('{numero}', drawn.numero) }).click()
    await page.getByText(words.draw_proof_all_hold).waitFor()
    await page.getByText(words.draw_proof_demo_text).waitFor()

    await page.getByRole('button', { name: words.draw_proof_by_hand }).click()
    const result = page.getByLabel(words.draw_proof_result_input)
    const compute = page.getByRole('button', { name: words.draw_proof_compute })
    await compute.click()
    await expect.poll(() => page.getByText(words.draw_proof_all_hold).count()).toBe(2)
    const digit = (Number.parseInt(first[0]!, 10) + 1) % 10
    await result.fill(drawn.result.replace(`"${first}"`, `"${digit}${first.slice(1)}"`))
    await compute.click()
    await page.getByText(words.draw_proof_result_fails).waitFor()
    expect(faults).toEqual([])
    await close()
  })
})
