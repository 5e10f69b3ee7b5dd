/** Points of a business day: booked once, whole, and corrected by the next day (domain/economy.md §4). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_MERCHANT } from '../../db/seeds/system.ts'
import { addDays, businessDate, momentOfWall } from '../../kernel/calendar.ts'
import { clock } from '../../kernel/clock.ts'
import { oneOf, rowsOf, run, sql } from '../../platform/postgres.ts'
import { openCashierHouse, type CashierHouse } from '../../tests/support/cashier.ts'
import { rollUpAll } from '../../tests/support/ledger-marks.ts'
import { listPointMovements } from '../../contract/player/points/list-point-movements.ts'
import { readPoints } from '../../contract/player/points/read-points.ts'
import { runAudit } from '../wallet/index.ts'
import { bookDays } from './index.ts'

const ZONE = 'Asia/Bangkok'
let house: CashierHouse
let today: string
beforeAll(async () => {
  house = await openCashierHouse()
  today = businessDate(clock.now(), ZONE)
  await run(
    database().kysely,
    sql`INSERT INTO points.earning_run (merchant_id, day, done_at) VALUES (${DEMO_MERCHANT}, ${before(20)}::date, app.now())`,
  )
})
afterAll(() => house.close())

const database = () => house.server.process.database
/** So many days ago; what is booked now is younger than all of them. */
const before = (days: number) => addDays(today, -days)
const at = (day: string, time: string) => momentOfWall(`${day}T${time}`, ZONE)
const book = (day: string, time = '02:00', members?: number) =>
  bookDays(database(), { id: DEMO_MERCHANT, timeZone: ZONE }, at(day, time), members)
/** Play of a day that is over, as the fold of the records would have written it. */
const played = (memberId: string, day: string, product: string, valid: bigint) =>
  run(
    house.server.process.database.kysely,
    sql`
    INSERT INTO wallet.member_play_day (owner_no, day, product, shard, stake, payout, valid, bonus_valid, deposit_valid)
    SELECT owner_no, ${day}::date, ${product}, shard, 0, 0, ${valid}::bigint, 0, 0 FROM wallet.owner WHERE owner_id = ${memberId} AND family = 1
    ON CONFLICT (owner_no, day, product, shard) DO UPDATE SET valid = wallet.member_play_day.valid + excluded.valid`,
  )
/** The ledger's proofs but for the one that recounts days from rounds: planted days have none. */
async function audit(): Promise<void> {
  await rollUpAll(database())
  const broken = (await runAudit(database().kysely)).filter(({ id, ok }) => !ok && id !== 'I11')
  expect(broken).toEqual([])
}
const bookedDays = () =>
  rowsOf(
    database().kysely,
    sql<{ day: string; isDone: boolean }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, done_at IS NOT NULL AS "isDone" FROM points.earning_run
    WHERE merchant_id = ${DEMO_MERCHANT} ORDER BY points.earning_run.day`,
  )

test('a pause of days leaves none out, and each is booked by itself', async () => {
  const three = await house.player(3)
  const days = [19, 18, 17].map(before)
  for (const day of days) await played(three.id, day, 'RNG', 50_000n)
  await book(before(16))
  expect((await three.balances()).points).toBe(3_000n)
  expect(await bookedDays()).toEqual([before(20), ...days].map((day) => ({ day, isDone: true })))
})

test('a correction is a visible difference of its day; beyond the balance it waits for later days, and no balance falls below zero', async () => {
  const [four, five] = [await house.player(4), await house.player(5)]
  const [first, second, third, fourth] = [16, 15, 14, 13].map(before) as [string, string, string, string]
  await played(four.id, first, 'RNG', 100_000n)
  await played(five.id, first, 'RNG', 100_000n)
  await book(second)
  await played(four.id, second, 'RNG', -50_000n)
  await played(five.id, second, 'RNG', -250_000n)
  await book(third)
  expect((await four.balances()).points).toBe(1_000n)
  expect((await five.balances()).points).toBe(0n)
  expect((await five.call(readPoints)).value.owedAmount).toBe(3_000)
  await played(five.id, third, 'LIVE', 200_000n)
  await book(fourth)
  expect((await five.call(readPoints)).value).toMatchObject({ balance: 0, owedAmount: 1_000 })
  await played(five.id, fourth, 'LIVE', 200_000n)
  await book(before(12))
  expect((await five.call(readPoints)).value).toMatchObject({ balance: 1_000, owedAmount: 0 })
  const { list } = (await five.call(listPointMovements)).value
  expect(list.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_000)
  expect(list.filter(({ type }) => type === 'CARRIED').map(({ amount }) => amount)).toEqual([
    -1_000, -2_000, 3_000,
  ])
  await audit()
})

test('cut off between two sets, the day goes on behind the last one', async () => {
  const members = await Promise.all([6, 7, 8, 9, 10, 11].map((number) => house.player(number)))
  const day = before(12)
  for (const { id } of members) await played(id, day, 'SPORTS', 100_000n)
  await run(
    database().kysely,
    sql`INSERT INTO points.earning_run (merchant_id, day, after_owner)
    SELECT ${DEMO_MERCHANT}, ${day}::date, owner_no FROM wallet.owner WHERE owner_id = ${members[2]!.id} AND family = 1`,
  )
  await book(addDays(day, 1), '02:00', 2)
  const points = await Promise.all(members.map(async (member) => (await member.balances()).points))
  const { behind } = await oneOf(
    database().kysely,
    sql<{ behind: number }>`
    SELECT count(*)::int AS behind FROM wallet.owner
    WHERE owner_id = ANY (${members.map(({ id }) => id)}::text[]) AND family = 1
      AND owner_no > (SELECT owner_no FROM wallet.owner WHERE owner_id = ${members[2]!.id} AND family = 1)`,
  )
  expect(points.filter((amount) => amount === 1_000n)).toHaveLength(behind)
  expect(behind).toBeGreaterThan(0)
})

test('what was played and deposited is credited at 02:00, once, whoever asks and how often', async () => {
  const [one, two] = [await house.player(1), await house.player(2)]
  await house.play(one.id, 100_000n, 0n, 'RNG')
  await house.play(one.id, 50_000n, 0n, 'LIVE')
  await house.play(two.id, 24_950n, 20_000n, 'PVP')
  await two.deposit(30_000)
  const tomorrow = addDays(today, 1)
  await book(tomorrow, '01:59')
  expect((await one.balances()).points).toBe(0n)
  // The sums of the ledger are not there yet: the day waits.
  await book(tomorrow)
  expect((await one.balances()).points).toBe(0n)
  await rollUpAll(database())
  await Promise.all([book(tomorrow, '02:00', 3), book(tomorrow, '02:00', 5)])
  await book(tomorrow, '23:00')
  expect((await one.balances()).points).toBe(2_500n)
  const { value } = await one.call(readPoints)
  expect(value).toMatchObject({ balance: 2_500, currency: 'POINT', owedAmount: 0, worthAmount: 0 })
  expect(value.types.filter(({ amount }) => amount !== 0)).toEqual([
    { type: 'LIVE', amount: 500 },
    { type: 'SLOT', amount: 2_000 },
  ])
  const details = (await two.call(listPointMovements)).value
  expect(details.list.map(({ type, day }) => [type, day])).toContainEqual(['DEPOSIT', today])
  const sum = details.list.reduce((total, { amount }) => total + amount, 0)
  expect(BigInt(sum)).toBe((await two.balances()).points)
  expect((await two.call(listPointMovements, { query: { type: 'DEPOSIT' } })).value.totalCount).toBe(1)
  expect((await two.call(listPointMovements, { query: { to: '2020-01-01' } })).value.totalCount).toBe(0)
  await audit()
})
