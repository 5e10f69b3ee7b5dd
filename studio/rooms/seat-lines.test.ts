/** What the account record shows of seats in rooms and at the sea, to the member and to operators. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listTransfers, type listTransfersSchemas } from '../../contract/operator/members/list-transfers.ts'
import { exportTransactions } from '../../contract/player/cashier/export-transactions.ts'
import {
  listTransactions,
  type listTransactionsSchemas,
} from '../../contract/player/cashier/list-transactions.ts'
import { readProfit } from '../../contract/player/cashier/read-profit.ts'
import { readTransaction } from '../../contract/player/cashier/read-transaction.ts'
import { demoMemberId } from '../../db/seeds/identity.ts'
import type { ValueOf } from '../../kernel/call.ts'
import { rollUp, settlePlay, takeStack } from '../../modules/wallet/index.ts'
import { oneOf, run, sql } from '../../platform/postgres.ts'
import { gunner, openSea } from '../../tests/support/fish.ts'
import { openRoomsHouse, type RoomsHouse } from '../../tests/support/rooms.ts'
import { sessionFor } from '../../tests/support/walker.ts'

type Record = ValueOf<typeof listTransactionsSchemas>

let at: RoomsHouse
let token: string
let roomId: string
beforeAll(async () => {
  at = await openRoomsHouse()
  await openSea(at.owner)
  const [ann, bob] = await Promise.all([at.guest('member01'), at.guest('member02')])
  const room = await at.room(ann)
  roomId = room.roomId
  await at.sit(ann, room, 10_000)
  await at.sit(bob, room, 10_000)
  // The first to act folds; both leave.
  const {
    room: { turn },
  } = await at.nextHand(roomId, ann)
  const [first] = await Promise.all(
    [ann, bob].map(async (guest) => ({ guest, seat: (await at.read(guest, roomId)).mine!.seat })),
  ).then((seats) => seats.filter(({ seat }) => seat === turn!.seats[0]))
  await at.act(first!.guest, roomId, 'FOLD')
  await at.leave(ann, roomId)
  await at.leave(bob, roomId)
  token = await sessionFor(at.server, { player: 1 })
})
afterAll(() => at.close())

const get = async <Value>(path: string, as: string, language = 'en') =>
  (
    (await (
      await fetch(at.server.origin + path, {
        headers: { authorization: `Bearer ${as}`, 'accept-language': language },
      })
    ).json()) as { value: Value }
  ).value
const record = (query: string, as = token, language = 'en') =>
  get<Record>(`${listTransactions.path}?${query}`, as, language)

test('a seat that was taken and left is shown with its game, its room and its result, in both languages, folded or not', async () => {
  for (const isFolded of [false, true]) {
    if (isFolded) await rollUp(at.server.process.database)
    const { list } = await record('type=SEAT')
    expect(list.map(({ seat }) => seat!.step)).toEqual(['LEFT', 'TAKEN'])
    const [left, taken] = list
    expect(taken).toMatchObject({
      amount: -10_000,
      gameName: "Texas Hold'em",
      reference: null,
      seat: { resultAmount: null },
    })
    expect(taken!.seat!.roomName).toMatch(/^0\.50\/1 · 6 seats · room \d+$/)
    expect(left!.amount).not.toBe(10_000)
    expect(left).toMatchObject({
      seat: { roomName: taken!.seat!.roomName, resultAmount: left!.amount - 10_000 },
    })
    expect((await record('type=SEAT', token, 'th')).list[0]!.seat!.roomName).toMatch(
      /^0\.50\/1 · 6 ที่นั่ง · ห้อง \d+$/,
    )
  }
})

test('what was taken to seats and came back is neither money in nor money out, and explains the rest of the change', async () => {
  const all = await record('pageSize=100')
  const seats = await record('type=SEAT')
  const sumOf = (list: Record['list']) => list.reduce((sum, { amount }) => sum + amount, 0)
  expect(seats).toMatchObject({ inAmount: 0, outAmount: 0, seatAmount: sumOf(seats.list) })
  expect(all.seatAmount).toBe(seats.seatAmount)
  expect(all.inAmount - all.outAmount + all.seatAmount).toBe(sumOf(all.list))
  const others = all.list.filter(({ seat }) => seat === null)
  expect(all.inAmount).toBe(sumOf(others.filter(({ amount }) => amount > 0)))
  expect((await record('type=TRANSFER')).totalCount).toBe(0)
  const profit = await get<{ stakeAmount: number; payoutAmount: number }>(readProfit.path, token)
  expect(profit.payoutAmount - profit.stakeAmount).toBe(seats.seatAmount)
})

test('a gun at the sea is a seat too, and a top-up of it is shown as one', async () => {
  const gun = await gunner(at.server, at.house, 'member04')
  await at.house.fish.enter(gun.seat, 100)
  const { stack } = await oneOf(
    at.owner.kysely,
    sql<{
      stack: string
    }>`SELECT stack_id AS stack FROM studio.fish_sitting WHERE member_id = ${gun.seat.memberId} AND state = 'SEATED'`,
  )
  await at.owner.transaction((tx) =>
    takeStack(tx, {
      key: `STUDIO:${randomUUID()}`,
      memberId: gun.seat.memberId,
      amount: 700n,
      vendor: 'STUDIO',
      gameCode: 'FISHHUNT',
      stackId: stack,
    }),
  )
  await at.owner.transaction((tx) =>
    settlePlay(tx, {
      roundId: randomUUID(),
      vendor: 'STUDIO',
      gameCode: 'FISHHUNT',
      stackId: stack,
      stakeAmount: 900n,
      winAmount: 250n,
    }),
  )
  await at.house.fish.leave(gun.seat)
  const own = await sessionFor(at.server, { player: 4 })
  const { list, seatAmount } = await record('type=SEAT', own, 'th')
  expect(list.map(({ amount, seat }) => [seat!.step, amount, seat!.resultAmount])).toEqual([
    ['LEFT', 6_050, -650],
    ['ADDED', -700, null],
    ['TAKEN', -6_000, null],
  ])
  expect(new Set(list.map(({ seat }) => seat!.roomName))).toEqual(new Set(['ห้อง 1']))
  expect(seatAmount).toBe(-650)
  const detail = await get<{ gameName: string; seat: unknown; reference: string | null }>(
    readTransaction.path.replace(':transactionId', list[0]!.transactionId),
    own,
  )
  expect(detail).toMatchObject({
    gameName: 'Sea Hunt',
    reference: null,
    seat: { step: 'LEFT', roomName: 'room 1', resultAmount: -650 },
  })
})

test('a seat where all was lost says so where it was taken, since nothing came back', async () => {
  const memberId = demoMemberId(5)
  const { stackId } = await at.owner.transaction((tx) =>
    takeStack(tx, {
      key: `STUDIO:${randomUUID()}`,
      memberId,
      amount: 300n,
      vendor: 'STUDIO',
      gameCode: 'FISHHUNT',
    }),
  )
  await at.owner.transaction((tx) =>
    settlePlay(tx, {
      roundId: randomUUID(),
      vendor: 'STUDIO',
      gameCode: 'FISHHUNT',
      stackId: stackId!,
      stakeAmount: 300n,
      winAmount: 0n,
    }),
  )
  const { list } = await record('type=SEAT', await sessionFor(at.server, { player: 5 }))
  expect(list.map(({ amount, seat }) => [amount, seat!.step, seat!.resultAmount, seat!.roomName])).toEqual([
    [-300, 'TAKEN', -300, null],
  ])
})

test('the file and the console show the same as the screen', async () => {
  const file = await fetch(`${at.server.origin}${exportTransactions.path}?format=CSV&type=SEAT`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'th' },
  })
  const rows = (parse(Buffer.from(await file.arrayBuffer()), { bom: true }) as string[][]).slice(1)
  const { list } = await record('type=SEAT', token, 'th')
  expect(rows.map((row) => [row[2], row[5], row[8], row[9]])).toEqual([
    ['ออกจากห้อง', '', list[0]!.seat!.roomName, (list[0]!.seat!.resultAmount! / 100).toFixed(2)],
    ['เข้าห้อง', '', list[1]!.seat!.roomName, ''],
  ])
  const staff = await sessionFor(at.server, { operator: 'reader', abilities: ['members.read'] })
  const shown = await get<ValueOf<typeof listTransfersSchemas>>(
    listTransfers.path.replace(':memberId', demoMemberId(1)),
    staff,
    'th',
  )
  expect(
    shown.list.filter(({ seat }) => seat !== null).map(({ seat, gameName }) => ({ seat, gameName })),
  ).toEqual(list.map(({ seat, gameName }) => ({ seat, gameName })))
})

test('seats from before they were recorded are shown as well', async () => {
  const before = await record('type=SEAT', await sessionFor(at.server, { player: 4 }))
  await run(at.owner.kysely, sql`DELETE FROM wallet.stack_move`)
  const migration = readFileSync(
    new URL('../../db/migrations/0811_wallet_stack_moves.sql', import.meta.url),
    'utf8',
  )
  for (const statement of migration.match(/^INSERT[^;]+;/gm)!) await run(at.owner.kysely, sql.raw(statement))
  expect(await record('type=SEAT', await sessionFor(at.server, { player: 4 }))).toEqual(before)
})
