/** Rains and raffles for some members (docs/flows/red-envelope.md, docs/flows/raffle.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { claimRafflePromotion } from '../../../contract/player/promotions/claim-raffle-promotion.ts'
import { openRedEnvelope } from '../../../contract/player/promotions/open-red-envelope.ts'
import { readPrompts } from '../../../contract/player/promotions/read-prompts.ts'
import { readRaffle } from '../../../contract/player/promotions/read-raffle.ts'
import { readRaffleProof } from '../../../contract/player/promotions/read-raffle-proof.ts'
import { readRedEnvelope } from '../../../contract/player/promotions/read-red-envelope.ts'
import { clock } from '../../../kernel/clock.ts'
import { run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { startPromotion } from '../../../tests/support/draw-promotions.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { setVipLevel } from '../../identity/index.ts'
import { openDrawClock } from './draw-clock.ts'

let cashier: CashierHouse
let meant: Player
let other: Player
const faults: unknown[] = []
beforeAll(async () => {
  cashier = await openCashierHouse()
})
afterAll(async () => {
  expect(faults).toEqual([])
  await cashier.audit()
  await cashier.close()
})
beforeEach(async () => {
  meant = await cashier.player(1)
  other = await cashier.player(2)
  await cashier.transaction((tx) => setVipLevel(tx, meant.id, 3))
})

const process = () => cashier.server.process
const drawDue = () =>
  openDrawClock({
    database: process().database,
    services: process().services,
    tell: () => {},
    onError: (error) => faults.push(error),
  }).runDue()
const inSeconds = (seconds: number) => new Date(clock.nowMs() + seconds * 1_000).toISOString()
const audience = { vipFrom: 3 }

test('a rain for a level is not there for others, and an envelope that was opened stays in view', async () => {
  const promotionId = await startPromotion(process().database.kysely, {
    kind: 'RED_ENVELOPE',
    terms: { pool: 10_000, count: 5, opensAt: inSeconds(60), minutes: 5, deposit: 0 },
    audience,
  })
  const take = (who: Player) => who.call(openRedEnvelope, { body: { promotionId } })
  const shownTo = async (who: Player) =>
    (await who.call(readRedEnvelope, { query: { promotionId } })).value.rain?.promotionId
  const promptOf = async (who: Player) => (await who.call(readPrompts)).value.rain?.promotionId
  expect([await promptOf(meant), await promptOf(other)]).toEqual([promotionId, undefined])
  await cashier.advance('PT61S')
  await drawDue()
  const before = (await other.balances()).main
  expect(await take(other)).toMatchObject({ status: 422, code: 'PROMO_NOT_ELIGIBLE' })
  expect((await other.balances()).main).toBe(before)
  expect([await shownTo(meant), await shownTo(other)]).toEqual([promotionId, undefined])
  expect((await take(meant)).value.place).toBe(1)
  await cashier.transaction((tx) => setVipLevel(tx, meant.id, 2))
  expect(await shownTo(meant)).toBe(promotionId)
  expect((await take(meant)).value.place).toBe(1)
})

test('a raffle for a level gives nobody else tickets and is not shown to them', async () => {
  const promotionId = await startPromotion(process().database.kysely, {
    kind: 'RAFFLE',
    terms: { perDeposit: 50_000, perValid: 100_000, prizes: [50_000, 20_000], drawAt: inSeconds(3_600) },
    audience,
  })
  for (const who of [meant, other]) {
    await who.deposit(50_000)
    await cashier.play(who.id, 100_000n, 100_000n)
  }
  await rollUpAll(process().database)
  await cashier.settle('promotions/gather-tickets')
  const shownTo = async (who: Player) => (await who.call(readRaffle, { query: { promotionId } })).value
  expect((await shownTo(meant)).raffle).toMatchObject({
    promotionId,
    totalTickets: 2,
    own: { depositTickets: 1, validTickets: 1 },
  })
  expect(await shownTo(other)).toMatchObject({ list: [], raffle: null })
  // What they have stays theirs.
  await cashier.transaction((tx) => setVipLevel(tx, meant.id, 2))
  expect((await shownTo(meant)).raffle).toMatchObject({ promotionId, totalTickets: 2 })
  await cashier.advance('PT3661S')
  await drawDue()
  await drawDue()
  const { winners } = (await meant.call(readRaffleProof, { params: { promotionId } })).value
  expect(new Set(winners.map(({ holder }) => holder)).size).toBe(1)
  const claim = (who: Player) => who.call(claimRafflePromotion, { body: { promotionId } })
  expect(await claim(other)).toMatchObject({ status: 422, code: 'PROMO_NOT_ELIGIBLE' })
  expect((await claim(meant)).value.amount).toBe(70_000)
})

test('who left the audience of a raffle gathers nothing more', async () => {
  const promotionId = await startPromotion(process().database.kysely, {
    kind: 'RAFFLE',
    terms: { perDeposit: 50_000, perValid: 100_000, prizes: [50_000], drawAt: inSeconds(3_600) },
    audience,
  })
  const figures = async () =>
    (await meant.call(readRaffle, { query: { promotionId } })).value.raffle!.own.validAmount
  const follow = async () => {
    await rollUpAll(process().database)
    await cashier.settle('promotions/gather-tickets')
  }
  await cashier.play(meant.id, 150_000n, 150_000n)
  await follow()
  await run(
    process().database.kysely,
    sql`UPDATE promotions.promotion SET audience = '{"vipFrom": 4}' WHERE promotion_id = ${promotionId}`,
  )
  await cashier.play(meant.id, 80_000n, 80_000n)
  await follow()
  expect(await figures()).toBe(150_000)
})
