/** Boards from play to prizes (docs/flows/leaderboard.md). */
import { expect, test } from 'vitest'
import { listMessages } from '../../../contract/player/messaging/list-messages.ts'
import { missionLeaderboard } from '../../../contract/player/promotions/mission-leaderboard.ts'
import { DEMO_MERCHANT } from '../../../db/seeds/system.ts'
import { businessDate } from '../../../kernel/calendar.ts'
import { clock } from '../../../kernel/clock.ts'
import { oneOf, rowsOf, run, sql } from '../../../platform/postgres.ts'
import { BOARD_PRIZES, boardMerchant, setUpBoardHouse } from '../../../tests/support/boards.ts'
import type { Player } from '../../../tests/support/cashier.ts'
import { setSetting } from '../../system/index.ts'
import { requirementsOf } from '../../wagering/index.ts'
import { setMemberGuard } from '../../wallet/index.ts'
import { tellWaiting } from '../notices/tell.ts'
import { promotionSettings } from '../settings.ts'

const house = setUpBoardHouse(5)
const { open, play, main, nextDay, close } = house
const boardOf = async (...look: Parameters<typeof house.boardOf>) => (await house.boardOf(...look))!
const today = () => businessDate(clock.now(), boardMerchant.timeZone)
const setBudget = (amount: bigint) =>
  house.cashier.transaction((tx) =>
    run(
      tx,
      sql`
      UPDATE promotions.promotion SET budget_amount = ${amount}
      WHERE promotion_id = ${house.promotionId}`,
    ),
  )
const setCap = (amount: bigint) =>
  house.cashier.transaction((tx) => setSetting(tx, DEMO_MERCHANT, promotionSettings.dailyBonusCap, amount))
const prizes = () =>
  rowsOf(
    house.cashier.server.process.database.kysely,
    sql<{ rank: number; state: string }>`
    SELECT rank, state FROM promotions.board_prize WHERE promotion_id = ${house.promotionId}
    ORDER BY period, rank`,
  )

test('members are ranked by valid bets of the products that count; equal figures by the earlier time', async () => {
  await play(0, 20_000n)
  await play(1, 50_000n)
  await play(2, 15_000n)
  await play(2, 5_000n)
  await play(3, 90_000n, 'LIVE')
  const { rows, mine, totalAmount, prizes: groups } = await boardOf(2)
  expect(rows.map(({ rank, validAmount, prizeAmount }) => [rank, validAmount, prizeAmount])).toEqual([
    [1, 50_000, 50_000],
    [2, 20_000, 30_000],
    [3, 20_000, 10_000],
  ])
  expect(mine).toEqual({ rank: 3, validAmount: 20_000, prizeAmount: 10_000 })
  expect(rows[2]).toMatchObject({ isMine: true, name: 'member03' })
  expect(rows[0]).toMatchObject({ isMine: false, name: 'me***2' })
  expect([totalAmount, groups]).toEqual([
    90_000,
    BOARD_PRIZES.map((amount, at) => ({ from: at + 1, to: at + 1, amount })),
  ])
  expect((await boardOf(3)).mine).toBeNull()
})

test('a rank counts everybody ahead, whatever their figures are', async () => {
  const figures = [1_234n, 1_235n, 99_999n, 100_000n, 1_234n]
  for (const [place, figure] of figures.entries()) await play(place, figure)
  const ranks = await Promise.all(figures.map(async (_, place) => (await boardOf(place)).mine!.rank))
  expect(ranks).toEqual([4, 3, 2, 1, 5])
})

test('a board for some ranks and pays nobody else', async () => {
  const [first, second] = house.players
  const promotionId = await open({ audience: { memberIds: [second!.id] } })
  await play(0, 90_000n)
  await play(1, 20_000n)
  const look = async (who: Player) =>
    (await who.call(missionLeaderboard, { query: { promotionId } })).value.board
  const board = await look(second!)
  expect(board).toMatchObject({ promotionId, mine: { rank: 1, validAmount: 20_000 } })
  expect(board!.rows).toHaveLength(1)
  expect((await look(first!))?.promotionId).not.toBe(promotionId)
  await nextDay()
  await close()
  const paid = await rowsOf(
    house.cashier.server.process.database.kysely,
    sql`
    SELECT member_id AS "memberId", rank FROM promotions.board_prize WHERE promotion_id = ${promotionId}`,
  )
  expect(paid).toEqual([{ memberId: second!.id, rank: 1 }])
})

test('after the end the prizes are paid once with turnover once, and the winners are listed', async () => {
  for (const [place, amount] of [60_000n, 40_000n, 20_000n, 10_000n].entries()) await play(place, amount)
  const before = await Promise.all([0, 1, 2, 3].map(main))
  await close()
  expect(await prizes()).toEqual([])
  const day = await nextDay()
  await Promise.all([close(), close()])
  await close()
  const after = await Promise.all([0, 1, 2, 3].map(main))
  expect(after.map((amount, place) => amount - before[place]!)).toEqual([50_000n, 30_000n, 10_000n, 0n])
  const rows = await house.cashier.transaction((tx) => requirementsOf(tx, house.players[0]!.id))
  expect(rows.find(({ source }) => source === 'LEADERBOARD')).toMatchObject({
    isBonus: false,
    requiredAmount: 50_000n,
  })
  const board = await boardOf(3, day)
  expect(board).toMatchObject({ state: 'FINAL', period: day, mine: { rank: 4 } })
  expect(board.rows.map(({ rank }) => rank)).toEqual([1, 2, 3])
  expect(await boardOf(0)).toMatchObject({ state: 'RUNNING', rows: [], past: [{ period: day }] })
})

test('winners are told their rank and prize in the morning, once', async () => {
  const { database } = house.cashier.server.process
  const tell = (now: Date) => tellWaiting(database, { ...boardMerchant, currency: 'THB' }, now)
  const toldOf = async (place: number) =>
    (await house.players[place]!.call(listMessages)).value.list.filter(({ link }) =>
      link.includes('missionLeaderboard'),
    )
  await tell(clock.now())
  const before = (await toldOf(1)).length
  for (const [place, figure] of [9_000n, 8_000n, 7_000n, 6_000n].entries()) await play(place, figure)
  const day = await nextDay()
  await close()
  await close()
  const at = (hour: string) => new Date(`${today()}T${hour}:00+07:00`)
  await tell(at('07:59'))
  expect(await toldOf(1)).toHaveLength(before)
  for (let time = 0; time < 2; time++) await tell(at('08:00'))
  const told = await toldOf(1)
  expect(told).toHaveLength(before + 1)
  expect(told[0]).toMatchObject({
    title: 'Promotion LEADERBOARD: result',
    content: 'You finished at rank 2. ฿300.00 is in your wallet, with a turnover of once.',
    link: `/member?page=missionLeaderboard&board=${house.promotionId}&period=${day}`,
  })
})

test('what was settled before the end counts although it was collected after it', async () => {
  await play(0, 20_000n)
  await house.cashier.play(house.players[1]!.id, 30_000n, 30_000n)
  const day = await nextDay()
  await close()
  expect((await boardOf(1, day)).rows.map(({ validAmount }) => validAmount)).toEqual([30_000, 20_000])
})

test('cut off after the ranks were final, the next try pays them', async () => {
  await play(0, 20_000n)
  const before = await main(0)
  await nextDay()
  const cutOff = new Error('cut off')
  await expect(
    close(() => {
      throw cutOff
    }),
  ).rejects.toBe(cutOff)
  expect(await prizes()).toEqual([{ rank: 1, state: 'WAITING' }])
  await close()
  expect(await prizes()).toEqual([{ rank: 1, state: 'PAID' }])
  expect(await main(0)).toBe(before + 50_000n)
})

test('an excluded member keeps the rank and is not paid, and nobody moves up', async () => {
  for (const [place, amount] of [60_000n, 40_000n].entries()) await play(place, amount)
  const before = await Promise.all([0, 1].map(main))
  await nextDay()
  const guard = (blockedReason: 'SELF_EXCLUDED' | null) =>
    house.cashier.transaction((tx) =>
      setMemberGuard(tx, house.players[0]!.id, { blockedReason, blockedUntil: null }),
    )
  await guard('SELF_EXCLUDED')
  await close()
  await guard(null)
  await close()
  expect(await prizes()).toEqual([
    { rank: 1, state: 'LEFT_OUT' },
    { rank: 2, state: 'PAID' },
  ])
  const after = await Promise.all([0, 1].map(main))
  expect(after.map((amount, place) => amount - before[place]!)).toEqual([0n, 30_000n])
})

test('a prize above what is left of the day waits, and none passes the budget', async () => {
  await setBudget(60000n)
  for (const [place, amount] of [60_000n, 40_000n, 20_000n].entries()) await play(place, amount)
  await nextDay()
  await setCap(40_000n)
  await close()
  expect((await prizes()).map(({ state }) => state)).toEqual(['WAITING', 'PAID', 'PAID'])
  await setCap(2_000_000n)
  await close()
  expect((await prizes()).map(({ state }) => state)).toEqual(['SPENT', 'PAID', 'PAID'])
})

test('a board whose budget cannot pay a prize ends with it: no prize is promised, and no day is used up', async () => {
  await setBudget(85000n)
  for (const [place, amount] of [60_000n, 40_000n, 20_000n].entries()) await play(place, amount)
  const day = await nextDay()
  await close()
  expect((await prizes()).map(({ state }) => state)).toEqual(['PAID', 'PAID', 'SPENT'])
  const { state, reason } = await oneOf(
    house.cashier.server.process.database.kysely,
    sql<{ state: string; reason: string }>`
    SELECT state, stop_reason AS reason FROM promotions.promotion
    WHERE promotion_id = ${house.promotionId}`,
  )
  expect([state, reason]).toEqual(['STOPPED', 'BUDGET'])
  const given = await rowsOf(
    house.cashier.server.process.database.kysely,
    sql<{ amount: bigint }>`
    SELECT amount FROM promotions.given_day
    WHERE member_id = ${house.players[2]!.id} AND cap = 'BONUS' AND day = ${today()}::date`,
  )
  expect(given.map(({ amount }) => amount)).toEqual([0n])
  await play(3, 90_000n)
  const board = await boardOf(2)
  expect(board).toMatchObject({ state: 'FINAL', period: day, mine: { rank: 3, prizeAmount: 0 } })
  expect(board.rows.map(({ prizeAmount }) => prizeAmount)).toEqual([50_000, 30_000, 0])
})

test('a board that is over shows its winners with the prizes of then, however long ago it ended', async () => {
  await play(0, 60_000n)
  const day = await nextDay()
  await close()
  await house.cashier.transaction((tx) =>
    run(
      tx,
      sql`
      UPDATE promotions.promotion SET ends_at = ${clock.now()}, arguments = arguments || '{"prizes": [100]}'::jsonb
      WHERE promotion_id = ${house.promotionId}`,
    ),
  )
  for (let days = 0; days < 7; days++) await nextDay()
  await close()
  const board = await boardOf(0)
  expect(board).toMatchObject({ state: 'FINAL', period: day, past: [{ period: day }] })
  expect(board.rows.map(({ prizeAmount }) => prizeAmount)).toEqual([50_000])
})

test('more prizes that wait than are paid at once keep none behind them waiting', async () => {
  const other = await open()
  const wait = (board: string, player: Player, count: number, amount: number) =>
    house.cashier.transaction((tx) =>
      run(
        tx,
        sql`
        WITH ended AS (
          INSERT INTO promotions.board_result (promotion_id, period, starts_at, ends_at, closed_at)
          SELECT ${board}, 'D' || n, ${clock.now()}, ${clock.now()}, ${clock.now()} FROM generate_series(1, ${count}::int) AS n
          RETURNING promotion_id, period
        )
        INSERT INTO promotions.board_prize (promotion_id, period, rank, member_id, merchant_id, valid_amount,
          reached_at, amount, state)
        SELECT promotion_id, period, 1, ${player.id}, ${DEMO_MERCHANT}, 1, ${clock.now()}, ${amount}, 'WAITING' FROM ended`,
      ),
    )
  await wait(house.promotionId, house.players[0]!, 100, 50_000)
  await wait(other, house.players[1]!, 1, 100)
  await setCap(10_000n)
  const before = await main(1)
  await close()
  expect(await main(1)).toBe(before + 100n)
  await setCap(2_000_000n)
  await house.cashier.transaction((tx) =>
    run(tx, sql`UPDATE promotions.board_prize SET state = 'SPENT' WHERE state = 'WAITING'`),
  )
})
