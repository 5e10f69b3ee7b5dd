/** Rooms over a real database, wallet and ledger. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountRecordOf, betRecordOf } from '../../modules/wallet/index.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { findFairRound } from '../index.ts'
import type { RoomAnswer } from './view.ts'
import { playOut } from '../../tests/support/room-hand.ts'

let at: RoomsHouse
let [ann, bob, cat]: RoomGuest[] = []
beforeAll(async () => {
  at = await openRoomsHouse()
  ;[ann, bob, cat] = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name)))
})
afterAll(() => at.close())

const all = (): RoomGuest[] => [ann!, bob!, cat!]

describe('a room over HTTP', () => {
  test('is listed, joined, played in and left; its hand is in the records, proved, and its money is right to the satang', async () => {
    const call = (guest: RoomGuest) => ({ token: guest.player.gameToken })
    const { client } = ann!.player
    const lobby = (
      await client.get<{
        list: {
          roomId: string
          seatCount: number
          stakes: { bigBlind: number; minBuyIn: number; maxBuyIn: number }
        }[]
        balance: number
      }>('/api/studio/v1/rooms', call(ann!))
    ).value
    expect(lobby.list.map((room) => [room.stakes.bigBlind, room.seatCount])).toEqual(
      [100, 200, 1000, 5000, 20_000].flatMap((big) => [
        [big, 6],
        [big, 9],
      ]),
    )
    expect(lobby.list[0]!.stakes).toMatchObject({ minBuyIn: 4000, maxBuyIn: 20_000 })
    const { roomId } = lobby.list[0]!
    const before = await at.money(all())
    const key = randomUUID()
    const sit = (guest: RoomGuest, body: object, ofKey = randomUUID()) =>
      guest.player.client.post<RoomAnswer>(`/api/studio/v1/rooms/${roomId}/seat`, body, {
        ...call(guest),
        key: ofKey,
      })
    expect((await sit(ann!, { seat: 0, buyIn: 3999 })).code).toBe('ROOM_BUY_IN')
    const seated = await sit(ann!, { seat: 0, buyIn: 10_000 }, key)
    expect(seated.value).toMatchObject({
      balance: 990_000,
      mine: { seat: 0, cards: [] },
      room: { phase: 'WAITING', seats: [{ seat: 0, name: 'me***1', stack: 10_000, state: 'WAITING' }] },
    })
    expect((await sit(ann!, { seat: 0, buyIn: 10_000 }, key)).headers.get('idempotency-hit')).toBe('true')
    expect((await sit(ann!, { seat: 0, buyIn: 12_000 }, key)).code).toBe('REQUEST_KEY_REUSED')
    expect((await sit(bob!, { seat: 0, buyIn: 10_000 })).code).toBe('ROOM_SEAT_TAKEN')
    expect((await sit(bob!, { seat: 3, buyIn: 10_000 })).success).toBe(true)
    // Held money is the member's own and shown as locked.
    expect(
      (
        await client.get<{ lockedAmount: number; balance: number }>('/api/wps/v2/wallets/balance', {
          token: ann!.player.token,
        })
      ).value,
    ).toMatchObject({ balance: 990_000, lockedAmount: 10_000 })
    const commit = (await at.read(ann!, roomId)).room.commit
    const dealt = await at.nextHand(roomId, ann!)
    expect(dealt.room).toMatchObject({ phase: 'PREFLOP', handNo: 1, commit, turn: { seats: [0] } })
    const [own, other] = [await at.read(ann!, roomId), await at.read(bob!, roomId)]
    expect([
      own.mine!.cards.length,
      other.mine!.cards.length,
      own.mine!.actions.length,
      other.mine!.actions.length,
    ]).toEqual([2, 2, 3, 0])
    // Nobody's cards are in another's answer, nor in the public one.
    expect(own.room.seats.map((seat) => seat.cards)).toEqual([
      [-1, -1],
      [-1, -1],
    ])
    expect(own.mine!.cards.some((card) => other.mine!.cards.includes(card))).toBe(false)
    const { rows } = await at.owner.pool.query<{ text: string }>(
      "SELECT body || coalesce((SELECT string_agg(seats || input, '') FROM studio.room_hand), '') AS text FROM studio.room WHERE room_id = $1",
      [roomId],
    )
    expect(rows[0]!.text).not.toContain('"cards":[' + own.mine!.cards.join())
    const ended = await playOut(at, all(), roomId)
    expect(ended.room.phase).toBe('SHOWDOWN')
    const handId = ended.room.handId!
    expect(ended.room.lastProof).toMatchObject({
      handId,
      commit,
      clientSeeds: [expect.any(String), expect.any(String)],
      serverSeed: null,
    })
    // The next hand's commit is always shown, so that a member who changes their seed has seen it.
    expect([dealt.room.nextCommit === commit, ended.room.nextCommit, ended.room.commit]).toEqual([
      false,
      dealt.room.nextCommit,
      dealt.room.nextCommit,
    ])
    const pot = ended.room.pots[0]!.amount
    expect([pot, ended.room.seats.reduce((sum, seat) => sum + seat.stack, 0)]).toEqual([200, 20_000 - 10])
    for (const guest of [ann!, bob!]) expect((await at.leave(guest, roomId)).mine).toBeNull()
    const after = await at.money(all())
    expect([after.total, after.rake - before.rake, after.each.map((one) => one.hold)]).toEqual([
      before.total,
      10n,
      [0n, 0n, 0n],
    ])
    const bets = await betRecordOf(at.owner.kysely, {
      memberId: ann!.memberId,
      gameCode: 'HOLDEM',
      vendor: 'STUDIO',
      pageNo: 1,
      pageSize: 5,
    })
    expect(bets.list[0]).toMatchObject({ roundId: handId, betAmount: 100n, validBet: 100n })
    const record = await accountRecordOf(at.owner.kysely, {
      memberId: ann!.memberId,
      codes: ['HOLD', 'HOLD_RELEASE'],
      pageNo: 1,
      pageSize: 5,
    })
    expect(record.list.map((line) => line.code)).toEqual(['HOLD_RELEASE', 'HOLD'])
    // The seed reveals every card, so it is revealed a day later; then the hand can be recomputed.
    const fairNow = await findFairRound(at.house, ann!.memberId, handId)
    expect(fairNow).toMatchObject({
      kind: 'ROOM',
      serverSeed: null,
      betAmount: 100,
      room: { ownSeat: 0, rakeAmount: 10 },
    })
    expect(await findFairRound(at.house, cat!.memberId, handId)).toBeUndefined()
    // The console reads the hand step by step, including blinds and streets, and only cards that were shown.
    const told = (await at.house.rooms.desk.hand('demo', handId))!
    const types = told.actions.flatMap(({ events }) => events.map(({ type }) => type))
    for (const type of ['SMALL_BLIND', 'BIG_BLIND', 'FLOP', 'TURN', 'RIVER', 'SHOW', 'RAKE'])
      expect(types).toContain(type)
    expect([told.actions[0]!.action, told.actions.at(-1)!.potAmount]).toEqual(['START', 200n])
    for (const { events } of told.actions)
      for (const { type, cards } of events) if (type === 'DEAL') expect(cards).toEqual([-1, -1])
  })
})
