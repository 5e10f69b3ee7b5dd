/** The calls of bets on whole numbers, for members in each tree and for operators. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeNumberRule } from '../../../contract/operator/lottery/change-number-rule.ts'
import { changeOdds } from '../../../contract/operator/lottery/change-odds.ts'
import { changeTerms } from '../../../contract/operator/lottery/change-terms.ts'
import { listIssues } from '../../../contract/operator/lottery/list-issues.ts'
import { listNumberRules } from '../../../contract/operator/lottery/list-number-rules.ts'
import { listPlayOdds } from '../../../contract/operator/lottery/list-play-odds.ts'
import { readExposure } from '../../../contract/operator/lottery/read-exposure.ts'
import { deleteNumberSet } from '../../../contract/player/lottery/delete-number-set.ts'
import { listChases } from '../../../contract/player/lottery/list-chases.ts'
import { listLimitedNumbers } from '../../../contract/player/lottery/list-limited-numbers.ts'
import { listNumberSets } from '../../../contract/player/lottery/list-number-sets.ts'
import { listOrders } from '../../../contract/player/lottery/list-orders.ts'
import { placeChase } from '../../../contract/player/lottery/place-chase.ts'
import { placeOrder } from '../../../contract/player/lottery/place-order.ts'
import { quoteOrder } from '../../../contract/player/lottery/quote-order.ts'
import { readChase } from '../../../contract/player/lottery/read-chase.ts'
import { readOrder } from '../../../contract/player/lottery/read-order.ts'
import { readTerms } from '../../../contract/player/lottery/read-terms.ts'
import { saveNumberSet } from '../../../contract/player/lottery/save-number-set.ts'
import { stopChase } from '../../../contract/player/lottery/stop-chase.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { inTrees } from '../../../contract/shared/lottery-trees.ts'
import { settlerKey } from '../../../modules/lottery/index.ts'
import { openDatabase, run, sql, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../support/cashier.ts'
import { openIssueRow, stateResult } from '../../support/lottery.ts'

let house: CashierHouse
let owner: Database
let operator: Caller
let player: Player
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  operator = await house.operator('owner', ['lottery.view', 'lottery.terms'])
  player = await house.player(1)
  await player.deposit(1_000_000)
  await house.settle()
})
afterAll(async () => {
  await owner.close()
  await house.close()
})

let issues = 0
async function openIssue(gameCode: string) {
  const key = { gameCode, numero: String(20_991_231 + issues++) }
  await openIssueRow(owner, key)
  return key
}
const top3 = (number: string, more: object = {}) => ({
  playCode: 'TOP3',
  selections: [[number]],
  unitAmount: 100,
  ...more,
})
const sea = <One extends { path: string }>(call: One): One =>
  inTrees(call as never, call.path.slice('/api/lotto/lgw'.length)).SEA as unknown as One
const vn = <One extends { path: string }>(call: One): One =>
  inTrees(call as never, call.path.slice('/api/lotto/lgw'.length)).VN as unknown as One

test('a slip is quoted, placed, read and paid, in the tree of its lottery', async () => {
  const issue = await openIssue('LAO')
  const lines = [top3('846'), top3('007', { playCode: 'TOD3' })]
  const quote = (await player.call(sea(quoteOrder), { body: { ...issue, lines } })).value
  expect(quote).toMatchObject({
    stakeAmount: 200,
    potentialAmount: 97_000,
    lines: [
      { state: 'OPEN', odds: ['850'], cover: 1, potentialAmount: 85_000, mostUnitAmount: null },
      { state: 'OPEN', odds: ['120', '120'] },
    ],
  })
  const body = { ...issue, lines: lines.map((line) => ({ ...line, multiple: 1 })) }
  const placed = (await player.call(sea(placeOrder), { body })).value
  expect(placed).toMatchObject({ betG: null, stakeAmount: 200, potentialAmount: 97_000 })
  // Another tree does not know the lottery, and finds none of its bets.
  expect((await player.call(vn(placeOrder), { body })).code).toBe('LOTTERY_GAME_UNKNOWN')
  const params = { orderId: placed.orderId }
  expect((await player.call(vn(readOrder), { params })).code).toBe('LOTTERY_ORDER_NOT_FOUND')
  expect((await player.call(vn(listOrders))).value.list).toEqual([])
  expect((await player.call(sea(listOrders))).value.list).toMatchObject([params])
  await stateResult(owner, issue, '{"first":["9846"]}')
  await house.server.process.services.use(settlerKey).settle(issue)
  await house.settle()
  expect((await player.call(readOrder, { params })).value).toMatchObject({
    state: 'SETTLED_WIN',
    winAmount: 85_000,
    rebateAmount: 0,
    lines: [
      { selections: [['846']], factor: '1', state: 'WIN', winAmount: 85_000 },
      { selections: [['007']], state: 'LOSE' },
    ],
  })
  const [message] = (await player.call(listMessages)).value.list
  expect(message!.content).toContain('3 top 846, 2 bottom 98')
})

test('the tree of the SEA lotteries knows plans, of which its lotteries sell none', async () => {
  const { numero } = await openIssue('LAO')
  const before = (await player.balances()).main
  const body = { gameCode: 'LAO', lines: [top3('846')], issues: [{ numero, multiple: 1 }] }
  expect(await player.call(sea(placeChase), { body })).toMatchObject({
    status: 422,
    code: 'LOTTERY_CHASE_NONE',
    message: 'This lottery takes no bets on issues ahead',
  })
  expect((await player.call(vn(placeChase), { body })).code).toBe('LOTTERY_GAME_UNKNOWN')
  expect((await player.call(sea(listChases))).value).toMatchObject({ list: [], totalCount: 0 })
  const params = { chaseId: randomUUID() }
  expect((await player.call(sea(readChase), { params })).code).toBe('LOTTERY_CHASE_NOT_FOUND')
  expect((await player.call(sea(stopChase), { params })).code).toBe('LOTTERY_CHASE_NOT_FOUND')
  expect((await player.balances()).main).toBe(before)
})

test('terms say the odds and limits of whole numbers, and have no prize groups', async () => {
  expect((await player.call(readTerms, { query: { gameCode: 'THAI_GOV' } })).value).toMatchObject({
    kind: 'NUMBERS',
    memberG: null,
    betG: null,
    units: [],
    leastUnit: 100,
    maxLines: 1_000,
    cancelRule: { until: 'BEFORE_CLOSE', seconds: 3_600 },
    cancelsPerDay: 5,
    maxChaseIssues: 0,
    plays: expect.arrayContaining([
      { playCode: 'TOP3', prizes: ['WIN'], odds: ['900'], maxNumberAmount: 200_000 },
    ]),
  })
  const limits = { numberLimits: [{ playCode: 'TOP3', maxAmount: 100_000 }], reason: 'as agreed' }
  const params = { gameCode: 'THAI_GOV' }
  expect((await operator.call(changeTerms, { params, body: limits })).value).toMatchObject({ state: 'DONE' })
  const wrong = { params, body: { largestG: 1_900, reason: 'as agreed' } }
  expect((await operator.call(changeTerms, wrong)).code).toBe('REQUEST_INVALID')
})

test('lower odds hold at once, higher ones wait for a second person and leave the house its edge', async () => {
  const params = { gameCode: 'HANOI_NORMAL' }
  const change = (odds: string[]) =>
    operator.call(changeOdds, { params, body: { playCode: 'TOP3', odds, reason: 'as agreed' } })
  expect((await change(['800'])).value).toMatchObject({ state: 'DONE', play: { odds: ['800'] } })
  expect((await change(['900'])).value).toMatchObject({ state: 'PENDING', play: { odds: ['800'] } })
  expect((await change(['999'])).code).toBe('ECONOMY_GUARD')
  expect((await change(['800', '800'])).code).toBe('LOTTERY_COMBINATION_MISMATCH')
  const { plays } = (await operator.call(listPlayOdds, { params })).value
  expect(plays[0]).toMatchObject({ playCode: 'TOP3', odds: ['800'], defaultOdds: ['850'] })
})

test('numbers are closed for an issue, seen by members and on the heat map, and loosened by two', async () => {
  const issue = await openIssue('HANOI_VIP')
  const rule = (body: object) =>
    operator.call(changeNumberRule, {
      body: { ...issue, playCode: 'TOP3', numbers: ['846', '007'], mode: 'CLOSED', reason: 'hot', ...body },
    })
  expect((await rule({})).value).toMatchObject({
    state: 'DONE',
    rules: [{ number: '007' }, { number: '846' }],
  })
  expect((await rule({ mode: 'NONE' })).value).toMatchObject({
    state: 'PENDING',
    rules: [{ mode: 'CLOSED' }, {}],
  })
  expect((await rule({ numbers: ['84'] })).code).toBe('LOTTERY_COMBINATION_MISMATCH')
  expect((await operator.call(listNumberRules, { query: issue })).value.list).toHaveLength(2)
  expect((await player.call(listLimitedNumbers, { query: issue })).value.rules).toEqual([
    { playCode: 'TOP3', number: '007', state: 'CLOSED', factor: '0' },
    { playCode: 'TOP3', number: '846', state: 'CLOSED', factor: '0' },
  ])
  const place = (number: string) =>
    player.call(placeOrder, { body: { ...issue, lines: [{ ...top3(number), multiple: 1 }] } })
  expect(await place('846')).toMatchObject({
    status: 422,
    code: 'LOTTERY_NUMBER_CLOSED',
    value: { lines: [{ line: 1, number: '846' }] },
  })
  await place('123')
  const heat = (await operator.call(readExposure, { query: { ...issue, playCode: 'TOP3' } })).value
  expect(heat).toMatchObject({ stakeAmount: 100, maxPayoutPerNumber: 50_000_000, totalCount: 3 })
  expect(heat.list[0]).toMatchObject({ number: '123', exposureAmount: 85_000, state: 'OPEN', rule: null })
})

test('favourite numbers are kept, replaced and forgotten', async () => {
  const body = { name: 'birthdays', gameCode: 'LAO', lines: [top3('007')] }
  const set = (await player.call(saveNumberSet, { body })).value
  expect((await player.call(saveNumberSet, { body: { ...body, lines: [top3('07')] } })).code).toBe(
    'LOTTERY_COMBINATION_MISMATCH',
  )
  const renamed = { ...body, setId: set.setId, name: 'the family' }
  expect((await player.call(saveNumberSet, { body: renamed })).value).toMatchObject({ name: 'the family' })
  const list = async (query: { gameCode?: string } = {}) =>
    (await player.call(listNumberSets, { query })).value.list
  expect(await list({ gameCode: 'LAO' })).toMatchObject([{ setId: set.setId, lines: [top3('007')] }])
  expect(await list({ gameCode: 'GSB' })).toEqual([])
  const other = await house.player(2)
  const params = { setId: set.setId }
  expect((await other.call(deleteNumberSet, { params })).code).toBe('LOTTERY_SET_UNKNOWN')
  expect((await player.call(deleteNumberSet, { params })).status).toBe(200)
  expect(await list()).toEqual([])
})

test('members of a void issue are told that their stake is back', async () => {
  const issue = await openIssue('GSB')
  await player.call(placeOrder, { body: { ...issue, lines: [{ ...top3('123'), multiple: 1 }] } })
  await run(
    owner.kysely,
    sql`UPDATE lottery.issue SET state = 'VOID', void_reason = 'no result' WHERE numero = ${issue.numero} AND game_code = 'GSB'`,
  )
  await house.server.process.services.use(settlerKey).refund(issue)
  await house.settle()
  const [message] = (await player.call(listMessages)).value.list
  expect(message).toMatchObject({ title: `GSB lottery issue ${issue.numero} is void` })
  // The list of issues still says what had been bet, and that all of it is back.
  const query = { gameCode: 'GSB', numero: issue.numero, hasBets: 'true' }
  const { list } = (await operator.call(listIssues, { query })).value
  expect(list).toMatchObject([{ state: 'VOID', orderCount: 1, stakeAmount: 100, paidAmount: 100 }])
})
