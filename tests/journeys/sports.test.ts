/** A member bets on sports with one thumb: a parlay on a phone, a price that moves, a bet that is sold. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkBalance } from '../../contract/player/cashier/check-balance.ts'
import { listFollowed } from '../../contract/player/sportsbook/list-followed.ts'
import { listSportBets } from '../../contract/player/sportsbook/list-sport-bets.ts'
import { tellFixtures } from '../../modules/sportsbook/book/tell.ts'
import bets from '../../web/player/locales/th/sports-bets.ts'
import markets from '../../web/player/locales/th/sports-markets.ts'
import news from '../../web/player/locales/th/sports-match.ts'
import told from '../../web/player/locales/th/sports-news.ts'
import slip from '../../web/player/locales/th/sports-slip.ts'
import texts from '../../web/player/locales/th/sports.ts'
import { paths } from '../../web/player/paths.ts'
import { sportsPaths } from '../../web/player/sports-views.ts'
import { played, stateResult } from '../support/settled-sports.ts'
import { scored, type FixtureDraft } from '../support/test-book.ts'
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
let made = 0
beforeAll(async () => {
  journey = await openSportsJourney()
})
afterAll(() => journey?.close())

interface Match {
  no: number
  fixtureId: string
  marketNo: bigint
}

/** Matches of this afternoon, each with its winner at 2.00, 3.40 and 4.00. */
const addMatches = async (count: number, fixture: Partial<FixtureDraft> = {}): Promise<Match[]> => {
  const added: Match[] = []
  for (let n = 0; n < count; n++) {
    const match = await journey.book.match({ startsInS: STARTS_IN_S, ...fixture }, { chances: evenChances })
    added.push({ no: ++made, ...match })
  }
  return added
}

const addLive = async (): Promise<Match> =>
  (await addMatches(1, { status: 'LIVE', startsInS: -3_000, facts: scored(0, 0) }))[0]!

const versus = ({ no }: Match) => versusText(no)

/** The home side of a match, put on the slip. */
async function tapHome(page: Page, match: Match): Promise<void> {
  const price = page
    .getByRole('article', { name: versus(match) })
    .getByRole('button', { name: /TEST-h\d+-th ราคา/ })
  await price.first().click()
  expect(await price.first().getAttribute('aria-pressed')).toBe('true')
}

const openSheet = async (page: Page) => {
  await page.getByRole('button', { name: texts.sport_aria_slip_open }).click()
  return page.getByRole('dialog', { name: slip.sport_slip_title })
}

const balanceOf = async (token: string) =>
  (await journey.server.client().get<{ balance: number }>(checkBalance.path, { token })).value.balance
const newestBet = async (token: string) =>
  (
    await journey.server
      .client()
      .get<{ list: { betNo: string; state: string; stakeAmount: number; legs: unknown[] }[] }>(
        `${listSportBets.path}?tab=OPEN&pageNo=1&pageSize=1`,
        { token },
      )
  ).value.list[0]!

describe('on a phone', () => {
  test('a member places a parlay of four legs, sees it accepted and finds it among their bets', async () => {
    const matches = await addMatches(4)
    const { page, faults, token, close } = await openMatchList(journey, 'member01')
    const before = await balanceOf(token)
    for (const match of matches) await tapHome(page, match)
    // The slip outlives a reload.
    await page.reload()
    const sheet = await openSheet(page)
    await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('100')
    await sheet.getByText('฿1,600.00').waitFor()
    await sheet.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿100.00' }) }).click()
    const bet = await expect
      .poll(() => newestBet(token))
      .toBeTruthy()
      .then(() => newestBet(token))
    await sheet.getByText(filled(slip.sport_slip_accepted, { number: bet.betNo, price: '16.00' })).waitFor()
    expect([bet.state, bet.stakeAmount, bet.legs.length]).toEqual(['ACCEPTED', 10_000, 4])
    expect(await balanceOf(token)).toBe(before - 10_000)
    await sheet.getByRole('link', { name: texts.sport_nav_my_bets }).click()
    const card = page.getByRole('article', {
      name: filled(bets.sport_history_bet_number, { number: bet.betNo }),
    })
    await card.getByText('฿1,600.00').waitFor()
    expect(await card.getByRole('listitem').count()).toBe(4)
    expect(faults).toEqual([])
    await close()
  })

  test('a price that fell is asked about again, and nothing is taken before', async () => {
    const [match] = await addMatches(1)
    const { page, faults, token, close } = await openMatchList(journey, 'member02')
    const before = await balanceOf(token)
    await tapHome(page, match!)
    const sheet = await openSheet(page)
    await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('50')
    await journey.book.price(match!.marketNo, [19_000, 34_000, 42_000])
    const accept = filled(slip.sport_price_accept, { price: '1.90' })
    await sheet.getByRole('button', { name: accept, exact: true }).click()
    await sheet.getByText('฿95.00').waitFor()
    expect(await balanceOf(token)).toBe(before)
    await sheet.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿50.00' }) }).click()
    await expect.poll(() => balanceOf(token)).toBe(before - 5_000)
    expect(faults).toEqual([])
    await close()
  })

  test('a stake with half a satang is named, and cannot be sent', async () => {
    const [match] = await addMatches(1)
    const { page, faults, close } = await openMatchList(journey, 'member02')
    await tapHome(page, match!)
    const sheet = await openSheet(page)
    const stake = sheet.getByLabel(slip.sport_slip_stake, { exact: true })
    await stake.fill('50.005')
    await sheet.getByRole('alert').getByText(slip.sport_slip_stake_wrong).waitFor()
    expect(await stake.getAttribute('aria-invalid')).toBe('true')
    expect(
      await sheet
        .getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿0.00' }) })
        .isDisabled(),
    ).toBe(true)
    await stake.fill('50.05')
    await sheet
      .getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿50.05' }), disabled: false })
      .waitFor()
    expect(faults).toEqual([])
    await close()
  })

  test('a member sells half of a bet for what they were shown, though the quote runs out on its way', async () => {
    const [match] = await addMatches(1)
    const { page, token, close } = await openMatchList(journey, 'member03')
    await tapHome(page, match!)
    const sheet = await openSheet(page)
    await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('1000')
    await sheet.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿1,000.00' }) }).click()
    await sheet.getByRole('link', { name: texts.sport_nav_my_bets }).click()
    const before = await balanceOf(token)
    await page.getByRole('button', { name: bets.sport_cash_out_title, exact: true }).click()
    // Half of 1,000 × 2.00 × 0.5, less five of a hundred.
    await page.getByRole('button', { name: /^50% .*฿475\.00/ }).click()
    const sent: object[] = []
    await page.route(/\/cash-outs$/, async (route) => {
      const body = route.request().postDataJSON() as object
      // The first arrives with a quote that does not hold any more.
      const isFirst = sent.push(body) === 1
      await route.continue(isFirst ? { postData: JSON.stringify({ ...body, quoteId: '1.1.old' }) } : {})
    })
    await page.getByRole('button', { name: `${bets.sport_cash_out_confirm_button} ฿475.00` }).click()
    await page
      .getByText(filled(bets.sport_cash_out_part_done, { amount: '฿475.00', left: '฿500.00' }))
      .waitFor()
    expect(sent).toMatchObject([{ amount: 47_500 }, { amount: 47_500 }])
    expect(await balanceOf(token)).toBe(before + 47_500)
    await close()
  })
})

describe('a bet on a match that is played', () => {
  /** Sends fifty baht on the home side, which then wait. */
  async function send(page: Page, match: Match) {
    await tapHome(page, match)
    const sheet = await openSheet(page)
    await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('50')
    await sheet.getByText(slip.sport_slip_live_note.slice(0, 12)).waitFor()
    await sheet.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿50.00' }) }).click()
    const waiting = sheet.getByRole('status').filter({ hasText: bets.sport_bet_state_pending })
    await waiting.waitFor()
    return { sheet, waiting }
  }

  test('waits in sight for its seconds, and is accepted', async () => {
    const match = await addLive()
    const { page, faults, token, close } = await openMatchList(journey, 'member04', { tab: 'LIVE' })
    const before = await balanceOf(token)
    const { waiting } = await send(page, match)
    const { betNo, state } = await newestBet(token)
    expect(state).toBe('PENDING')
    await page
      .getByText(filled(slip.sport_slip_accepted, { number: betNo, price: '2.00' }))
      .first()
      .waitFor()
    expect(await waiting.count()).toBe(0)
    expect(await balanceOf(token)).toBe(before - 5_000)
    expect(faults).toEqual([])
    await close()
  })

  test('is given back with its reason if a goal is scored meanwhile', async () => {
    const match = await addLive()
    const { page, faults, token, close } = await openMatchList(journey, 'member05', { tab: 'LIVE' })
    const before = await balanceOf(token)
    const { waiting } = await send(page, match)
    await journey.book.incident(match.fixtureId, 'GOAL')
    const incident = filled(news.sport_incident_goal_team, { team: `TEST-h${match.no}-th`, score: '1–0' })
    const said = filled(bets.sport_bet_rejected_event, { incident })
    await page.getByRole('alert').getByText(said).waitFor()
    expect(await waiting.count()).toBe(0)
    await expect.poll(() => balanceOf(token)).toBe(before)
    await page.goto(journey.server.origin + sportsPaths.bets('SETTLED'))
    await page.getByRole('article').getByText(said).waitFor()
    expect(faults).toEqual([])
    await close()
  })
})

test('goals of a followed match and what became of a bet are said on another page', async () => {
  const match = await addLive()
  const { page, faults, token, close } = await openMatchList(journey, 'member06', { tab: 'LIVE' })
  const line = page.getByRole('article', { name: versus(match) })
  await line.getByRole('button', { name: news.sport_push_follow }).click()
  await expect.poll(() => line.getByRole('button', { pressed: true }).count()).toBe(1)
  await tapHome(page, match)
  const sheet = await openSheet(page)
  await sheet.getByLabel(slip.sport_slip_stake, { exact: true }).fill('50')
  await sheet.getByRole('button', { name: filled(slip.sport_slip_place, { amount: '฿50.00' }) }).click()
  await expect.poll(async () => (await newestBet(token))?.state).toBe('ACCEPTED')
  const { betNo } = await newestBet(token)
  const followed = page.waitForResponse((response) => response.url().includes(listFollowed.path))
  await page.goto(journey.server.origin + paths.promotions())
  await followed
  await journey.book.score(match.fixtureId, 1, 0)
  const goal = { no: 1, kind: 'GOAL', side: 'HOME', minute: 61, added: null } as const
  // The page may follow the topic only a moment later; the same goal again is said once.
  await expect
    .poll(async () => {
      await tellFixtures(journey.server.process, new Map([[match.fixtureId, [goal]]]))
      return page.getByRole('status').filter({ hasText: 'TEST-h' }).allInnerTexts()
    })
    .toEqual([
      filled(told.sport_push_goal, {
        home: `TEST-h${match.no}-th`,
        score: '1–0',
        away: `TEST-a${match.no}-th`,
        minute: 61,
      }),
    ])
  await stateResult(journey.owner.kysely, match.fixtureId, 1, played(1, 0))
  await page.getByText(filled(told.sport_push_bet_won, { number: betNo, amount: '฿100.00' })).waitFor()
  expect(faults).toEqual([])
  await close()
})

test('on a desktop the slip stands beside the matches, and a second tap takes a price off', async () => {
  const matches = await addMatches(2)
  const { page, faults, close } = await openMatchList(journey, 'member01', {
    viewport: { width: 1440, height: 900 },
  })
  for (const match of matches) await tapHome(page, match)
  const column = page.getByRole('region', { name: slip.sport_slip_title })
  await column.getByRole('radio', { name: slip.sport_slip_tab_parlay }).waitFor()
  expect(await column.getByText(markets.sport_market_1x2).count()).toBe(2)
  await page
    .getByRole('article', { name: versus(matches[0]!) })
    .getByRole('button', { pressed: true })
    .first()
    .click()
  await expect.poll(() => column.getByText(markets.sport_market_1x2).count()).toBe(1)
  expect(faults).toEqual([])
  await close()
})
