/** A member finds their way in the sportsbook: to one league, and to results by name and by their own bets. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeSportBet } from '../../contract/player/sportsbook/place-bet.ts'
import { toBusinessDate } from '../../design/format.ts'
import { clock } from '../../kernel/clock.ts'
import { run, sql } from '../../platform/postgres.ts'
import news from '../../web/player/locales/th/sports-match.ts'
import texts from '../../web/player/locales/th/sports.ts'
import common from '../../web/ui/locales/th/shell.ts'
import { sportsPaths } from '../../web/player/sports-views.ts'
import { openPage } from '../support/browser.ts'
import { played, stateResult } from '../support/settled-sports.ts'
import { lowPhone, openSportsJourney, versusText, type SportsJourney } from '../support/sports-journey.ts'

let journey: SportsJourney
beforeAll(async () => {
  journey = await openSportsJourney()
})
afterAll(() => journey?.close())

async function visit(path: string, token: string) {
  const opened = await openPage(journey.browser, journey.server.origin, {
    viewport: lowPhone,
    hasTouch: true,
    reducedMotion: 'reduce',
    session: { key: 'token', token },
  })
  await opened.page.goto(journey.server.origin + path)
  return opened
}

test('the name of a league leads to its matches alone, and the way back to all of them', async () => {
  const live = { status: 'LIVE', startsInS: -600 } as const
  await journey.book.match({ ...live, tier: 'A' })
  await journey.book.match({ ...live, tier: 'B' })
  const token = await journey.server.client().signIn('member01')
  const { page, faults, close } = await visit(sportsPaths.home('FOOTBALL', 'LIVE'), token)
  await page.getByRole('article', { name: versusText(1) }).waitFor()
  await page.getByRole('link', { name: /TEST-FOOTBALL-B-th$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'TEST-FOOTBALL-B-th' }).waitFor()
  const names = () =>
    page.getByRole('article').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  await expect.poll(names).toEqual([versusText(2)])
  await page.getByRole('button', { name: common.common_back, exact: true }).click()
  await page.getByRole('article', { name: versusText(1) }).waitFor()
  expect(faults).toEqual([])
  await close()
})

test('results are found by the name of a team, and by the bets of a member', async () => {
  const token = await journey.server.client().signIn('member02')
  const matches = [await journey.book.match(), await journey.book.match()]
  const [own, other] = ['TEST-h3-th', 'TEST-h4-th']
  const bet = {
    kind: 'SINGLE',
    legs: [{ marketId: String(matches[0]!.marketNo), code: '1', line: null, price: 20_000 }],
    stakeAmount: 10_000,
    acceptChange: 'NONE',
    oddsFormat: 'DECIMAL',
  }
  const placed = await journey.server.client().post(placeSportBet.path, bet, { token, key: randomUUID() })
  expect(placed.status).toBe(200)
  const startAt = new Date(clock.nowMs())
  for (const { fixtureId } of matches) {
    await run(
      journey.owner.kysely,
      sql`UPDATE sports.fixture SET status = 'RESULTED', start_at = ${startAt} WHERE fixture_id = ${fixtureId}`,
    )
    await stateResult(journey.owner.kysely, fixtureId, 1, played(1, 0))
  }
  const day = toBusinessDate(startAt.getTime())
  const { page, faults, close } = await visit(sportsPaths.results('FOOTBALL', day), token)
  const row = (name: string) => page.getByText(name, { exact: true })
  await row(own).waitFor()
  await row(other).waitFor()
  await page.getByRole('button', { name: news.sport_result_mine }).click()
  await row(other).waitFor({ state: 'detached' })
  expect(await row(own).count()).toBe(1)
  await page.getByRole('button', { name: news.sport_result_mine }).click()
  await page.getByRole('button', { name: texts.sport_nav_search }).click()
  await page.getByRole('textbox', { name: texts.sport_nav_search }).fill(other)
  await row(own).waitFor({ state: 'detached' })
  expect(await row(other).count()).toBe(1)
  expect(faults).toEqual([])
  await close()
})
