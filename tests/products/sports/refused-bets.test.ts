/** A trader refuses a live bet while it waits; it is decided once, whoever decides it. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTickets } from '../../../contract/operator/sportsbook/list-tickets.ts'
import { readPlacedSportBet } from '../../../contract/operator/sportsbook/read-placed-bet.ts'
import { refuseSportBet } from '../../../contract/operator/sportsbook/refuse-bet.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { placeSportBet } from '../../../contract/player/sportsbook/place-bet.ts'
import { readSportBet } from '../../../contract/player/sportsbook/read-sport-bet.ts'
import { liveClock } from '../../../modules/sportsbook/slips/live-clock.ts'
import { posterKey, setGameGuards } from '../../../modules/wallet/index.ts'
import { hubKey, type Push } from '../../../platform/hub.ts'
import { openDatabase, rowsOf, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../support/cashier.ts'
import { slipFaults } from '../../support/slip-faults.ts'
import { TestBook } from '../../support/test-book.ts'

let house: CashierHouse
let owner: Database
let book: TestBook
let trader: Caller
const pushes: Push[] = []
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  book = new TestBook(owner)
  trader = await house.operator('trader', ['sports.view', 'sports.trade'])
  const { database, services } = house.server.process
  services.use(hubKey).onPush((push) => pushes.push(push))
  await database.transaction((tx) =>
    setGameGuards(tx, [{ vendor: 'TCG_SPORT', gameCode: 'SPORT-FOOTBALL', product: 'SPORTS', isOpen: true }]),
  )
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

const STAKE = 10_000
async function richPlayer(number: number): Promise<Player> {
  const player = await house.player(number)
  await player.deposit(1_000_000)
  await house.settle()
  return player
}
async function bet(player: Player, status: 'LIVE' | 'SCHEDULED' = 'LIVE') {
  const { marketNo } = await book.match({ status })
  const leg = { marketId: String(marketNo), code: '1', line: null, price: 20_000 }
  const body = {
    kind: 'SINGLE',
    legs: [leg],
    stakeAmount: STAKE,
    acceptChange: 'NONE',
    oddsFormat: 'DECIMAL',
  }
  const { value } = await player.call(placeSportBet, { body })
  expect(value.state).toBe(status === 'LIVE' ? 'PENDING' : 'ACCEPTED')
  return value
}
const refusing = (betId: string, key: string = randomUUID()) =>
  trader.call(refuseSportBet, { params: { betId }, body: { cause: 'LIABILITY' }, key })
const stateOf = async (player: Player, betId: string) =>
  (await player.call(readSportBet, { params: { betId } })).value
const mainOf = async (player: Player) => Number((await player.balances()).main)
const deedsOn = async (betId: string) =>
  (
    await rowsOf(
      owner.kysely,
      sql<{ action: string }>`SELECT action FROM app.audit_log WHERE subject = ${`sport-bet:${betId}`}`,
    )
  ).map(({ action }) => action)

const makeDue = (betIds: readonly string[]) =>
  book.change(sql`UPDATE sports.bet SET decide_at = app.now() WHERE bet_id = ANY (${[...betIds]}::text[])`)

async function decide(betIds: readonly string[]): Promise<void> {
  await makeDue(betIds)
  await decideDue()
}

async function decideDue(): Promise<void> {
  const { database, services } = house.server.process
  const clock = liveClock({
    database,
    poster: services.use(posterKey),
    tell: (push) => pushes.push(push),
    onError: (error) => {
      throw error
    },
  })
  await clock.runDue()
  await clock.stop()
}

test('a bet that waits is refused: its stake is back, its member is told, and the desk reads who it was', async () => {
  const player = await richPlayer(1)
  const opening = await mainOf(player)
  const { betId, betNo } = await bet(player)
  const key = randomUUID()
  const first = await refusing(betId, key)
  expect(first).toMatchObject({ status: 200, value: { betNo, returnedAmount: STAKE, currency: 'THB' } })
  expect((await refusing(betId, key)).value).toEqual(first.value)
  expect((await refusing(betId)).code).toBe('SPORT_BET_DECIDED')
  expect(await mainOf(player)).toBe(opening)
  expect(await stateOf(player, betId)).toMatchObject({
    state: 'REJECTED',
    rejectReason: 'SPORT_REFUSED',
    rejectCause: null,
  })
  const told = pushes.filter(({ topic, data }) => topic === 'slip' && data['betId'] === betId)
  expect(told).toEqual([
    expect.objectContaining({
      accountId: player.id,
      data: { betId, betNo, state: 'REJECTED', rejectReason: 'SPORT_REFUSED' },
    }),
  ])
  await house.settle()
  const { list } = (await player.call(listMessages)).value
  expect(list.map(({ title }) => title)).toContain('Not accepted, stake returned')
  const refusal = { rejectReason: 'SPORT_REFUSED', refusedBy: 'trader', refuseCause: 'LIABILITY' }
  expect((await trader.call(readPlacedSportBet, { params: { betId } })).value).toMatchObject(refusal)
  const tickets = (await trader.call(listTickets)).value.list
  expect(tickets.find((one) => one.betId === betId)).toMatchObject({ state: 'REJECTED', ...refusal })
  expect(await deedsOn(betId)).toEqual(['sports.refuse'])
  expect(await slipFaults(house.server.process.database, new Map())).toEqual([])
  await house.audit()
})

test('what was accepted, or never waited, is not refused any more', async () => {
  const player = await richPlayer(2)
  const live = await bet(player)
  await decide([live.betId])
  const early = await bet(player, 'SCHEDULED')
  for (const { betId } of [live, early]) {
    const before = await mainOf(player)
    expect((await refusing(betId)).code).toBe('SPORT_BET_DECIDED')
    expect((await stateOf(player, betId)).state).toBe('ACCEPTED')
    expect(await mainOf(player)).toBe(before)
    expect(await deedsOn(betId)).toEqual([])
  }
})

test('who may not trade refuses nothing, and neither does a trader without a cause or without a bet', async () => {
  const player = await richPlayer(3)
  const { betId } = await bet(player)
  const viewer = await house.operator('viewer', ['sports.view'])
  const params = { betId }
  expect((await viewer.call(refuseSportBet, { params, body: { cause: 'LATE' } })).status).toBe(403)
  for (const body of [{}, { cause: 'BORED' }, { cause: null }])
    expect((await trader.call(refuseSportBet, { params, body })).code).toBe('REQUEST_INVALID')
  expect((await refusing('no-such-bet')).code).toBe('SPORT_BET_UNKNOWN')
  await book.change(sql`UPDATE sports.bet SET merchant_id = 'another-house' WHERE bet_id = ${betId}`)
  expect((await refusing(betId)).code).toBe('SPORT_BET_UNKNOWN')
  await book.change(sql`UPDATE sports.bet SET merchant_id = m.merchant_id FROM identity.account m
    WHERE bet_id = ${betId} AND m.account_id = member_id`)
  expect((await stateOf(player, betId)).state).toBe('PENDING')
})

test('eight bets that a trader refuses while their moment comes are each accepted or returned, once', async () => {
  const player = await richPlayer(4)
  const opening = await mainOf(player)
  const bets = []
  for (let n = 0; n < 8; n++) bets.push((await bet(player)).betId)
  await makeDue(bets)
  const [answers] = await Promise.all([
    Promise.all(bets.map((betId) => refusing(betId))),
    Promise.all([decideDue(), decideDue()]),
  ])
  await decide(bets)
  const states = await Promise.all(bets.map(async (betId) => (await stateOf(player, betId)).state))
  expect(states).toEqual(answers.map(({ status }) => (status === 200 ? 'REJECTED' : 'ACCEPTED')))
  for (const { status, code } of answers) if (status !== 200) expect(code).toBe('SPORT_BET_DECIDED')
  const open = states.filter((state) => state === 'ACCEPTED').length
  expect(await mainOf(player)).toBe(opening - open * STAKE)
  expect(await slipFaults(house.server.process.database, new Map())).toEqual([])
  await house.audit()
})
