/** Boards that an operator stops in the middle of a period (docs/flows/leaderboard.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BoardPrizes } from '../../../contract/operator/promotions/desk-words.ts'
import { readPromotionDraft } from '../../../contract/operator/promotions/read-promotion-draft.ts'
import { startPromotion } from '../../../contract/operator/promotions/start-promotion.ts'
import { stopPromotion } from '../../../contract/operator/promotions/stop-promotion.ts'
import { missionLeaderboard } from '../../../contract/player/promotions/mission-leaderboard.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { goToHour } from '../../../tests/support/bangkok.ts'
import {
  openCashierHouse,
  type Caller,
  type CashierHouse,
  type Player,
} from '../../../tests/support/cashier.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { openPromotion } from '../../../tests/support/promotions.ts'
import { closeBoards } from './close.ts'

const ZONE = 'Asia/Bangkok'
const PRIZES = [50_000, 30_000, 10_000]
let cashier: CashierHouse
let players: Player[]
let desk: Caller
let promotionId: string
beforeAll(async () => {
  cashier = await openCashierHouse()
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})
beforeEach(async () => {
  await cashier.transaction((tx) =>
    run(tx, sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE kind = 'LEADERBOARD'`),
  )
  await goToHour(cashier, 9)
  await follow()
  await close()
  promotionId = await cashier.transaction((tx) =>
    openPromotion(tx, {
      kind: 'LEADERBOARD',
      arguments: { period: 'DAY', products: ['RNG'], prizes: PRIZES },
    }),
  )
  await signIn()
})

async function signIn(): Promise<void> {
  players = await Promise.all([1, 2, 3].map((number) => cashier.player(number)))
  desk = await cashier.operator('finance', ['promotions.view', 'promotions.edit'])
}
async function follow(): Promise<void> {
  await rollUpAll(cashier.server.process.database)
  await cashier.settle('promotions/follow-played')
}
const settled = (place: number, amount: bigint) => cashier.play(players[place]!.id, amount, amount)
async function play(place: number, amount: bigint): Promise<void> {
  await settled(place, amount)
  await follow()
}
async function nextDay(): Promise<void> {
  await cashier.advance('PT24H')
  await signIn()
  await follow()
}
const stop = (prizes?: BoardPrizes) =>
  desk.call(stopPromotion, { params: { promotionId }, body: prizes ? { prizes } : {} })
const draft = async () => (await desk.call(readPromotionDraft, { params: { promotionId } })).value
const start = async () =>
  desk.call(startPromotion, { params: { promotionId }, body: { version: (await draft()).version } })
const boardOf = async (place: number) =>
  (await players[place]!.call(missionLeaderboard, { query: { promotionId } })).value.board
const main = async (place: number) => (await players[place]!.balances()).main
const close = () => {
  const { database, services } = cashier.server.process
  return closeBoards({ database, services, now: clock.now() }, { id: DEMO_MERCHANT, timeZone: ZONE })
}
async function gained(act: () => Promise<unknown>): Promise<bigint[]> {
  const before = await Promise.all([0, 1, 2].map(main))
  await act()
  const after = await Promise.all([0, 1, 2].map(main))
  return after.map((amount, place) => amount - before[place]!)
}

test('stopped with its prizes, the places reached by then are paid at once, and once', async () => {
  await play(0, 20_000n)
  await settled(1, 60_000n)
  expect((await stop('PAY')).value).toEqual({ phase: 'STOPPED' })
  const at = clock.now().toISOString()
  await cashier.advance('PT1M')
  await play(2, 90_000n)
  const paid = await gained(async () => {
    await close()
    await close()
  })
  expect(paid).toEqual([30_000n, 50_000n, 0n])
  expect(await boardOf(0)).toMatchObject({
    state: 'FINAL',
    stop: { isPaid: true },
    rows: [
      { rank: 1, validAmount: 60_000, prizeAmount: 50_000 },
      { rank: 2, validAmount: 20_000, prizeAmount: 30_000 },
    ],
    mine: { rank: 2, prizeAmount: 30_000 },
  })
  expect(Date.parse((await boardOf(0))!.stop!.at)).toBeLessThanOrEqual(Date.parse(at))
  await nextDay()
  expect(await gained(close)).toEqual([0n, 0n, 0n])
})

test('stopped without prizes, nobody is paid then or at the end, and members read it', async () => {
  await play(0, 20_000n)
  await stop('NONE')
  expect(await boardOf(0)).toMatchObject({
    state: 'RUNNING',
    stop: { isPaid: false },
    prizes: [],
    totalAmount: 0,
    mine: { rank: 1, prizeAmount: 0 },
  })
  expect(await gained(close)).toEqual([0n, 0n, 0n])
  expect(await boardOf(0)).toMatchObject({ state: 'FINAL', stop: { isPaid: false }, past: [] })
  await nextDay()
  expect(await gained(close)).toEqual([0n, 0n, 0n])
})

test('a board on which nobody is ranked is not shown once it is stopped', async () => {
  await stop('NONE')
  expect(await boardOf(0)).toBeNull()
})

test('what becomes of the places must be said, and only for a leaderboard', async () => {
  const unsaid = await stop()
  expect([unsaid.code, unsaid.value]).toMatchObject([
    'REQUEST_INVALID',
    { fields: [{ field: 'prizes', rule: 'required' }] },
  ])
  expect((await draft()).phase).toBe('RUNNING')
  const other = await cashier.transaction((tx) => openPromotion(tx, { kind: 'RELOAD' }))
  const refused = await desk.call(stopPromotion, { params: { promotionId: other }, body: { prizes: 'PAY' } })
  expect(refused.value).toMatchObject({ fields: [{ field: 'prizes', rule: 'argumentChoice' }] })
})

test('the desk reads until when the period runs and what its places would cost', async () => {
  await play(0, 20_000n)
  await play(1, 10_000n)
  const { board } = await draft()
  expect(board).toMatchObject({ memberCount: 2, prizeAmount: 80_000 })
  expect(new Date(board!.until) > clock.now()).toBe(true)
  await stop('PAY')
  expect((await draft()).board).toBeNull()
})

test('started again, it goes on with the next period; the one that was stopped stays decided', async () => {
  await play(0, 20_000n)
  await stop('NONE')
  expect((await start()).value).toEqual({ phase: 'RUNNING' })
  await play(1, 90_000n)
  expect(await boardOf(1)).toMatchObject({ stop: { isPaid: false }, mine: null, rows: [{ rank: 1 }] })
  // Stopped a second time in it, nothing is left to decide.
  expect((await stop()).value).toEqual({ phase: 'STOPPED' })
  expect((await start()).value).toEqual({ phase: 'RUNNING' })
  await nextDay()
  await play(2, 5_000n)
  expect(await gained(close)).toEqual([0n, 0n, 0n])
  expect(await boardOf(2)).toMatchObject({ state: 'RUNNING', stop: null, mine: { rank: 1 } })
  await nextDay()
  expect(await gained(close)).toEqual([0n, 0n, 50_000n])
})

test('a period that was over before the stop is paid whatever becomes of the running one', async () => {
  await play(0, 20_000n)
  const day = businessDate(clock.now(), ZONE)
  await nextDay()
  await play(1, 30_000n)
  await stop('NONE')
  expect(await gained(close)).toEqual([50_000n, 0n, 0n])
  const { value } = await players[0]!.call(missionLeaderboard, { query: { promotionId, period: day } })
  expect(value.board).toMatchObject({ state: 'FINAL', stop: null, mine: { rank: 1, prizeAmount: 50_000 } })
})
