/** Slips in a whole house, call by call: what members are answered, and what records and the inbox say. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRound } from '../../../contract/operator/launch/read-round.ts'
import { changeMemberRisk } from '../../../contract/operator/sportsbook/change-member-risk.ts'
import { readPlacedSportBet } from '../../../contract/operator/sportsbook/read-placed-bet.ts'
import { readMemberRisk } from '../../../contract/operator/sportsbook/read-member-risk.ts'
import { listBets } from '../../../contract/player/cashier/list-bets.ts'
import { readBet } from '../../../contract/player/cashier/read-bet.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { cashOut } from '../../../contract/player/sportsbook/cash-out.ts'
import { listSportBets } from '../../../contract/player/sportsbook/list-sport-bets.ts'
import { placeSportBet } from '../../../contract/player/sportsbook/place-bet.ts'
import { quoteSportBet } from '../../../contract/player/sportsbook/quote-bet.ts'
import { quoteCashOut } from '../../../contract/player/sportsbook/quote-cash-out.ts'
import { readSportBet } from '../../../contract/player/sportsbook/read-sport-bet.ts'
import { setAutoCashOut } from '../../../contract/player/sportsbook/set-auto-cash-out.ts'
import { liveClock } from '../../../modules/sportsbook/slips/live-clock.ts'
import { posterKey, setGameGuards } from '../../../modules/wallet/index.ts'
import { openDatabase, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../support/cashier.ts'
import { rollUpAll } from '../../support/ledger-marks.ts'
import { scored, TestBook } from '../../support/test-book.ts'

let house: CashierHouse
let owner: Database
let book: TestBook
let operator: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  book = new TestBook(owner)
  operator = await house.operator('owner', ['rounds.read', 'members.read', 'sports.view', 'sports.limits'])
  await house.server.process.database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

async function richPlayer(number: number): Promise<Player> {
  const player = await house.player(number)
  await player.deposit(500_000)
  await house.settle()
  return player
}
const leg = (marketNo: bigint, price = 20_000) => ({
  marketId: String(marketNo),
  code: '1',
  line: null,
  price,
})
const slip = (marketNos: readonly bigint[], more: object = {}) => ({
  kind: marketNos.length === 1 ? ('SINGLE' as const) : ('PARLAY' as const),
  legs: marketNos.map((marketNo) => leg(marketNo)),
  stakeAmount: 10_000,
  acceptChange: 'NONE' as const,
  oddsFormat: 'MALAY' as const,
  ...more,
})

test('a slip is quoted, placed, listed and read, and records tell its legs', async () => {
  const player = await richPlayer(1)
  const opening = Number((await player.balances()).main)
  const [one, two] = [await book.match(), await book.match({ tier: 'C' })]
  const { legs, kind } = slip([one.marketNo, two.marketNo])
  const quoted = await player.call(quoteSportBet, { body: { kind, legs } })
  expect(quoted.value).toMatchObject({
    price: 40_000,
    combinations: 1,
    minStakeAmount: 2_000,
    maxStakeAmount: 2_000_000,
    maxPayoutAmount: 100_000_000,
    liveDelayS: 0,
    fault: null,
    faultArgs: [],
    limit: { code: 'SPORT_STAKE_MAX', args: ['฿20,000.00'] },
    legs: [
      { price: 20_000, state: 'OPEN', fault: null },
      { price: 20_000, state: 'OPEN', fault: null },
    ],
  })
  const [key, body] = [randomUUID(), slip([one.marketNo, two.marketNo])]
  const placed = await player.call(placeSportBet, { body, key })
  expect(placed).toMatchObject({
    status: 200,
    value: {
      state: 'ACCEPTED',
      stakeAmount: 10_000,
      price: 40_000,
      potentialAmount: 40_000,
      canCashOut: true,
      balance: opening - 10_000,
      legs: [
        { legNo: 1, homeName: expect.stringContaining('TEST-h'), price: 20_000, result: null },
        { legNo: 2 },
      ],
    },
  })
  const again = await player.call(placeSportBet, { body, key })
  expect(again.value).toEqual(placed.value)
  expect(again.headers.get('idempotency-hit')).toBe('true')
  const { betId } = placed.value
  const listed = await player.call(listSportBets, { query: { tab: 'OPEN' } })
  expect(listed.value).toMatchObject({ openCount: 1, openStakeAmount: 10_000, list: [{ betId }] })
  const { balance: _, ...bet } = placed.value
  expect((await player.call(readSportBet, { params: { betId } })).value).toEqual(bet)
  const stranger = await richPlayer(2)
  expect((await stranger.call(readSportBet, { params: { betId } })).code).toBe('SPORT_BET_UNKNOWN')
  const trader = await house.operator('trader', ['sports.view'])
  const seenBy = async (caller: Caller) =>
    (await caller.call(readPlacedSportBet, { params: { betId } })).value
  expect(await seenBy(operator)).toMatchObject({ address: '127.0.0.1', device: expect.stringMatching(/./) })
  expect(await seenBy(trader)).toMatchObject({ betId, address: null, device: null })

  await rollUpAll(house.server.process.database)
  const record = (await player.call(listBets)).value.list.find(({ roundId }) => roundId === betId)!
  expect(record).toMatchObject({ product: 'SPORTS', status: 'PENDING', stakeAmount: 10_000 })
  const detail = (await player.call(readBet, { params: { betNo: record.betNo } })).value.detail!
  expect(detail).toMatchObject({ lines: [{ stakeAmount: 10_000, winAmount: null }], result: null })
  // 2.00 in Malay odds.
  expect(detail.legs.map(({ price }) => price)).toEqual(['1.00', '1.00'])
  const seen = await operator.call(readRound, {
    params: { memberId: player.id, vendor: 'TCG_SPORT', roundId: betId },
  })
  expect(seen.value.detail!.legs).toHaveLength(2)
})

test('a refusal names what holds now, in the caller’s language', async () => {
  const player = await richPlayer(3)
  const { marketNo } = await book.match()
  const wrong = await player.call(placeSportBet, {
    body: slip([marketNo], { legs: [leg(marketNo, 21_000)], oddsFormat: 'DECIMAL' }),
  })
  expect(wrong).toMatchObject({
    status: 409,
    code: 'SPORT_ODDS_CHANGED',
    message: expect.stringContaining('2.10'),
    value: { leg: 1, legs: [{ marketId: String(marketNo), price: 20_000 }] },
  })
  const many = await Promise.all(Array.from({ length: 16 }, () => book.match()))
  const legs = many.map((match) => leg(match.marketNo))
  expect((await player.call(placeSportBet, { body: slip([marketNo], { kind: 'PARLAY', legs }) })).code).toBe(
    'SPORT_LEGS',
  )
  expect((await player.call(placeSportBet, { body: slip([marketNo], { stakeAmount: 20.5 }) })).code).toBe(
    'REQUEST_INVALID',
  )
  expect((await player.call(placeSportBet, { body: slip([9_999_999n]) })).code).toBe('SPORT_MARKET_UNKNOWN')
})

test('a bet is cashed out in part, set to cash out by itself, and cashed out whole', async () => {
  const player = await richPlayer(4)
  const chances = [1, 2, 3].map(() => [600_000, 0, 0, 0])
  const { marketNo } = await book.match({}, { chances })
  const { betId, balance } = (await player.call(placeSportBet, { body: slip([marketNo]) })).value
  const params = { betId }
  const first = (await player.call(quoteCashOut, { params })).value
  expect(first).toMatchObject({ offerAmount: 11_400, stakeAmount: 10_000, minPercent: 10, maxPercent: 90 })
  const [key, body] = [randomUUID(), { quoteId: first.quoteId, percent: 50, amount: 5_700 }]
  const part = await player.call(cashOut, { params, key, body })
  expect(part).toMatchObject({
    status: 200,
    value: { state: 'ACCEPTED', paidAmount: 5_700, cashedStakeAmount: 5_000, balance: balance + 5_700 },
  })
  expect((await player.call(cashOut, { params, key, body })).value).toEqual(part.value)
  const auto = await player.call(setAutoCashOut, { params, body: { amount: 20_000 } })
  expect(auto.value.autoCashOutAmount).toBe(20_000)
  const rest = (await player.call(quoteCashOut, { params })).value
  const low = { quoteId: rest.quoteId, percent: 5, amount: 1 }
  expect((await player.call(cashOut, { params, body: low })).code).toBe('SPORT_CASH_OUT_FRACTION')
  const whole = await player.call(cashOut, {
    params,
    body: { quoteId: rest.quoteId, percent: 100, amount: rest.offerAmount },
  })
  expect(whole.value).toMatchObject({
    state: 'CASHED_OUT',
    payoutAmount: 11_400,
    validAmount: 0,
    autoCashOutAmount: null,
    balance: balance + 11_400,
  })
  expect((await player.call(quoteCashOut, { params })).code).toBe('SPORT_CASH_OUT_DONE')
  const ended = await player.call(listSportBets, { query: { tab: 'SETTLED' } })
  expect(ended.value.list.map((bet) => bet.betId)).toEqual([betId])
  await house.audit()
})

test('a live bet that is not accepted is told in the inbox', async () => {
  const player = await richPlayer(5)
  const { marketNo, fixtureId } = await book.match({ status: 'LIVE', facts: scored(1, 0) })
  const placed = (await player.call(placeSportBet, { body: slip([marketNo]) })).value
  expect(placed).toMatchObject({
    state: 'PENDING',
    isLive: true,
    legs: [{ scoreAtBet: { home: 1, away: 0 } }],
  })
  await book.change(
    sql`INSERT INTO sports.incident (fixture_id, incident_no, kind, side, minute, detail)
      VALUES (${fixtureId}, 1, 'GOAL', 'AWAY', 30, '{"score":{"home":1,"away":1}}')`,
  )
  await book.change(sql`UPDATE sports.bet SET decide_at = app.now() WHERE bet_id = ${placed.betId}`)
  const { database, services } = house.server.process
  await liveClock({
    database,
    poster: services.use(posterKey),
    tell: () => {},
    onError: (error) => {
      throw error
    },
  }).runDue()
  await house.settle()
  const bet = (await player.call(readSportBet, { params: { betId: placed.betId } })).value
  expect(bet).toMatchObject({
    state: 'REJECTED',
    rejectReason: 'SPORT_LIVE_EVENT',
    rejectCause: {
      legNo: 1,
      incident: { kind: 'GOAL', side: 'AWAY', score: { home: 1, away: 1 } },
      price: null,
    },
  })
  const { list } = (await player.call(listMessages)).value
  expect(list.map(({ title }) => title)).toContain('Not accepted, stake returned')
  await house.audit()
})

test('the desk keeps a member’s stakes smaller, and stops them', async () => {
  const player = await richPlayer(6)
  const { marketNo } = await book.match({ tier: 'C' })
  const params = { memberId: player.id }
  expect((await operator.call(readMemberRisk, { params })).value).toEqual({
    memberId: player.id,
    percent: 100,
    isStopped: false,
    reason: null,
    changedAt: null,
  })
  const body = { percent: 1, isStopped: false, reason: 'wins before prices move' }
  const kept = await operator.call(changeMemberRisk, { params, body })
  expect(kept.value).toMatchObject({ percent: 1, isStopped: false, reason: 'wins before prices move' })
  const above = await player.call(placeSportBet, { body: slip([marketNo], { stakeAmount: 10_001 }) })
  expect(above).toMatchObject({ code: 'SPORT_STAKE_MAX', value: { maxStakeAmount: 10_000 } })
  await operator.call(changeMemberRisk, { params, body: { ...body, isStopped: true } })
  expect((await player.call(placeSportBet, { body: slip([marketNo]) })).code).toBe('SPORT_MEMBER_STOPPED')
  const { legs, kind } = slip([marketNo])
  const quoted = await player.call(quoteSportBet, { body: { kind, legs } })
  expect(quoted.value.limit).toEqual({ code: 'SPORT_MEMBER_STOPPED', args: [] })
  await operator.call(changeMemberRisk, { params, body: { ...body, percent: 100 } })
  expect((await player.call(placeSportBet, { body: slip([marketNo]) })).status).toBe(200)
  const nobody = { params: { memberId: 'nobody' } }
  expect((await operator.call(readMemberRisk, nobody)).code).toBe('MEMBER_NOT_FOUND')
})
