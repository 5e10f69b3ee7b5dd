/** A member buys a government ticket by hand on a phone: found again, copied and taken back. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeNumberRule } from '../../contract/operator/lottery/change-number-rule.ts'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import board from '../../web/player/locales/th/lottery-board.ts'
import words from '../../web/player/locales/th/lottery-numbers.ts'
import { paths } from '../../web/player/paths.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { startServer, type TestServer } from '../support/server.ts'

const GAME = 'THAI_GOV'
/** What a minute is enough for. */
const MOST_TAPS = 15

let server: TestServer
let browser: Browser

beforeAll(async () => {
  server = await startServer()
  browser = await openBrowser({ withGames: false })
  const token = await server.client().signInOperator('owner')
  const limit = (playCode: string, number: string, mode: 'HALF' | 'CLOSED') =>
    server
      .client()
      .post(
        changeNumberRule.path,
        { gameCode: GAME, playCode, numbers: [number], mode, reason: 'a number that everybody bets on' },
        { token, key: crypto.randomUUID() },
      )
  expect(await limit('BOTTOM2', '47', 'HALF')).toMatchObject({ success: true })
  expect(await limit('TOP2', '13', 'CLOSED')).toMatchObject({ success: true })
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function openBoard(username: string, options: Parameters<typeof openPage>[2] = {}) {
  const token = await server.client().signIn(username)
  const visit = await openPage(browser, server.origin, {
    viewport: { width: 390, height: 664 },
    reducedMotion: 'reduce',
    session: { key: 'token', token },
    ...options,
  })
  await visit.page.goto(server.origin + paths.lotteryBoard(GAME))
  return { ...visit, token }
}

const balanceOf = async (token: string) =>
  (await server.client().get<{ balance: number }>(checkBalance.path, { token })).value.balance

/** Presses one button after the other, and counts. */
function tapper(page: Page) {
  let taps = 0
  return {
    get taps() {
      return taps
    },
    async tap(name: string | RegExp, { role = 'button' as 'button' | 'tab', isInWindow = false } = {}) {
      const place = isInWindow ? page.getByRole('dialog') : page
      await place.getByRole(role, { name, exact: true }).last().click()
      taps++
    },
    async type(number: string) {
      for (const digit of number) await this.tap(digit)
    },
  }
}

describe('on a phone', () => {
  test('a member bets two digits above and below, sees what pays less, and takes the ticket back', async () => {
    const { page, faults, token, close } = await openBoard('member01')
    const before = await balanceOf(token)
    const hand = tapper(page)
    await hand.tap(words.lottery_group_two, { role: 'tab' })
    await hand.type('47')
    await hand.type('09')
    await hand.tap(words.lottery_slip_send)
    const window = page.getByRole('dialog')
    await window.getByText('จ่าย 46').waitFor()
    await window.getByText('จ่าย 92').first().waitFor()
    await hand.tap(board.lottery_confirm_bet, { isInWindow: true })
    await window.getByText(board.lottery_balance_after).waitFor()
    expect(await balanceOf(token)).toBe(before - 8_000)
    await hand.tap(board.lottery_see_ticket, { isInWindow: true })
    expect(hand.taps).toBeLessThanOrEqual(MOST_TAPS)

    const paper = page.getByRole('article')
    await paper.getByText(board.lottery_order_state_placed).waitFor()
    await expect.poll(() => paper.getByRole('listitem').count()).toBe(4)
    await paper.getByRole('listitem').filter({ hasText: 'จ่าย 46' }).getByText('47').waitFor()

    // A copy is a slip again, and the ticket stays as it is.
    const ticket = page.url()
    await page.getByRole('button', { name: board.lottery_ticket_copy }).click()
    await page.getByRole('region', { name: board.lottery_my_slip }).getByText('4 รายการ').waitFor()
    await page.goto(ticket)
    await page.getByRole('button', { name: board.lottery_slip_cancel }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: board.lottery_slip_cancel }).click()
    await paper.getByText(board.lottery_order_state_cancelled).first().waitFor()
    expect(await balanceOf(token)).toBe(before)
    expect(faults).toEqual([])
    await close()
  })

  test('a closed number is not put on the slip, and the rest of the entry is', async () => {
    const { page, faults, close } = await openBoard('member02')
    const hand = tapper(page)
    await hand.tap(words.lottery_group_two, { role: 'tab' })
    await hand.type('13')
    await page.getByText('เลขปิดรับ 1 รายการ ไม่ได้เพิ่ม').waitFor()
    await page.getByRole('region', { name: board.lottery_my_slip }).getByText('1 รายการ').waitFor()
    await hand.tap(words.lottery_undo)
    await page
      .getByRole('region', { name: board.lottery_my_slip })
      .getByText(board.lottery_pick_first)
      .waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('a stake that no bet takes is said at its field, and the one before stands again', async () => {
    const { page, faults, close } = await openBoard('member04')
    const bar = page.getByRole('region', { name: board.lottery_my_slip })
    const stake = bar.getByRole('textbox').first()
    const before = await stake.inputValue()
    const range = board.lottery_range.replace('{least}', '฿1').replace('{most}', '฿1,000,000')
    for (const wrong of ['0', '0.50', '1000001', '100000000000', '-5', 'ร้อย']) {
      await stake.fill(wrong)
      await bar.getByRole('alert').getByText(range).waitFor()
      await stake.blur()
      expect(await stake.inputValue()).toBe(before)
      expect(await bar.getByRole('alert').count()).toBe(0)
    }
    await stake.fill('๕๐')
    await stake.blur()
    expect(await stake.inputValue()).toBe('50')
    expect(faults).toEqual([])
    await close()
  })

  test('stakes, total and the way on are in view, held upright and sideways', async () => {
    for (const viewport of [
      { width: 390, height: 664 },
      { width: 844, height: 390 },
    ]) {
      const { page, close } = await openBoard('member03', { viewport })
      const bar = page.getByRole('region', { name: board.lottery_my_slip })
      for (const part of [
        bar.getByRole('textbox').first(),
        bar.getByText('฿0.00'),
        bar.getByRole('button').last(),
      ]) {
        await part.waitFor()
        const box = (await part.boundingBox())!
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.y + box.height).toBeLessThanOrEqual(viewport.height)
      }
      await close()
    }
  })
})
