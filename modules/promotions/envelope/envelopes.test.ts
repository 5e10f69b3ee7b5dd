/** Rains of red envelopes from their start to their proof (docs/flows/red-envelope.md). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openRedEnvelope } from '../../../contract/player/promotions/open-red-envelope.ts'
import { readEnvelopeProof } from '../../../contract/player/promotions/read-envelope-proof.ts'
import { readRedEnvelope } from '../../../contract/player/promotions/read-red-envelope.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { clock } from '../../../kernel/clock.ts'
import { commitOf } from '../../../kernel/fair/stream.ts'
import { beaconOfTerms, envelopeShares } from '../../../kernel/promotions/envelope.ts'
import { oneOf, openDatabase, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { startPromotion } from '../../../tests/support/draw-promotions.ts'
import { givenOf } from '../../../tests/support/given.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { setSetting } from '../../system/index.ts'
import { openDrawClock } from '../draws/draw-clock.ts'
import { readDraw, takeDueStep } from '../draws/store.ts'
import { promotionSettings } from '../settings.ts'
import { stepOfRain } from './steps.ts'

let cashier: CashierHouse
let player: Player
const told: { topic: string; data: Record<string, unknown> }[] = []
const faults: unknown[] = []
beforeAll(async () => {
  cashier = await openCashierHouse()
  player = await cashier.player(1)
  for (const number of [1, 2, 3, 4, 5]) await (await cashier.player(number)).deposit(20_000)
})
afterAll(async () => {
  await cashier.audit()
  await cashier.close()
})
beforeEach(() => {
  told.length = 0
  faults.length = 0
})

const database = () => cashier.server.process.database
const draws = () =>
  openDrawClock({
    database: database(),
    services: cashier.server.process.services,
    tell: (topic, data) => told.push({ topic, data }),
    onError: (error) => faults.push(error),
  })
const inSeconds = (seconds: number) => new Date(clock.nowMs() + seconds * 1_000).toISOString()
const rain = (terms: Record<string, unknown> = {}) =>
  startPromotion(database().kysely, {
    kind: 'RED_ENVELOPE',
    terms: { pool: 10_000, count: 5, opensAt: inSeconds(60), minutes: 5, ...terms },
  })
/** A rain that is open now. */
async function openRain(terms: Record<string, unknown> = {}): Promise<string> {
  const id = await rain(terms)
  await cashier.advance('PT61S')
  await draws().runDue()
  return id
}
const take = (who: Player, promotionId: string) => who.call(openRedEnvelope, { body: { promotionId } })
const proof = async (promotionId: string) =>
  (await player.call(readEnvelopeProof, { params: { promotionId } })).value
const state = async (promotionId: string) =>
  (await player.call(readRedEnvelope, { query: { promotionId } })).value.rain!

test('the hash is published at the start, and the shares are those of the seed that is shown at the end', async () => {
  const id = await rain()
  const before = await proof(id)
  expect(before).toMatchObject({ state: 'WAITING', tag: `envelope:${id}`, beacon: null, seed: null })
  expect(before.commit).toMatch(/^[0-9a-f]{64}$/)
  expect(await take(player, id)).toMatchObject({ status: 422, code: 'PROMO_NOT_OPEN' })
  await cashier.advance('PT61S')
  await draws().runDue()
  const balance = (await player.balances()).main
  const first = await take(player, id)
  expect(first).toMatchObject({ status: 200, value: { place: 1 } })
  expect((await player.balances()).main).toBe(balance + BigInt(first.value.amount))
  const second = await take(await cashier.player(2), id)
  expect(second.value.place).toBe(2)
  expect(await proof(id)).toMatchObject({ state: 'OPEN', seed: null, taken: [] })
  await cashier.advance('PT5M')
  await draws().runDue()
  const after = await proof(id)
  expect(after).toMatchObject({ state: 'ENDED', commit: before.commit })
  expect(commitOf(after.seed!)).toBe(before.commit)
  const terms = { promotionId: id, opensAt: after.opensAt, poolAmount: 10_000, count: 5 }
  expect(after.beacon).toBe(beaconOfTerms(terms))
  const shares = envelopeShares(after.seed!, after.beacon!, terms)
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(10_000)
  expect(after.taken).toEqual([
    { place: 1, amount: shares[0] },
    { place: 2, amount: shares[1] },
  ])
  expect([first.value.amount, second.value.amount]).toEqual(shares.slice(0, 2))
  expect(told.map(({ topic, data }) => [topic, data.state])).toEqual([
    [`rain:${DEMO_MERCHANT}`, 'OPEN'],
    [`rain:${DEMO_MERCHANT}`, 'ENDED'],
  ])
  expect(faults).toEqual([])
})

test('the database draws what the browser draws, whatever the pool, the number and the seed are', async () => {
  const seeds = ['00', 'a7', 'ff'].map((byte) => byte.repeat(32))
  const owner = openDatabase({ url: cashier.server.ownerUrl, role: null })
  for (const seed of seeds)
    for (const [poolAmount, count] of [
      [1, 1],
      [3, 3],
      [10_000, 7],
      [500_000, 100],
      [100_000_000, 2],
      [99_999_999, 1_000],
    ] as const) {
      const { shares } = await oneOf(
        owner.kysely,
        sql<{ shares: bigint[] }>`
        SELECT promotions.envelope_shares(decode(${seed}, 'hex'), 'beacon', 'envelope:x', ${poolAmount}, ${count}) AS shares`,
      )
      expect(shares.map(Number)).toEqual(
        envelopeShares(seed, 'beacon', { promotionId: 'x', poolAmount, count }),
      )
    }
  await owner.close()
})

test('a share is the member’s own money with its turnover once, and is claimed once however often they ask', async () => {
  const id = await openRain()
  const before = (await player.balances()).main
  const answers = await Promise.all(Array.from({ length: 6 }, () => take(player, id)))
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map(({ value }) => value.place)).size).toBe(1)
  const amount = BigInt(answers[0]!.value.amount)
  expect((await player.balances()).main).toBe(before + amount)
  const rows = await cashier.transaction((tx) => requirementsOf(tx, player.id))
  expect(
    rows.findLast(({ source, baseAmount }) => source === 'RED_ENVELOPE' && baseAmount === amount),
  ).toMatchObject({
    isBonus: false,
    requiredAmount: amount,
  })
  const claims = await rowsOf(
    database().kysely,
    sql<{ state: string; amount: bigint; reference: string; events: number }>`
    SELECT state, amount, reference, (SELECT count(*)::int FROM promotions.claim_event e WHERE e.claim_id = c.claim_id) AS events
    FROM promotions.claim c WHERE promotion_id = ${id}`,
  )
  expect(claims).toEqual([{ state: 'CLAIMED', amount, reference: '1', events: 1 }])
})

test('operators read while it rains what was given so far, and that its turnover is open', async () => {
  const id = await openRain()
  const amount = (await take(player, id)).value.amount
  expect(await givenOf(cashier, id)).toEqual({ spent: amount, cost: amount, outcomes: [['OPEN', 1, amount]] })
})

test('T-P2 five members at once on three envelopes take three different shares, and the rain ends with the last', async () => {
  const id = await openRain({ pool: 3_000, count: 3 })
  const players = await Promise.all([1, 2, 3, 4, 5].map((number) => cashier.player(number)))
  const answers = (
    await Promise.all(players.map((who) => Promise.all([1, 2, 3].map(() => take(who, id)))))
  ).flat()
  const given = answers.filter(({ status }) => status === 200)
  const shares = new Map(given.map(({ value }) => [value.place, value.amount]))
  expect([...shares.keys()].sort((one, other) => one - other)).toEqual([1, 2, 3])
  expect([...shares.values()].reduce((sum, amount) => sum + amount, 0)).toBe(3_000)
  for (const { status, code } of answers.filter((answer) => answer.status !== 200))
    expect([status, code]).toEqual([422, 'PROMO_QUOTA'])
  const clockOfDraws = draws()
  clockOfDraws.start()
  await expect.poll(async () => (await state(id)).state).toBe('ENDED')
  await clockOfDraws.stop()
  expect(
    await oneOf(
      database().kysely,
      sql`SELECT spent_amount AS spent, claim_count AS count, budget_amount AS budget FROM promotions.promotion WHERE promotion_id = ${id}`,
    ),
  ).toEqual({ spent: 3_000n, count: 3, budget: 3_000n })
})

test('nobody opens after the end, without the deposit, on a time-out, or past the cap of the day', async () => {
  const id = await openRain({ deposit: 50_000 })
  const shown = await player.call(readRedEnvelope, { query: { promotionId: id } })
  expect(shown.value.rain!.depositAmount).toBe(50_000)
  expect(Math.floor(shown.value.rain!.ownDepositAmount / 100)).toBe(200)
  expect(await take(player, id)).toMatchObject({ status: 422, code: 'PROMO_NOT_ELIGIBLE' })
  const free = await openRain()
  const blocked = await cashier.player(3)
  await cashier.transaction((tx) =>
    setMemberGuard(tx, blocked.id, { blockedReason: 'EXCLUDED', blockedUntil: null }),
  )
  expect(await take(blocked, free)).toMatchObject({ status: 422, code: 'PROMO_RG' })
  expect((await blocked.call(readRedEnvelope)).value.isLeftOut).toBe(true)
  await cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 0n))
  const other = await cashier.player(4)
  expect(await take(other, free)).toMatchObject({ status: 422, code: 'PROMO_DAY_CAP' })
  await cashier.transaction((tx) =>
    setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, 2_000_000n),
  )
  // What was refused left its share to the next.
  expect((await take(other, free)).value.place).toBe(1)
  await cashier.advance('PT5M')
  expect(await take(await cashier.player(5), free)).toMatchObject({ status: 422, code: 'PROMO_ENDED' })
  await draws().runDue()
  expect(await take(await cashier.player(5), free)).toMatchObject({ status: 422, code: 'PROMO_ENDED' })
  expect(await take(player, 'no-such-rain')).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
})

test('cut off after the beacon or in the middle of the opening, another process opens it with the same seed', async () => {
  const id = await rain()
  const { commit } = await proof(id)
  await cashier.advance('PT61S')
  const cut = new Error('cut')
  const stepAndCut = async () => {
    const draw = (await readDraw(database().kysely, {
      merchantId: DEMO_MERCHANT,
      promotionId: id,
      kind: 'RED_ENVELOPE',
    }))!
    await expect(
      database().transaction(async (tx) => {
        await stepOfRain(tx, draw, new Date(clock.nowMs()))
        throw cut
      }),
    ).rejects.toBe(cut)
  }
  await stepAndCut()
  expect((await proof(id)).beacon).toBeNull()
  await takeDueStep(database().kysely, 1)
  const first = (await readDraw(database().kysely, {
    merchantId: DEMO_MERCHANT,
    promotionId: id,
    kind: 'RED_ENVELOPE',
  }))!
  await database().transaction((tx) => stepOfRain(tx, first, new Date(clock.nowMs())))
  const { beacon } = await proof(id)
  await stepAndCut()
  expect(await proof(id)).toMatchObject({ state: 'WAITING', beacon })
  await Promise.all([draws().runDue(), draws().runDue()])
  expect(await proof(id)).toMatchObject({ state: 'OPEN', beacon, commit })
  expect((await take(player, id)).value.place).toBe(1)
})

test('a promotion that was stopped opens nothing, and started again it keeps its draw', async () => {
  const id = await rain()
  const { commit } = await proof(id)
  const write = (to: string) =>
    run(database().kysely, sql`UPDATE promotions.promotion SET state = ${to} WHERE promotion_id = ${id}`)
  await write('STOPPED')
  await write('LIVE')
  expect((await proof(id)).commit).toBe(commit)
  await write('STOPPED')
  await cashier.advance('PT61S')
  await draws().runDue()
  const called = await proof(id)
  expect(called).toMatchObject({ state: 'VOID', commit })
  expect(commitOf(called.seed!)).toBe(commit)
  expect(await take(player, id)).toMatchObject({ status: 422, code: 'PROMO_ENDED' })
})

test('a rain whose whole time passed while the house was off is called off', async () => {
  const id = await rain()
  await cashier.advance('PT10M')
  await draws().runDue()
  expect((await proof(id)).state).toBe('VOID')
})

test('the application reads no seed before its time and no share that nobody took, and changes no commit', async () => {
  const id = await openRain()
  const { kysely } = database()
  const denied = [
    sql`SELECT seed FROM promotions.draw_secret`,
    sql`SELECT amount FROM promotions.envelope_hidden`,
    sql`UPDATE promotions.draw SET commit_hash = '' WHERE promotion_id = ${id}`,
    sql`UPDATE promotions.draw SET server_seed = '' WHERE promotion_id = ${id}`,
    sql`INSERT INTO promotions.envelope_share VALUES (${id}, 1, 1, 'x', app.now())`,
    sql`SELECT promotions.envelope_shares('', '', '', 1, 1)`,
  ]
  for (const query of denied) await expect(run(kysely, query)).rejects.toThrow(/permission denied/)
  await expect(run(kysely, sql`SELECT promotions.reveal_draw_seed(${id})`)).rejects.toThrow(/secret until/)
  await expect(
    run(kysely, sql`UPDATE promotions.draw SET beacon = ${'0'.repeat(64)} WHERE promotion_id = ${id}`),
  ).rejects.toThrow(/beacon of .* stands/)
  await expect(
    run(kysely, sql`UPDATE promotions.draw SET state = 'WAITING' WHERE promotion_id = ${id}`),
  ).rejects.toThrow(/cannot become/)
})
