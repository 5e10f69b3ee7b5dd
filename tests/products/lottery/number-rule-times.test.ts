/** Rules of numbers that begin later: entered, waiting, holding by themselves, withdrawn. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeNumberRule } from '../../../contract/operator/lottery/change-number-rule.ts'
import { listNumberRules } from '../../../contract/operator/lottery/list-number-rules.ts'
import { readExposure } from '../../../contract/operator/lottery/read-exposure.ts'
import { withdrawNumberRule } from '../../../contract/operator/lottery/withdraw-number-rule.ts'
import { listLimitedNumbers } from '../../../contract/player/lottery/list-limited-numbers.ts'
import { placeOrder } from '../../../contract/player/lottery/place-order.ts'
import { quoteOrder } from '../../../contract/player/lottery/quote-order.ts'
import { readOrder } from '../../../contract/player/lottery/read-order.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import type { IssueKey } from '../../../modules/lottery/draws/door.ts'
import { placeSlip } from '../../../modules/lottery/orders/place.ts'
import { lotteryRider } from '../../../modules/lottery/orders/rider.ts'
import { openPoster, type Poster } from '../../../modules/wallet/index.ts'
import { openDatabase, type Database } from '../../../platform/postgres.ts'
import { openCashierHouse, type Caller, type CashierHouse, type Player } from '../../support/cashier.ts'
import { freshKey, openIssueRow } from '../../support/lottery.ts'
import { said } from '../../support/lottery-slips.ts'
import { confirmAs } from '../../support/two-people.ts'

let house: CashierHouse
let owner: Database
let operator: Caller
let player: Player
/** Another process, which was there before any rule was entered. */
let other: Poster
beforeAll(async () => {
  house = await openCashierHouse()
  owner = openDatabase({ url: house.server.ownerUrl, role: null, max: 2 })
  other = openPoster({ url: house.server.process.database.url, riders: [lotteryRider()] })
  operator = await house.operator('owner', ['lottery.view', 'lottery.terms'])
  player = await house.player(1)
  await player.deposit(1_000_000)
  await house.settle()
})
afterAll(async () => {
  await other.close()
  await owner.close()
  await house.close()
})

let issues = 0
async function openIssue(): Promise<IssueKey> {
  const key = { gameCode: 'LAO', numero: String(20_981_231 + issues++) }
  await openIssueRow(owner, key)
  return key
}
const inMinutes = (minutes: number): string =>
  new Date(clock.now().getTime() + minutes * 60_000).toISOString()
const line = (number: string) => ({ playCode: 'TOP3', selections: [[number]], unitAmount: 100 })
const quoted = async (issue: IssueKey, number: string) =>
  (await player.call(quoteOrder, { body: { ...issue, lines: [line(number)] } })).value.lines[0]
const place = (issue: IssueKey, number: string, odds = ['850']) =>
  player.call(placeOrder, { body: { ...issue, lines: [{ ...line(number), multiple: 1, odds }] } })
const placeElsewhere = (issue: IssueKey, number: string) =>
  said(
    placeSlip(
      { database: house.server.process.database, poster: other },
      { merchantId: DEMO_MERCHANT, memberId: player.id, currency: 'THB' },
      freshKey(),
      { ...issue, lines: [{ ...line(number), multiple: 1, odds: ['850'] }] },
    ),
  )
const change = (issue: { gameCode: string; numero?: string }, body: object) =>
  operator.call(changeNumberRule, {
    body: { ...issue, playCode: 'TOP3', numbers: ['846'], mode: 'CLOSED', reason: 'hot', ...body },
  })
const shown = async (issue: IssueKey) =>
  (await operator.call(listNumberRules, { query: { ...issue } })).value.list.map(
    ({ number, mode, state, factor }) => [number, mode, state, factor].filter(Boolean).join(' '),
  )

test('a rule waits for its time, then holds for every process by itself, and bets before it keep their odds', async () => {
  const issue = await openIssue()
  await change(issue, { mode: 'HALF', effectiveFrom: inMinutes(20) })
  await change(issue, { numbers: ['007'], effectiveFrom: inMinutes(20) })
  expect(await shown(issue)).toEqual(['007 CLOSED WAITING', '846 HALF WAITING 0.5'])
  expect(await quoted(issue, '846')).toMatchObject({ state: 'OPEN', odds: ['850'] })
  expect((await player.call(listLimitedNumbers, { query: { ...issue } })).value.rules).toEqual([])
  const { value: early } = await place(issue, '846')
  expect(await placeElsewhere(issue, '007')).toBe('OK')

  await house.advance('PT20M')
  expect(await shown(issue)).toEqual(['007 CLOSED ON', '846 HALF ON 0.5'])
  expect(await quoted(issue, '846')).toMatchObject({ state: 'REDUCED', odds: ['425'] })
  expect((await player.call(listLimitedNumbers, { query: { ...issue } })).value.rules).toEqual([
    { playCode: 'TOP3', number: '007', state: 'CLOSED', factor: '0' },
    { playCode: 'TOP3', number: '846', state: 'REDUCED', factor: '0.5' },
  ])
  const heat = (await operator.call(readExposure, { query: { ...issue, playCode: 'TOP3', order: 'NUMBER' } }))
    .value
  expect(heat.list).toMatchObject([
    { number: '007', state: 'CLOSED', rule: 'CLOSED' },
    { number: '846', state: 'REDUCED', rule: 'HALF' },
  ])
  expect((await place(issue, '846')).code).toBe('LOTTERY_ODDS_REDUCED')
  expect(await placeElsewhere(issue, '846')).toBe('LOTTERY_ODDS_REDUCED 425')
  expect(await placeElsewhere(issue, '007')).toBe('LOTTERY_NUMBER_CLOSED 007')
  expect((await player.call(readOrder, { params: { orderId: early.orderId } })).value.lines).toMatchObject([
    { odds: ['850'], factor: '1' },
  ])
})

test('the rule that holds goes on until the next one begins, and of those that began the newest holds', async () => {
  const issue = await openIssue()
  await change(issue, { mode: 'LIMITED', maxTotalAmount: 5_000, onFull: 'HALF' })
  await change(issue, { mode: 'HALF', effectiveFrom: inMinutes(10) })
  await change(issue, { mode: 'CLOSED', effectiveFrom: inMinutes(20) })
  expect(await shown(issue)).toEqual(['846 CLOSED WAITING', '846 HALF WAITING 0.5', '846 LIMITED ON 0.5'])
  expect(await quoted(issue, '846')).toMatchObject({ state: 'OPEN' })
  await house.advance('PT10M')
  expect(await quoted(issue, '846')).toMatchObject({ state: 'REDUCED' })
  expect(await shown(issue)).toEqual(['846 CLOSED WAITING', '846 HALF ON 0.5'])
  await house.advance('PT10M')
  expect(await quoted(issue, '846')).toMatchObject({ state: 'CLOSED' })
  expect(await shown(issue)).toEqual(['846 CLOSED ON'])
})

test('a waiting rule is withdrawn by one person, once, and one that began is not', async () => {
  const issue = await openIssue()
  const effectiveFrom = inMinutes(5)
  await change(issue, { numbers: ['846', '123'], effectiveFrom })
  const withdraw = (numbers: string[]) =>
    operator.call(withdrawNumberRule, {
      body: { ...issue, playCode: 'TOP3', numbers, effectiveFrom, reason: 'a wrong number' },
    })
  expect((await withdraw(['846'])).value.rules).toEqual([])
  expect((await withdraw(['846'])).code).toBe('LOTTERY_RULE_BEGUN')
  await house.advance('PT5M')
  expect((await withdraw(['123'])).code).toBe('LOTTERY_RULE_BEGUN')
  expect(await quoted(issue, '846')).toMatchObject({ state: 'OPEN' })
  expect(await quoted(issue, '123')).toMatchObject({ state: 'CLOSED' })
})

test.each([
  ['more than a minute ago', -2, {}, 'Please choose a time that is still to come'],
  ['after the close of the issue', 70, {}, 'This must be before the close of the issue'],
  ['in 32 days, for every issue', 32 * 1_440, { numero: undefined }, 'This can be at most 31 days ahead'],
  ['with no rule to begin', 5, { mode: 'NONE' }, 'The value is not valid'],
] as const)('a rule that begins %s is refused at its field', async (_when, minutes, more, message) => {
  const issue = await openIssue()
  const reply = await change(issue, { ...more, effectiveFrom: inMinutes(minutes) })
  expect(reply).toMatchObject({ status: 422, code: 'REQUEST_INVALID' })
  expect(reply.value).toMatchObject({ fields: [{ field: 'effectiveFrom', message }] })
  expect(await shown(issue)).toEqual([])
})

test('half a minute ago is now', async () => {
  const issue = await openIssue()
  expect((await change(issue, { effectiveFrom: inMinutes(-0.5) })).value).toMatchObject({
    state: 'DONE',
    rules: [{ number: '846', state: 'ON' }],
  })
  expect(await quoted(issue, '846')).toMatchObject({ state: 'CLOSED' })
})

test('a later rule that is looser waits for a second person, and a stricter one now withdraws it', async () => {
  const issue = await openIssue()
  await change(issue, { mode: 'CLOSED' })
  const effectiveFrom = inMinutes(5)
  expect((await change(issue, { mode: 'HALF', effectiveFrom })).value).toMatchObject({
    state: 'PENDING',
    rules: [{ mode: 'CLOSED', state: 'ON' }],
  })
  const subject = `lottery-number:${issue.gameCode}:${issue.numero}:TOP3:${effectiveFrom}`
  await confirmAs(house.server, 'finance', subject)
  expect(await shown(issue)).toEqual(['846 HALF WAITING 0.5', '846 CLOSED ON'])
  // Whoever closes the number now does not expect it to open by itself.
  await change(issue, { mode: 'CLOSED' })
  expect(await shown(issue)).toEqual(['846 CLOSED ON'])
  await house.advance('PT6M')
  expect(await quoted(issue, '846')).toMatchObject({ state: 'CLOSED' })
})

test('a looser rule that is confirmed after its time holds at once', async () => {
  const issue = await openIssue()
  await change(issue, { mode: 'CLOSED' })
  const effectiveFrom = inMinutes(5)
  await change(issue, { mode: 'HALF', effectiveFrom })
  await house.advance('PT6M')
  expect(await quoted(issue, '846')).toMatchObject({ state: 'CLOSED' })
  await confirmAs(house.server, 'finance', `lottery-number:LAO:${issue.numero}:TOP3:${effectiveFrom}`)
  expect(await quoted(issue, '846')).toMatchObject({ state: 'REDUCED', odds: ['425'] })
  expect(await shown(issue)).toEqual(['846 HALF ON 0.5'])
})
