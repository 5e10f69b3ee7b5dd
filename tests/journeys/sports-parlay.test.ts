/** One evening on a phone: a parlay of four legs, a goal, half of the bet sold, and the rest settled. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { tellFixtures } from '../../modules/sportsbook/book/tell.ts'
import { sql } from '../../platform/postgres.ts'
import bets from '../../web/player/locales/th/sports-bets.ts'
import news from '../../web/player/locales/th/sports-match.ts'
import slip from '../../web/player/locales/th/sports-slip.ts'
import texts from '../../web/player/locales/th/sports.ts'
import { sportsPaths } from '../../web/player/sports-views.ts'
import { played, stateResult } from '../support/settled-sports.ts'
import { scored } from '../support/test-book.ts'
import {
  evenChances,
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

async function placeParlay(page: Page, count: number): Promise<void> {
  for (let no = 1; no <= count; no++)
    await page
      .getByRole('article', { name: versusText(no) })
      .getByRole('button', { name: /TEST-h\d+-th ราคา/ })
      .first()
      .click()
  await page.getByRole('button', { name: texts.sport_aria_slip_open }).click()
  const sheet = page.getByRole('dialog', { name: slip.sport_slip_title })
  await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('100')
  await sheet.getByText('฿1,600.00').waitFor()
  await sheet.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿100.00' }) }).click()
  await sheet.getByRole('link', { name: texts.sport_nav_my_bets }).click()
}

test('a member places four legs, watches a goal, sells half of the bet and sees the rest settled', async () => {
  const matches = []
  for (let n = 0; n < 4; n++)
    matches.push(await journey.book.match({ startsInS: STARTS_IN_S }, { chances: evenChances }))
  const { page, faults, token, close } = await openMatchList(journey, 'member01')
  const balance = async () =>
    (await journey.server.client().get<{ balance: number }>(checkBalance.path, { token })).value.balance
  const before = await balance()
  await placeParlay(page, matches.length)
  expect(await balance()).toBe(before - 10_000)

  const { fixtureId } = matches[0]!
  await journey.book.change(
    sql`UPDATE sports.fixture SET status = 'LIVE', start_at = app.now() - interval '1 hour',
      facts = ${JSON.stringify(scored(0, 0))}, version = version + 1 WHERE fixture_id = ${fixtureId}`,
  )
  await page.getByRole('link', { name: versusText(1) }).click()
  await page.getByRole('region', { name: filled(news.sport_live_score_now, { score: '0–0' }) }).waitFor()
  await journey.book.incident(fixtureId, 'GOAL')
  await journey.book.score(fixtureId, 1, 0)
  const goal = { no: 1, kind: 'GOAL', side: 'HOME', minute: 61, added: null } as const
  await expect
    .poll(async () => {
      await tellFixtures(journey.server.process, new Map([[fixtureId, [goal]]]))
      return page.getByRole('region', { name: filled(news.sport_live_score_now, { score: '1–0' }) }).count()
    })
    .toBe(1)

  await page.goBack()
  const card = page.getByRole('article')
  await card.getByRole('button', { name: bets.sport_cash_out_title, exact: true }).click()
  // Half of 100 × 16.00 × 0.5⁴, less five of a hundred.
  await card.getByRole('button', { name: /^50% .*฿47\.50/ }).click()
  await page.getByRole('button', { name: `${bets.sport_cash_out_confirm_button} ฿47.50` }).click()
  await page.getByText(filled(bets.sport_cash_out_part_done, { amount: '฿47.50', left: '฿50.00' })).waitFor()
  expect(await balance()).toBe(before - 10_000 + 4_750)

  for (const match of matches) await stateResult(journey.owner.kysely, match.fixtureId, 1, played(1, 0))
  await page.getByText(bets.sport_history_empty_open).waitFor()
  await page.goto(journey.server.origin + sportsPaths.bets('SETTLED'))
  await card.getByText(bets.sport_bet_state_won, { exact: true }).first().waitFor()
  // Half of the stake at sixteen times, and what the other half was sold for.
  await card.getByText('฿847.50', { exact: true }).waitFor()
  const sold = { amount: '฿47.50', part: '฿50.00', left: '฿50.00' }
  await card.getByText(filled(bets.sport_cash_out_part_of, sold)).waitFor()
  expect(await balance()).toBe(before - 10_000 + 4_750 + 80_000)
  expect(faults).toEqual([])
  await close()
})
