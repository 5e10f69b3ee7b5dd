/** What stands on markets is what the bets say, and alarms say what a trader should look at. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changePrices } from '../../../contract/operator/sportsbook/change-prices.ts'
import { listAlarms } from '../../../contract/operator/sportsbook/list-alarms.ts'
import { listBackers } from '../../../contract/operator/sportsbook/list-backers.ts'
import { listLiability } from '../../../contract/operator/sportsbook/list-liability.ts'
import { listTickets } from '../../../contract/operator/sportsbook/list-tickets.ts'
import { readDeskFixture } from '../../../contract/operator/sportsbook/read-desk-fixture.ts'
import { readLiability } from '../../../contract/operator/sportsbook/read-liability.ts'
import { seeAlarm } from '../../../contract/operator/sportsbook/see-alarm.ts'
import { demoMemberId } from '../../../db/seeds/identity.ts'
import { openDatabase, rowsOf, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse } from '../../support/cashier.ts'
import { feedPrices, openTradedFixture, takenBet, type TradedFixture } from '../../support/trading.ts'

let house: CashierHouse
let owner: Database
let trader: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 3 })
  trader = await house.operator('trader', ['sports.view', 'sports.trade'])
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const bet = (
  { fixtureId, marketIds }: TradedFixture,
  [place, code, price]: [place: number, code: string, price: number],
  stake: bigint,
  more: {
    member?: number
    isLive?: boolean
    placedAgoS?: number
    score?: { home: number; away: number }
  } = {},
) =>
  takenBet(owner, {
    memberId: demoMemberId(more.member ?? 1),
    stake,
    legs: [{ fixtureId, marketId: marketIds[place]!, code, price }],
    ...more,
  })
const alarms = async (kind: string, fixtureId: string | null) =>
  (await trader.call(listAlarms)).value.list.filter((one) => one.kind === kind && one.fixtureId === fixtureId)

test('liability by outcome equals a recount of the bets, parlays in full on each of their legs', async () => {
  const [match, other] = [await openTradedFixture(owner), await openTradedFixture(owner)]
  await bet(match, [1, 'HOME', 20_100], 118_000_000n)
  await bet(match, [1, 'AWAY', 18_300], 40_200_000n, { member: 2 })
  await bet(match, [1, 'HOME', 20_500], 333n, { member: 2 })
  const legs = [match, other].map(({ fixtureId, marketIds }) => ({
    fixtureId,
    marketId: marketIds[1]!,
    code: 'HOME',
    price: 20_100,
  }))
  const parlay = await takenBet(owner, { memberId: demoMemberId(3), stake: 100_000n, legs })

  const { markets } = (await trader.call(readDeskFixture, { params: { fixtureId: match.fixtureId } })).value
  const market = markets.find(({ marketId }) => marketId === match.marketIds[1])!
  const counted = await rowsOf(
    owner.kysely,
    sql<{ code: string; stake: bigint; payout: bigint }>`
    SELECT g.code, sum(b.stake)::bigint AS stake, sum(b.potential)::bigint AS payout
    FROM sports.bet b JOIN sports.leg g ON g.bet_id = b.bet_id WHERE g.market_no = ${BigInt(market.marketId)} GROUP BY g.code`,
  )
  const staked = counted.reduce((sum, { stake }) => sum + stake, 0n)
  for (const { code, stake, payout } of counted)
    expect(market.selections.find((one) => one.code === code)).toMatchObject({
      stakeAmount: Number(stake),
      payoutAmount: Number(payout),
      resultAmount: Number(staked - payout),
    })
  expect(market.worstAmount).toBe(Math.min(...market.selections.map(({ resultAmount }) => resultAmount)))
  expect(market.usedPpm).toBe(Math.floor(-market.worstAmount / 200))

  const { leagues, total } = (await trader.call(listLiability)).value
  const league = leagues.find(({ leagueId }) => leagueId === match.leagueId)!
  expect(league).toMatchObject({ worstAmount: market.worstAmount, parlayCount: 1, parlayAmount: 404_010 })
  expect(total).toMatchObject({ parlayCount: 1, parlayAmount: 404_010 })
  await run(
    owner.kysely,
    sql`UPDATE sports.bet SET cashed_stake = 25000, held_payout = potential * 3 / 4 WHERE bet_id = ${parlay}`,
  )
  expect((await trader.call(listLiability)).value.total.parlayAmount).toBe(303_007)
})

test('a final score decides handicaps from the score at the bet, and other markets by the whole', async () => {
  const match = await openTradedFixture(owner)
  await run(
    owner.kysely,
    sql`
    UPDATE sports.fixture SET status = 'LIVE', facts = '{"scores":{"FT":{"home":2,"away":1}},"ended":[],"ending":null}'
    WHERE fixture_id = ${match.fixtureId}`,
  )
  // Half a goal from 2-1 on: it wins if the home side scores more from now.
  await bet(match, [1, 'HOME', 20_000], 100_000n, { isLive: true, score: { home: 2, away: 1 } })
  await bet(match, [0, 'X', 40_000], 50_000n, { member: 2 })
  await bet(match, [2, 'OVER', 19_000], 10_000n, { member: 3 })
  const liability = (await trader.call(readLiability, { params: { fixtureId: match.fixtureId } })).value
  const at = (home: number, away: number) =>
    liability.scores.find((one) => one.home === home && one.away === away)?.amount
  // 2-1: the handicap and the draw lose, three goals are over.
  expect(at(2, 1)).toBe(100_000 + 50_000 + (10_000 - 19_000))
  // 2-2: the draw pays 200,000.
  expect(at(2, 2)).toBe(100_000 + (50_000 - 200_000) + (10_000 - 19_000))
  // 3-1: the handicap pays 200,000.
  expect(at(3, 1)).toBe(100_000 - 200_000 + 50_000 + (10_000 - 19_000))
  expect(liability).toMatchObject({ counted: 3, betCount: 3, stakeAmount: 160_000 })
  expect(liability.worst!.amount).toBe(Math.min(...liability.scores.map(({ amount }) => amount)))
  expect(liability.scores).toHaveLength(25)
})

test('who is on an outcome adds up to what stands on it', async () => {
  const match = await openTradedFixture(owner)
  await bet(match, [1, 'HOME', 20_000], 10_000n)
  await bet(match, [1, 'HOME', 21_000], 20_000n, { member: 2 })
  await bet(match, [1, 'HOME', 20_000], 5_000n, { member: 2 })
  const { list, total, others } = (
    await trader.call(listBackers, { params: { marketId: match.marketIds[1]! }, query: { code: 'HOME' } })
  ).value
  expect(list).toMatchObject([
    { username: 'member02', betCount: 2, stakeAmount: 25_000, payoutAmount: 52_000, resultAmount: -27_000 },
    { username: 'member01', betCount: 1, stakeAmount: 10_000, payoutAmount: 20_000 },
  ])
  expect(total).toEqual({ betCount: 3, stakeAmount: 35_000, payoutAmount: 72_000, resultAmount: -37_000 })
  expect(others).toMatchObject({ memberCount: 0, betCount: 0 })
})

test('a large stake is an alarm until an operator has seen it, and is marked in the stream of bets', async () => {
  const match = await openTradedFixture(owner)
  await bet(match, [0, '1', 19_700], 4_999_999n, { member: 2 })
  const betId = await bet(match, [0, '1', 19_700], 5_000_000n)
  const [alarm, ...more] = await alarms('STAKE', match.fixtureId)
  expect(more).toEqual([])
  expect(alarm).toMatchObject({
    betId,
    username: 'member01',
    amount: 5_000_000,
    severity: 'WARN',
    seenAt: null,
  })
  const { list } = (await trader.call(listTickets, { query: { fixtureId: match.fixtureId } })).value
  expect(list.map((ticket) => [ticket.username, ticket.alarms])).toEqual([
    ['member01', ['STAKE']],
    ['member02', []],
  ])
  const before = (await trader.call(listAlarms)).value.waiting
  await trader.call(seeAlarm, { body: { alarmId: alarm!.alarmId } })
  const second = await house.operator('second', ['sports.view', 'sports.trade'])
  expect((await second.call(seeAlarm, { body: { alarmId: alarm!.alarmId } })).value.seenBy).toBe('trader')
  const after = (await trader.call(listAlarms)).value
  expect(after.waiting).toBe(before - 1)
  expect(after.list.at(-1)).toMatchObject({ alarmId: alarm!.alarmId, seenBy: 'trader' })
})

test('a market near its limit is an alarm, and again at every tenth of it', async () => {
  const match = await openTradedFixture(owner)
  const on = (stake: bigint) => bet(match, [2, 'OVER', 20_000], stake, { placedAgoS: 3 * 86_400 })
  await on(119_999_900n)
  expect(await alarms('EXPOSURE', match.fixtureId)).toEqual([])
  await on(100n)
  const [first] = await alarms('EXPOSURE', match.fixtureId)
  expect(first).toMatchObject({ percent: 60, amount: -120_000_000, code: 'OVER', severity: 'WARN' })
  await on(70_000_000n)
  const [second] = await alarms('EXPOSURE', match.fixtureId)
  expect(second).toMatchObject({ percent: 95, severity: 'HIGH' })
  expect(second!.alarmId).not.toBe(first!.alarmId)
})

test('bets right before a goal are an alarm', async () => {
  const match = await openTradedFixture(owner)
  await bet(match, [0, '1', 19_700], 10_000n, { isLive: true, placedAgoS: 2, score: { home: 0, away: 0 } })
  await bet(match, [0, '1', 19_700], 10_000n, { isLive: true, placedAgoS: 60, score: { home: 0, away: 0 } })
  await run(
    owner.kysely,
    sql`INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute) VALUES (${match.fixtureId}, 1, 'GOAL', 'HOME', 30)`,
  )
  expect(await alarms('LATE', match.fixtureId)).toMatchObject([{ count: 1, seconds: 5, word: 'GOAL' }])
})

test('a price that moves far at once, and a price by hand that is left behind, are alarms', async () => {
  const match = await openTradedFixture(owner)
  const [onWinner, onHandicap] = match.marketIds
  await feedPrices(owner, onWinner!, [19_000, 38_000, 36_000])
  expect(await alarms('PRICE', match.fixtureId)).toEqual([])
  await feedPrices(owner, onWinner!, [15_000, 39_000, 42_000])
  expect((await alarms('PRICE', match.fixtureId)).map((one) => [one.code, one.before, one.after])).toEqual([
    ['1', 19_000, 15_000],
  ])
  await trader.call(changePrices, {
    params: { marketId: onHandicap! },
    body: { prices: [20_500, 18_300], reason: 'a test' },
  })
  await feedPrices(owner, onHandicap!, [17_500, 21_000])
  const behind = (await alarms('PRICE', match.fixtureId)).find(({ percent }) => percent !== null)
  expect(behind).toMatchObject({ code: 'HOME', after: 20_500 })
  expect(behind!.percent).toBeGreaterThanOrEqual(10)
})

test('a feed that is silent, and a match without a result, are alarms', async () => {
  const match = await openTradedFixture(owner)
  await bet(match, [0, '1', 19_700], 10_000n)
  await run(
    owner.kysely,
    sql`INSERT INTO sports.feed (provider, name, state) VALUES ('DESK', 'a feed of tests', 'SILENT')`,
  )
  expect(await alarms('FEED', null)).toMatchObject([{ word: 'DESK', severity: 'HIGH' }])
  await run(
    owner.kysely,
    sql`UPDATE sports.fixture SET status = 'ENDED', start_at = app.now() - interval '5 hours' WHERE fixture_id = ${match.fixtureId}`,
  )
  expect(await alarms('RESULT', match.fixtureId)).toMatchObject([{ count: 3 }])
  await run(owner.kysely, sql`UPDATE sports.fixture SET status = 'ENDED' WHERE provider = 'DESK'`)
  expect(await alarms('FEED', null)).toMatchObject([{ word: 'DESK', count: 0, severity: 'INFO' }])
})
