/** A line and a price move while the slip is open: one press accepts each, and the slip stays as it was. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSportBets } from '../../contract/player/sportsbook/list-sport-bets.ts'
import { sql } from '../../platform/postgres.ts'
import slip from '../../web/player/locales/th/sports-slip.ts'
import texts from '../../web/player/locales/th/sports.ts'
import {
  filled,
  openMatchList,
  openSportsJourney,
  STARTS_IN_S,
  versusText,
  type SportsJourney,
} from '../support/sports-journey.ts'

let journey: SportsJourney
beforeAll(async () => {
  journey = await openSportsJourney()
})
afterAll(() => journey?.close())

async function tap(page: Page, no: number): Promise<void> {
  await page
    .getByRole('article', { name: versusText(no) })
    .getByRole('button', { name: new RegExp(`^TEST-h${no}-th .*ราคา`) })
    .first()
    .click()
}

test('a member takes the new line at its row, the new price at the foot, and bets on what they saw', async () => {
  const handicap = { typeCode: 'AH', codes: ['HOME', 'AWAY'], prices: [19_200, 19_600], lineQ: -2 } as const
  const line = await journey.book.match({ startsInS: STARTS_IN_S }, handicap)
  const price = await journey.book.match({ startsInS: STARTS_IN_S })
  const { page, faults, token, close } = await openMatchList(journey, 'member01')
  for (const no of [1, 2]) await tap(page, no)
  await page.getByRole('button', { name: texts.sport_aria_slip_open }).click()
  const sheet = page.getByRole('dialog', { name: slip.sport_slip_title })
  await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('100')
  // 1.92 × 2.00
  await sheet.getByText('฿384.00').waitFor()

  await journey.book.market(line.fixtureId, { ...handicap, lineQ: -3, prices: [21_000, 18_100] })
  await journey.book.change(sql`UPDATE sports.market SET state = 'CLOSED' WHERE market_no = ${line.marketNo}`)
  await journey.book.price(price.marketNo, [19_000, 34_000, 42_000])
  const all = sheet.getByRole('button', { name: slip.sport_terms_accept_all, exact: true })
  await all.waitFor()
  const newLine = filled(slip.sport_line_accept, { line: '−0.75', price: '2.10' })
  await sheet.getByRole('button', { name: `${newLine}:` }).click()
  await all.waitFor({ state: 'detached' })
  const newPrice = filled(slip.sport_price_accept, { price: '1.90' })
  await sheet.getByRole('button', { name: newPrice, exact: true }).click()
  // 2.10 × 1.90
  await sheet.getByText('฿399.00').waitFor()
  await sheet.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿100.00' }) }).click()

  const placed = async () =>
    (
      await journey.server
        .client()
        .get<{ list: { stakeAmount: number; legs: { line: number | null; price: number }[] }[] }>(
          `${listSportBets.path}?tab=OPEN&pageNo=1&pageSize=1`,
          { token },
        )
    ).value.list.map(({ stakeAmount, legs }) => [stakeAmount, legs.map((leg) => [leg.line, leg.price])])
  await expect.poll(placed).toEqual([
    [
      10_000,
      [
        [-3, 21_000],
        [null, 19_000],
      ],
    ],
  ])
  expect(faults).toEqual([])
  await close()
})
