/**
 * The studio over HTTP: a round of a slot, one at a table, a hand of blackjack and a hand among members. Each
 * answer is lost somewhere after the wallet did what it was asked.
 */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheet as blackjack } from '../../games/blackjack/rules/sheet.ts'
import { game as fishHunt } from '../../games/fishhunt/rules/index.ts'
import { sheet as tukTuk } from '../../games/tuktuk3/rules/sheet.ts'
import { balancesOf, setMemberGuard } from '../../modules/wallet/index.ts'
import { oneOf, sql } from '../../platform/postgres.ts'
import { outcomeOf, paid } from '../../tests/support/baccarat.ts'
import { openFarHouse, type FarHouse } from '../../tests/support/far-studio.ts'
import { dealNext, sitAtBlackjack } from '../../tests/support/hands.ts'
import { poolOf } from '../../tests/support/jackpots.ts'
import { playOut } from '../../tests/support/room-hand.ts'
import { openRoomsHouse } from '../../tests/support/rooms.ts'
import { openTablesHouse } from '../../tests/support/tables.ts'
import { launchTokenOf } from '../../tests/support/vendor.ts'
import type { Seat } from '../core/seats.ts'

let far: FarHouse
beforeAll(async () => {
  far = await openFarHouse()
})
afterAll(() => far.close())

const mainOf = async (memberId: string) => (await balancesOf(far.owner.kysely, memberId)).main
const ledgerOf = (roundId: string) =>
  oneOf(
    far.owner.kysely,
    sql<{ bet: bigint; win: bigint; state: number }>`
    SELECT stake_real + stake_bonus AS bet, win_amount AS win, state FROM wallet.round WHERE round_id = ${roundId}`,
  )

async function seatAt(username: string, gameCode: string): Promise<Seat> {
  const client = far.server.client()
  const token = await client.signIn(username)
  const answer = await far.port.authenticate({
    launchToken: await launchTokenOf(far.server, client, token, { vassalage: 'STUDIO', gameCode }),
  })
  const { seat } = await far.studio.seats.take({
    memberId: answer.memberId!,
    merchantId: 'demo',
    gameCode,
    isFree: false,
    walletToken: answer.sessionToken!,
  })
  return seat
}

it('a slot: the same key gets the answer that was lost, and the pools are raised once', async () => {
  const { studio, owner, lose } = far
  const seat = await seatAt('member01', 'TUKTUK3')
  const [before, pools] = [await mainOf(seat.memberId), await raisedOf()]
  const order = { gameCode: 'TUKTUK3', betAmount: 1_000, key: randomUUID() }
  lose('betWin', 3)
  await expect(studio.rounds.play(seat, order)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
  const moved = await mainOf(seat.memberId)
  const raised = await raisedOf()
  expect(raised).not.toEqual(pools)
  const { value } = await studio.rounds.play(seat, order)
  expect(value.balance).toBe(Number(moved))
  expect(moved).toBe(before - 1_000n + BigInt(value.winAmount))
  expect(await mainOf(seat.memberId)).toBe(moved)
  expect(await raisedOf()).toEqual(raised)
  expect(await ledgerOf(value.roundId)).toEqual({ bet: 1_000n, win: BigInt(value.winAmount), state: 1 })

  async function raisedOf() {
    const { pools: names } = (await far.port.jackpotsOf({ merchantId: 'demo', rtp: tukTuk.rtp }))!
    return Promise.all(names.map(async (code) => (await poolOf(owner, code)).counter))
  }
})

it('a slot: the member is told which limit stands in the way', async () => {
  const seat = await seatAt('member02', 'TUKTUK3')
  const set = (maxStake: bigint | null) =>
    far.owner.transaction((tx) => setMemberGuard(tx, seat.memberId, { maxStake }))
  const before = await mainOf(seat.memberId)
  await set(150n)
  await expect(
    far.studio.rounds.play(seat, { gameCode: 'TUKTUK3', betAmount: 1_000, key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'RG_STAKE_LIMIT', params: ['1.50'] })
  await set(null)
  expect(await mainOf(seat.memberId)).toBe(before)
})

it('a table: bets are taken, what they count stated and everybody paid, once each', async () => {
  const { server, studio, lose, owner } = far
  const at = await openTablesHouse({ server, studio })
  const member = await at.guest('member03')
  const table = await at.openTable(member)
  const before = await mainOf(member.seat.memberId)
  const bets = { PLAYER: 10_000, BANKER: 4_000 }
  const key = randomUUID()
  lose('bet', 3)
  await expect(at.place(member, table, bets, key)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
  expect(await mainOf(member.seat.memberId)).toBe(before - 14_000n)
  expect((await at.place(member, table, bets, key)).value.balance).toBe(Number(before) - 14_000)
  lose('noteValid')
  lose('win')
  for (let looks = 0; looks < 20 && (await at.roundOf(table.roundId)).step !== 'SETTLED'; looks++) {
    await at.advance(5)
    await studio.tables.clock.runDue()
  }
  const outcome = await outcomeOf(at, table.roundId)
  const won = paid(outcome, 'PLAYER', 10_000) + paid(outcome, 'BANKER', 4_000)
  expect(await mainOf(member.seat.memberId)).toBe(before - 14_000n + BigInt(won))
  expect(await at.ledgerOf(table.roundId)).toEqual([{ bet: 14_000n, win: BigInt(won), state: 1, wins: 1 }])
  expect(
    await oneOf(
      owner.kysely,
      sql<{ amount: bigint }>`
      SELECT v.amount FROM wallet.round_valid v JOIN wallet.round r USING (round_no, shard) WHERE r.round_id = ${table.roundId}`,
    ),
  ).toEqual({ amount: [6_000n, BigInt(Math.abs(won - 14_000))].reduce((a, b) => (a < b ? a : b)) })
  await at.close()
})

it('a hand of blackjack: the deal and the payout move their money once', async () => {
  const { server, studio, owner, lose } = far
  const sitting = await sitAtBlackjack(server, studio, 'member04')
  const { memberId } = sitting.seat
  const before = await mainOf(memberId)
  await dealNext(owner, studio, memberId, ['STAND'], (table) => table.isEnded && table.winAmount > 1_000n)
  const [dealKey, standKey] = [randomUUID(), randomUUID()]
  lose('bet', 3)
  await expect(sitting.start(studio, 1_000, dealKey)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
  expect(await mainOf(memberId)).toBe(before - 1_000n)
  const hand = await sitting.start(studio, 1_000, dealKey)
  lose('win', 3)
  await expect(sitting.act(studio, hand, 'STAND', standKey)).rejects.toMatchObject({ code: 'COMMON_BUSY' })
  const ended = await sitting.act(studio, hand, 'STAND', standKey)
  expect(ended.state).toBe('SETTLED')
  expect(ended.winAmount).toBeGreaterThan(1_000)
  expect(await mainOf(memberId)).toBe(before - 1_000n + BigInt(ended.winAmount))
  expect(await ledgerOf(hand.handId)).toEqual({ bet: 1_000n, win: BigInt(ended.winAmount), state: 1 })
})

it('a room: two members play a hand of hold’em, and every satang is theirs or the rake', async () => {
  const { server, studio, lose } = far
  const at = await openRoomsHouse({ server, studio })
  const guests = await Promise.all(['member05', 'member06'].map((name) => at.guest(name)))
  const [ann, bob] = guests as [(typeof guests)[number], (typeof guests)[number]]
  const before = await at.money(guests)
  const place = await at.roomFor(ann, guests)
  const key = randomUUID()
  lose('stacks.take')
  await expect(at.sit(ann, place, 10_000, { key })).rejects.toThrow('lost')
  await at.sit(ann, place, 10_000, { key })
  await at.sit(bob, place)
  expect((await at.money(guests)).each.map(({ hold }) => hold)).toEqual([10_000n, 10_000n])
  await at.nextHand(place.roomId, ann)
  lose('stacks.settle')
  await playOut(at, guests, place.roomId)
  await at.advance(3)
  await at.runDue()
  lose('stacks.giveBack')
  for (const guest of guests) await at.leave(guest, place.roomId)
  await at.advance(31)
  await studio.rooms.sweep()
  await studio.rooms.clock.idle()
  const after = await at.money(guests)
  expect(after.each.map(({ hold }) => hold)).toEqual([0n, 0n])
  expect(after.total).toBe(before.total)
  expect(after.rake - before.rake).toBe(10n)
  await at.close()
})

it('what merchants allow and pools hold is answered as in process', async () => {
  const { port, nearPort } = far
  const questions = [
    (wallet: typeof port) => wallet.slotRulesOf('demo'),
    (wallet: typeof port) => wallet.handLimitsOf('demo'),
    (wallet: typeof port) => wallet.heldByPools('demo'),
    (wallet: typeof port) => wallet.jackpotsOf({ merchantId: 'demo', rtp: tukTuk.rtp }),
    (wallet: typeof port) =>
      wallet.jackpotsOf({ merchantId: 'demo', rtp: fishHunt.rtp, pools: fishHunt.jackpotPools }),
    (wallet: typeof port) => wallet.isGameOpen({ merchantId: 'demo', gameCode: blackjack.gameCode }),
    (wallet: typeof port) => wallet.isGameOpen({ merchantId: 'demo', gameCode: 'NOGAME' }),
    (wallet: typeof port) => wallet.stacks.blockedAmong([]),
  ]
  for (const ask of questions) expect(await ask(port)).toEqual(await ask(nearPort))
  await expect(port.stacks.giveBack('999999')).rejects.toMatchObject({ code: 'OPERATION_NOT_FOUND' })
})
