/** A raffle as a member sees it: tickets, the draw, the prize, and the draw done again on their device. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '../../design/format.ts'
import { clock } from '../../kernel/clock.ts'
import { openDrawClock } from '../../modules/promotions/draws/draw-clock.ts'
import { rafflePage } from '../../modules/promotions/offers/pages.ts'
import words from '../../web/player/locales/th/draws.ts'
import { paths } from '../../web/player/paths.ts'
import { openBrowser, openPage } from '../support/browser.ts'
import { openCashierHouse, type CashierHouse } from '../support/cashier.ts'
import { startPromotion } from '../support/draw-promotions.ts'

const PRIZES = [50_000, 20_000]

let cashier: CashierHouse
let browser: Browser
beforeAll(async () => {
  cashier = await openCashierHouse({ ROLES: 'gateway realtime studio' })
  browser = await openBrowser({ withGames: false })
})
afterAll(async () => {
  await browser?.close()
  await cashier?.close()
})

const database = () => cashier.server.process.database
/** Past the end of the list and the moment of the draw. */
async function draw(): Promise<void> {
  await cashier.advance('PT3661S')
  const draws = openDrawClock({
    database: database(),
    services: cashier.server.process.services,
    tell: () => {},
    onError: (error) => {
      throw error
    },
  })
  await draws.runDue()
  await draws.runDue()
}

test('tickets come with a deposit, the draw makes a winner, who claims once and draws it again', async () => {
  const member = await cashier.player(1)
  const id = await startPromotion(database().kysely, {
    kind: 'RAFFLE',
    terms: {
      perDeposit: 50_000,
      perValid: 100_000,
      prizes: PRIZES,
      drawAt: new Date(clock.nowMs() + 3_600_000).toISOString(),
    },
  })
  await member.deposit(100_000)
  await cashier.settle()
  const { page, faults, close } = await openPage(browser, cashier.server.origin, {
    reducedMotion: 'reduce',
    viewport: { width: 390, height: 664 },
    session: { key: 'token', token: member.token },
  })
  await page.goto(cashier.server.origin + paths.member('raffle'))
  await page.getByRole('listitem').filter({ hasText: '1–2' }).waitFor()
  expect(await page.getByRole('timer').first().isVisible()).toBe(true)
  // Nobody else has a ticket: with two tickets and two prizes both are won.
  await draw()
  await page.reload()
  const prize = PRIZES.reduce((sum, amount) => sum + amount, 0)
  const before = (await member.balances()).main
  const press = page.getByRole('button', {
    name: words.raffle_claim.replace('{amount}', formatMoney(prize)),
  })
  await press.click()
  await page.getByText(words.raffle_was_claimed).first().waitFor()
  expect(await press.count()).toBe(0)
  expect((await member.balances()).main).toBe(before + BigInt(prize))
  await page.getByRole('link', { name: words.raffle_verify }).click()
  await page.getByText(words.draw_check_holds).waitFor()
  expect(await page.getByText(`raffle:${id}`).first().isVisible()).toBe(true)
  for (const place of [1, 2])
    await page
      .getByRole('listitem')
      .filter({
        hasText: words.raffle_check_winner.replace('{place}', String(place)).replace('{number}', ''),
      })
      .first()
      .waitFor()
  expect(faults).toEqual([])
  await close()
})

test('of several raffles the address shows its own, and another is chosen above it', async () => {
  const startAt = (hours: number, prize: number) =>
    startPromotion(database().kysely, {
      kind: 'RAFFLE',
      terms: { prizes: [prize], drawAt: new Date(clock.nowMs() + hours * 3_600_000).toISOString() },
    })
  await startAt(5, 30_000)
  const later = await startAt(9, 70_000)
  const member = await cashier.player(2)
  const { page, faults, close } = await openPage(browser, cashier.server.origin, {
    viewport: { width: 390, height: 664 },
    session: { key: 'token', token: member.token },
  })
  await page.goto(cashier.server.origin + rafflePage(later))
  await page.getByText(formatMoney(70_000)).first().waitFor()
  expect(await page.getByText(formatMoney(30_000)).count()).toBe(0)
  expect(faults).toEqual([])
  await close()
})
