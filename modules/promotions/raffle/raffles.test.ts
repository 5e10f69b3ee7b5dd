/** Raffles from the first ticket to the last prize (docs/flows/raffle.md). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimRafflePromotion } from '../../../contract/player/promotions/claim-raffle-promotion.ts'
import { listRaffleTickets } from '../../../contract/player/promotions/list-raffle-tickets.ts'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { readRaffle } from '../../../contract/player/promotions/read-raffle.ts'
import { readRaffleProof } from '../../../contract/player/promotions/read-raffle-proof.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { commitOf } from '../../../kernel/fair/stream.ts'
import { digestOfTickets, drawWinners } from '../../../kernel/promotions/raffle.ts'
import { rowsOf, run, sql } from '../../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse, type Player } from '../../../tests/support/cashier.ts'
import { startPromotion } from '../../../tests/support/draw-promotions.ts'
import { givenOf } from '../../../tests/support/given.ts'
import { rollUpAll } from '../../../tests/support/ledger-marks.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { tellWaiting } from '../notices/tell.ts'
import { openDrawClock } from '../draws/draw-clock.ts'
import { readDraw } from '../draws/store.ts'
import { stepOfRaffle } from './steps.ts'

let cashier: CashierHouse
const faults: unknown[] = []
beforeAll(async () => {
  cashier = await openCashierHouse()
})
afterAll(async () => {
  expect(faults).toEqual([])
  await cashier.audit()
  await cashier.close()
})

const database = () => cashier.server.process.database
const draws = () =>
  openDrawClock({
    database: database(),
    services: cashier.server.process.services,
    tell: () => {},
    onError: (error) => faults.push(error),
  })
const start = (terms: Record<string, unknown> = {}) =>
  startPromotion(database().kysely, {
    kind: 'RAFFLE',
    terms: {
      perDeposit: 50_000,
      perValid: 100_000,
      prizes: [50_000, 20_000, 10_000],
      drawAt: new Date(clock.nowMs() + 3_600_000).toISOString(),
      ...terms,
    },
  })
/** Everything that was posted is settled and counted. */
async function follow(): Promise<void> {
  await rollUpAll(database())
  await cashier.settle('promotions/gather-tickets')
}
const shown = async (who: Player, promotionId: string) =>
  (await who.call(readRaffle, { query: { promotionId } })).value.raffle!
const proof = async (who: Player, promotionId: string) =>
  (await who.call(readRaffleProof, { params: { promotionId } })).value
const list = async (who: Player, promotionId: string) =>
  (await who.call(listRaffleTickets, { params: { promotionId } })).value.list
const claim = (who: Player, promotionId: string) => who.call(claimRafflePromotion, { body: { promotionId } })
/** Past the end of the list and the draw. */
async function draw(): Promise<void> {
  await cashier.advance('PT3661S')
  await draws().runDue()
  await draws().runDue()
}
const draft = async (promotionId: string) =>
  (await readDraw(database().kysely, { merchantId: DEMO_MERCHANT, promotionId, kind: 'RAFFLE' }))!

test('deposits and valid bet bring tickets with numbers, and nothing outside the raffle’s time does', async () => {
  const one = await cashier.player(1)
  const two = await cashier.player(2)
  await one.deposit(100_000)
  await cashier.settle()
  const id = await start()
  await one.deposit(120_000)
  await cashier.settle()
  expect((await shown(one, id)).own).toMatchObject({ depositTickets: 2, validTickets: 0 })
  await cashier.play(two.id, 250_000n, 250_000n)
  await follow()
  // Half a ticket waits for the rest.
  await cashier.play(two.id, 50_000n, 50_000n)
  await follow()
  const view = await shown(two, id)
  expect(view).toMatchObject({ state: 'COLLECTING', totalTickets: 5, digest: null, winners: [] })
  expect(view.own).toMatchObject({ validAmount: 300_000, validTickets: 3, depositTickets: 0 })
  expect(view.own.ranges.map(({ firstNumber, count, source }) => [firstNumber, count, source])).toEqual([
    [5, 1, 'PLAY'],
    [3, 2, 'PLAY'],
  ])
  expect(await list(two, id)).toEqual([])
  await draw()
  await cashier.play(two.id, 900_000n, 900_000n)
  await follow()
  expect((await shown(two, id)).totalTickets).toBe(5)
})

test('the list is frozen before the seed is shown, and a stranger draws the same winners from both', async () => {
  const one = await cashier.player(3)
  const two = await cashier.player(4)
  const id = await start({ prizes: [50_000, 20_000, 10_000, 5_000, 5_000] })
  await one.deposit(200_000)
  await two.deposit(150_000)
  await cashier.settle()
  const before = await proof(one, id)
  expect(before).toMatchObject({ state: 'COLLECTING', digest: null, seed: null, tag: `raffle:${id}` })
  await draw()
  const after = await proof(one, id)
  const tickets = await list(one, id)
  expect(after).toMatchObject({ state: 'DRAWN', commit: before.commit, totalTickets: 7 })
  expect(commitOf(after.seed!)).toBe(before.commit)
  expect(after.digest).toBe(digestOfTickets(tickets))
  const winners = drawWinners(after.seed!, id, tickets, 5)
  expect(after.winners.map(({ number, holder }) => ({ number, holder }))).toEqual(winners)
  expect(new Set(winners.map(({ number }) => number)).size).toBe(5)
  expect(after.winners.map(({ place, amount }) => [place, amount])).toEqual([
    [1, 50_000],
    [2, 20_000],
    [3, 10_000],
    [4, 5_000],
    [5, 5_000],
  ])
  const own = [...(await shown(one, id)).ownPrizes, ...(await shown(two, id)).ownPrizes]
  expect(own.map(({ place }) => place).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  await expect(
    run(database().kysely, sql`DELETE FROM promotions.raffle_ticket WHERE promotion_id = ${id}`),
  ).rejects.toThrow(/frozen/)
})

test('a winner is told in the morning, and the message leads to the raffle that was won', async () => {
  const one = await cashier.player(8)
  const [id, other] = [await start({ prizes: [40_000] }), await start({ prizes: [30_000] })]
  await one.deposit(100_000)
  await cashier.settle()
  await draw()
  const merchant = { id: DEMO_MERCHANT, timeZone: 'Asia/Bangkok', currency: 'THB' as const }
  await tellWaiting(
    database(),
    merchant,
    new Date(`${businessDate(clock.now(), merchant.timeZone)}T08:00:00+07:00`),
  )
  const links = (await one.call(listMessages)).value.list.map(({ link }) => link)
  for (const each of [id, other]) expect(links).toContain(`/member?page=raffle&raffle=${each}`)
})

test('prizes are credited once however often they are claimed, and closed after their days', async () => {
  const one = await cashier.player(5)
  const id = await start({ prizes: [40_000, 30_000], claimDays: 7 })
  await one.deposit(100_000)
  await cashier.settle()
  expect(await claim(one, id)).toMatchObject({ status: 422, code: 'PROMO_NOT_ELIGIBLE' })
  await draw()
  expect(await claim(await cashier.player(6), id)).toMatchObject({ code: 'PROMO_NOT_ELIGIBLE' })
  expect(await claim(one, 'no-such-raffle')).toMatchObject({ status: 404, code: 'PROMO_NOT_FOUND' })
  const before = (await one.balances()).main
  const answers = await Promise.all(Array.from({ length: 6 }, () => claim(one, id)))
  expect(answers.map(({ status, value }) => [status, value.amount])).toEqual(Array(6).fill([200, 70_000]))
  expect((await one.balances()).main).toBe(before + 70_000n)
  const late = await cashier.player(7)
  const other = await start({ prizes: [40_000], claimDays: 1 })
  await late.deposit(100_000)
  await cashier.settle()
  await draw()
  expect((await shown(late, other)).ownPrizes).toMatchObject([{ state: 'READY', amount: 40_000 }])
  await cashier.advance('PT24H')
  expect(await claim(late, other)).toMatchObject({ status: 422, code: 'PROMO_CLAIM_LATE' })
  await draws().runDue()
  expect((await shown(late, other)).ownPrizes).toMatchObject([{ state: 'EXPIRED' }])
  const events = await rowsOf(
    database().kysely,
    sql`
    SELECT e.from_state, e.to_state FROM promotions.claim_event e JOIN promotions.claim c USING (claim_id)
    WHERE c.promotion_id = ${other} ORDER BY e.seq`,
  )
  expect(events).toEqual([
    { from_state: 'JOIN', to_state: 'CLAIM' },
    { from_state: 'CLAIM', to_state: 'CLOSE' },
  ])
})

test('whoever looks at the raffle that runs is told of what they won in another, as long as it can be claimed', async () => {
  const winner = await cashier.player(12)
  const drawn = await start({ prizes: [40_000, 30_000] })
  await winner.deposit(100_000)
  await cashier.settle()
  await draw()
  const running = await start()
  const told = async (who: Player, promotionId: string) =>
    (await who.call(readRaffle, { query: { promotionId } })).value.elsewhere
  expect(await told(winner, running)).toEqual([
    { promotionId: drawn, name: expect.any(String), amount: 70_000 },
  ])
  expect(await told(winner, drawn)).toEqual([])
  expect(await told(await cashier.player(13), running)).toEqual([])
  await claim(winner, drawn)
  expect(await told(winner, running)).toEqual([])
  // Operators read it before the time to claim is over.
  expect(await givenOf(cashier, drawn)).toEqual({
    spent: 70_000,
    cost: 70_000,
    outcomes: [['OPEN', 2, 70_000]],
  })
  await draw()
})

test('members on a break gather no tickets, and have none in the list that is frozen', async () => {
  const id = await start()
  const stays = await cashier.player(8)
  const leaves = await cashier.player(9)
  for (const who of [stays, leaves]) await who.deposit(100_000)
  await cashier.settle()
  expect((await shown(stays, id)).totalTickets).toBe(4)
  await cashier.transaction((tx) =>
    setMemberGuard(tx, leaves.id, { blockedReason: 'EXCLUDED', blockedUntil: null }),
  )
  await draw()
  expect((await shown(stays, id)).totalTickets).toBe(2)
  expect((await proof(stays, id)).winners).toHaveLength(2)
})

test('cut off before the list or in the middle of the draw, another process draws it once', async () => {
  const one = await cashier.player(10)
  const id = await start()
  await one.deposit(250_000)
  await cashier.settle()
  await cashier.advance('PT3661S')
  const cut = new Error('cut')
  const stepAndCut = async () => {
    const row = await draft(id)
    await expect(
      database().transaction(async (tx) => {
        await stepOfRaffle(tx, row, new Date(clock.nowMs()))
        throw cut
      }),
    ).rejects.toBe(cut)
  }
  await stepAndCut()
  expect((await proof(one, id)).digest).toBeNull()
  const row = await draft(id)
  await database().transaction((tx) => stepOfRaffle(tx, row, new Date(clock.nowMs())))
  const { digest } = await proof(one, id)
  await stepAndCut()
  expect(await proof(one, id)).toMatchObject({ state: 'FROZEN', digest, seed: null, winners: [] })
  await Promise.all([draws().runDue(), draws().runDue()])
  const after = await proof(one, id)
  expect(after).toMatchObject({ state: 'DRAWN', digest })
  expect(after.winners).toHaveLength(3)
})

test('a raffle that is stopped says so to those with tickets, goes on if it is started again, and else is called off', async () => {
  const [holder, other] = [await cashier.player(14), await cashier.player(15)]
  const id = await start()
  await holder.deposit(100_000)
  await cashier.settle()
  const setState = (state: 'LIVE' | 'STOPPED') =>
    run(database().kysely, sql`UPDATE promotions.promotion SET state = ${state} WHERE promotion_id = ${id}`)
  const seen = async (who: Player) => {
    const { list, raffle } = (await who.call(readRaffle, { query: { promotionId: id } })).value
    return list.some(({ promotionId }) => promotionId === id) ? raffle : null
  }
  await setState('STOPPED')
  expect(await seen(holder)).toMatchObject({ promotionId: id, state: 'STOPPED', own: { depositTickets: 2 } })
  expect(await seen(other)).toBeNull()
  await setState('LIVE')
  expect(await seen(holder)).toMatchObject({ state: 'COLLECTING' })
  await setState('STOPPED')
  await draw()
  expect(await seen(holder)).toMatchObject({ state: 'VOID', winners: [] })
  expect(await seen(other)).toBeNull()
})

test('a raffle without tickets has no winners, and one that was stopped is called off', async () => {
  const one = await cashier.player(11)
  const [empty, stopped] = [await start(), await start()]
  await run(
    database().kysely,
    sql`UPDATE promotions.promotion SET state = 'STOPPED' WHERE promotion_id = ${stopped}`,
  )
  await draw()
  expect(await proof(one, empty)).toMatchObject({ state: 'DRAWN', totalTickets: 0, winners: [] })
  expect(await proof(one, stopped)).toMatchObject({ state: 'VOID', winners: [] })
})
