/** Lottery bets in a whole house, call by call: what members and operators are answered, and records say. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeTerms } from '../../../contract/operator/lottery/change-terms.ts'
import { listAllOrders } from '../../../contract/operator/lottery/list-all-orders.ts'
import { listOfferedGames } from '../../../contract/operator/lottery/list-offered-games.ts'
import { readDailyReport } from '../../../contract/operator/lottery/read-daily-report.ts'
import { readPlacedOrder } from '../../../contract/operator/lottery/read-placed-order.ts'
import { readRound } from '../../../contract/operator/launch/read-round.ts'
import { listBets } from '../../../contract/player/cashier/list-bets.ts'
import { readBet } from '../../../contract/player/cashier/read-bet.ts'
import { cancelOrder } from '../../../contract/player/lottery/cancel-order.ts'
import { listChases } from '../../../contract/player/lottery/list-chases.ts'
import { listOrders } from '../../../contract/player/lottery/list-orders.ts'
import { placeChase } from '../../../contract/player/lottery/place-chase.ts'
import { placeOrder } from '../../../contract/player/lottery/place-order.ts'
import { readChase } from '../../../contract/player/lottery/read-chase.ts'
import { readOrder } from '../../../contract/player/lottery/read-order.ts'
import { readTerms } from '../../../contract/player/lottery/read-terms.ts'
import { stopChase } from '../../../contract/player/lottery/stop-chase.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { addDays, businessDate } from '../../../kernel/calendar.ts'
import { DEFAULT_TIME_ZONE } from '../../../kernel/time-zone.ts'
import { classicGames } from '../../../kernel/lottery/classic/families.ts'
import { numberGames } from '../../../kernel/lottery/numbers/games.ts'
import { settlerKey } from '../../../modules/lottery/index.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../support/cashier.ts'
import { rollUpAll } from '../../support/ledger-marks.ts'
import { openIssueRow, stateResult } from '../../support/lottery.ts'
import { lastDigit } from '../../support/lottery-slips.ts'

let house: CashierHouse
let owner: Database
let operator: Caller
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  operator = await house.operator('owner', ['lottery.view', 'lottery.terms', 'rounds.read', 'members.read'])
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

let issues = 0
async function openIssue(
  gameCode = 'SSC60',
  more: { opensInS?: number; closesInS?: number } = {},
): Promise<IssueKey> {
  const key = { gameCode, numero: String(209_912_310_001n + BigInt(issues++)) }
  await openIssueRow(owner, key, more)
  return key
}
async function draw(key: IssueKey, result: string): Promise<void> {
  await stateResult(owner, key, result)
  await house.server.process.services.use(settlerKey).settle(key)
  await house.settle()
}
async function richPlayer(number: number): Promise<Player> {
  const player = await house.player(number)
  await player.deposit(100_000)
  await house.settle()
  return player
}
const slip = (issue: IssueKey, more: object = {}) => ({
  ...issue,
  lines: [lastDigit({ multiple: 10 })],
  ...more,
})

test('a slip is placed, listed, read, won, recorded and told', async () => {
  const player = await richPlayer(1)
  const opening = (await player.balances()).main
  const issue = await openIssue()
  const key = randomUUID()
  const body = slip(issue, { betG: 1_900, clientSeed: 'mine', note: 'lucky' })
  const placed = await player.call(placeOrder, { body, key })
  expect(placed).toMatchObject({
    status: 200,
    value: {
      stakeAmount: 1_000,
      potentialAmount: 9_500,
      betG: 1_900,
      clientSeed: 'mine',
      lines: [{ line: 1, combinations: 1, stakeAmount: 1_000, odds: ['9.5'] }],
      balance: Number(opening) - 1_000,
    },
  })
  const again = await player.call(placeOrder, { body, key })
  expect(again.value).toEqual(placed.value)
  expect(await player.call(placeOrder, { body: { ...body, note: '' }, key })).toMatchObject({
    status: 422,
    code: 'REQUEST_KEY_REUSED',
  })
  const { orderId } = placed.value
  const gone = (await player.call(placeOrder, { body: slip(issue) })).value
  expect(await player.call(cancelOrder, { params: { orderId: gone.orderId } })).toMatchObject({
    status: 200,
    value: { refundAmount: 1_000, balance: Number(opening) - 1_000 },
  })
  const listed = await player.call(listOrders, { query: { ...issue } })
  expect(listed.value.list.map(({ state }) => state)).toEqual(['CANCELLED', 'PLACED'])
  const bet = async () => (await player.call(readOrder, { params: { orderId } })).value
  expect(await bet()).toMatchObject({
    winAmount: null,
    result: null,
    lines: [{ state: 'PENDING', winAmount: null }],
  })

  await draw(issue, '12345')
  const { memberG } = await bet()
  const rebate = Math.floor((1_000 * (memberG! - 1_900)) / 2_000)
  expect(await bet()).toMatchObject({
    state: 'SETTLED_WIN',
    winAmount: 9_500,
    rebateAmount: rebate,
    result: '12345',
    cancelUntil: null,
    note: 'lucky',
    roundId: `SSC60-${issue.numero}`,
    lines: [
      { state: 'WIN', winAmount: 9_500, selections: [[], [], [], [], ['5']], multiple: 10, unitAmount: 100 },
    ],
  })
  expect((await player.balances()).main).toBe(opening - 1_000n + 9_500n + BigInt(rebate))
  await rollUpAll(house.server.process.database)
  const record = (await player.call(listBets)).value.list.find(
    ({ roundId }) => roundId === `SSC60-${issue.numero}`,
  )!
  expect(record).toMatchObject({
    product: 'ELOTT',
    gameCode: 'SSC60',
    stakeAmount: 1_000,
    payoutAmount: 9_500,
    validBetAmount: 1_000,
  })
  expect((await player.call(readBet, { params: { betNo: record.betNo } })).value.detail).toMatchObject({
    lines: [{ name: 'Fixed position – · – · – · – · 5', stakeAmount: 1_000, winAmount: 9_500 }],
    result: '12345',
  })
  const params = { memberId: player.id, vendor: 'ELOTT', roundId: `SSC60-${issue.numero}` }
  expect((await operator.call(readRound, { params })).value.detail!.lines).toHaveLength(1)
  const [message] = (await player.call(listMessages)).value.list
  expect(message).toMatchObject({ title: `Five digits, 1 minute issue ${issue.numero}: won` })
  await house.audit()
})

test('what the schema refuses is named by its field, and nothing moves', async () => {
  const player = await richPlayer(2)
  const opening = (await player.balances()).main
  const issue = await openIssue()
  const refused = async (more: object) => {
    const reply = await player.call(placeOrder, { body: slip(issue, more) })
    expect(reply.status).toBe(422)
    const { fields } = reply.value as unknown as { fields: { field: string }[] }
    return fields.map(({ field }) => field)
  }
  expect(await refused({ lines: [] })).toEqual(['lines'])
  expect(await refused({ lines: Array.from({ length: 1_001 }, () => lastDigit()) })).toEqual(['lines'])
  const tooMany = { lines: Array.from({ length: 101 }, () => lastDigit()) }
  expect((await player.call(placeOrder, { body: slip(issue, tooMany) })).value).toMatchObject({
    fields: [{ field: 'lines', rule: 'maxItems', message: 'Please send at most 100 entries' }],
  })
  expect(await refused({ lines: [lastDigit({ multiple: 10 ** 12 })] })).toEqual(['lines.0.multiple'])
  expect(await refused({ lines: [lastDigit(), lastDigit({ unitAmount: 30 })] })).toEqual([
    'lines.1.unitAmount',
  ])
  expect(await refused({ numero: '๒๐๙๙๑๒๓๑๐๐๐๑' })).toEqual(['numero'])
  expect(await refused({ betG: 1_901 })).toEqual(['betG'])
  expect(await player.call(placeOrder, { body: slip(issue, { betG: 1_980 }) })).toMatchObject({
    status: 422,
    code: 'LOTTERY_PRIZE_GROUP',
    message: 'Choose a prize group from 1800 to 1960',
  })
  const twice = lastDigit({ selections: [[], [], [], [], ['5', '5']] })
  expect(await player.call(placeOrder, { body: slip(issue, { lines: [lastDigit(), twice] }) })).toMatchObject(
    {
      status: 422,
      code: 'LOTTERY_COMBINATION_MISMATCH',
      message: 'Bet 2 is invalid, please check your selection',
      value: { line: 2, reason: 'DUPLICATE', row: 4 },
    },
  )
  expect((await player.balances()).main).toBe(opening)
})

test('a plan is made, read and stopped', async () => {
  const player = await richPlayer(3)
  const opening = (await player.balances()).main
  const [first, second] = [await openIssue(), await openIssue('SSC60', { opensInS: 3_600, closesInS: 7_200 })]
  const { multiple: _, ...line } = lastDigit()
  const body = {
    gameCode: 'SSC60',
    lines: [line],
    issues: [
      { numero: first.numero, multiple: 1 },
      { numero: second.numero, multiple: 3 },
    ],
    generator: 'FREE',
  }
  const key = randomUUID()
  const placed = await player.call(placeChase, { body, key })
  expect(placed).toMatchObject({
    status: 200,
    value: {
      state: 'RUNNING',
      stakeAmount: 400,
      balance: Number(opening) - 400,
      items: [{ multiple: 1 }, { multiple: 3 }],
    },
  })
  expect((await player.call(placeChase, { body, key })).value).toEqual(placed.value)
  const { chaseId } = placed.value
  expect((await player.call(readChase, { params: { chaseId } })).value).toMatchObject({
    openAmount: 400,
    lines: [{ line: 1, combinations: 1, unitAmount: 100 }],
    items: [
      { state: 'ACTIVE', numero: first.numero },
      { state: 'PENDING', numero: second.numero },
    ],
  })
  expect((await player.call(stopChase, { params: { chaseId } })).value).toMatchObject({
    state: 'STOPPED_USER',
    cancelledCount: 2,
    refundAmount: 400,
    balance: Number(opening),
  })
  expect((await player.call(listChases)).value.list).toMatchObject([
    { chaseId, state: 'STOPPED_USER', refundAmount: 400 },
  ])
  await house.audit()
})

test('the terms of a game, for the member and for operators', async () => {
  const player = await house.player(4)
  const terms = async (query: Record<string, string | number>) =>
    (await player.call(readTerms, { query })).value
  expect(await terms({ gameCode: 'SSC60', betG: 1_900 })).toMatchObject({
    memberG: 1_960,
    largestG: 1_960,
    rebateRate: '0.03',
    cancelsPerDay: null,
    maxChaseIssues: 120,
  })
  expect(await terms({ gameCode: '3D' })).toMatchObject({
    cancelsPerDay: 10,
    cancelsLeft: 10,
    maxChaseIssues: 30,
  })
  const { plays } = await terms({ gameCode: 'SSC60', betG: 1_900 })
  expect(plays.find(({ playCode }) => playCode === 'SSC_SUM5')).toMatchObject({ odds: ['1.9'] })

  const change = (body: object) =>
    operator.call(changeTerms, { params: { gameCode: 'SSC60' }, body: { reason: 'as agreed', ...body } })
  expect((await change({ largestG: 1_940, maxPayoutAmount: 50_000_000 })).value).toMatchObject({
    state: 'DONE',
    game: { largestG: 1_940 },
  })
  expect((await change({ minTicketAmount: 10 ** 9 })).code).toBe('REQUEST_INVALID')
  expect((await change({ maxPayoutAmount: 60_000_000 })).value).toMatchObject({
    state: 'PENDING',
    game: { maxPayoutAmount: 50_000_000 },
  })
  expect(await terms({ gameCode: 'SSC60' })).toMatchObject({ largestG: 1_940, betG: 1_940, rebateRate: '0' })
  const { list } = (await operator.call(listOfferedGames)).value
  expect(list).toHaveLength(classicGames.length + numberGames.length)
  expect(list.find(({ gameCode }) => gameCode === 'SSC60')).toMatchObject({
    largestG: 1_940,
    cycleSeconds: 60,
  })
})

test('operators find bets, and the report of the day adds them up', async () => {
  const [player, issue] = [await richPlayer(5), await openIssue('SSC300')]
  const { orderId } = (await player.call(placeOrder, { body: slip(issue) })).value
  await draw(issue, '00005')
  const found = (await operator.call(listAllOrders, { query: { username: 'member05', gameCode: 'SSC300' } }))
    .value
  expect(found.list).toMatchObject([
    { orderId, username: 'member05', memberId: player.id, state: 'SETTLED_WIN' },
  ])
  expect((await operator.call(readPlacedOrder, { params: { orderId } })).value).toMatchObject({
    lines: [{ state: 'WIN' }],
  })
  // The issue draws in an hour, which may be tomorrow.
  const today = businessDate(new Date(), DEFAULT_TIME_ZONE)
  const range = { from: today, to: addDays(today, 1) }
  const { rows } = (await operator.call(readDailyReport, { query: range })).value
  const won = found.list[0]!.winAmount!
  expect(rows.find(({ gameCode }) => gameCode === 'SSC300')).toMatchObject({
    placedCount: 1,
    placedAmount: 1_000,
    settledAmount: 1_000,
    openAmount: 0,
    winAmount: won,
    netAmount: 1_000 - won,
  })
})
