/** Rooms over a real database, wallet and ledger. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountRecordOf, betRecordOf, rollUp, runAudit } from '../../modules/wallet/index.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { findFairRound } from '../index.ts'
import type { RoomAnswer } from './view.ts'

let at: RoomsHouse
let [ann, bob, cat]: RoomGuest[] = []
beforeAll(async () => {
  at = await openRoomsHouse();
  [ann, bob, cat] = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name)))
})
afterAll(() => at.close())

const all = (): RoomGuest[] => [ann!, bob!, cat!]
const whoseTurn = async (answer: RoomAnswer, roomId: string): Promise<RoomGuest> => {
  const turn = answer.room.turn!.seats[0]
  for (const guest of all()) if ((await at.read(guest, roomId)).mine?.seat === turn) return guest
  throw new Error('the turn is nobody’s')
}

/** Calls or checks to the end. */
async function playOut(roomId: string): Promise<RoomAnswer> {
  for (let turns = 0; turns < 60; turns++) {
    const answer = await at.read(ann!, roomId)
    if (!answer.room.turn) return answer
    const guest = await whoseTurn(answer, roomId)
    const { mine } = await at.read(guest, roomId)
    const action = mine!.actions.find((move) => move.action === 'CHECK' || move.action === 'CALL')!.action
    await at.act(guest, roomId, action)
  }
  throw new Error('the hand does not end')
}

describe('a room over HTTP', () => {
  test('is listed, sat at, played in and left; its hand is in the records, proved, and its money moves to the satang', async () => {
    const call = (guest: RoomGuest) => ({ token: guest.player.gameToken })
    const { client } = ann!.player
    const lobby = (await client.get<{ list: { roomId: string; seatCount: number; stakes: { bigBlind: number; minBuyIn: number; maxBuyIn: number } }[]; balance: number }>('/api/studio/v1/rooms', call(ann!))).value
    expect(lobby.list.map((room) => [room.stakes.bigBlind, room.seatCount])).toEqual([100, 200, 1000, 5000, 20_000].flatMap((big) => [[big, 6], [big, 9]]))
    expect(lobby.list[0]!.stakes).toMatchObject({ minBuyIn: 4000, maxBuyIn: 20_000 })
    const { roomId } = lobby.list[0]!
    const before = await at.money(all())
    const key = randomUUID()
    const sit = (guest: RoomGuest, body: object, ofKey = randomUUID()) => guest.player.client.post<RoomAnswer>(`/api/studio/v1/rooms/${roomId}/seat`, body, { ...call(guest), key: ofKey })
    expect((await sit(ann!, { seat: 0, buyIn: 3999 })).code).toBe('ROOM_BUY_IN')
    const seated = await sit(ann!, { seat: 0, buyIn: 10_000 }, key)
    expect(seated.value).toMatchObject({ balance: 990_000, mine: { seat: 0, cards: [] }, room: { phase: 'WAITING', seats: [{ seat: 0, name: 'me***1', stack: 10_000, state: 'WAITING' }] } })
    expect((await sit(ann!, { seat: 0, buyIn: 10_000 }, key)).headers.get('idempotency-hit')).toBe('true')
    expect((await sit(ann!, { seat: 0, buyIn: 12_000 }, key)).code).toBe('REQUEST_KEY_REUSED')
    expect((await sit(bob!, { seat: 0, buyIn: 10_000 })).code).toBe('ROOM_SEAT_TAKEN')
    expect((await sit(bob!, { seat: 3, buyIn: 10_000 })).success).toBe(true)
    // Held money is the member's own and shown as locked.
    expect((await client.get<{ lockedAmount: number; balance: number }>('/api/wps/v2/wallets/balance', { token: ann!.player.token })).value).toMatchObject({ balance: 990_000, lockedAmount: 10_000 })

    const commit = (await at.read(ann!, roomId)).room.commit
    const dealt = await at.nextHand(roomId, ann!)
    expect(dealt.room).toMatchObject({ phase: 'PREFLOP', handNo: 1, commit, turn: { seats: [0] } })
    const [own, other] = [(await at.read(ann!, roomId)), (await at.read(bob!, roomId))]
    expect([own.mine!.cards.length, other.mine!.cards.length, own.mine!.actions.length, other.mine!.actions.length]).toEqual([2, 2, 3, 0])
    // Nobody's cards are in what another is told, nor in what everybody is.
    expect(own.room.seats.map((seat) => seat.cards)).toEqual([[-1, -1], [-1, -1]])
    expect(own.mine!.cards.some((card) => other.mine!.cards.includes(card))).toBe(false)
    const { rows } = await at.owner.pool.query<{ text: string }>("SELECT body || coalesce((SELECT string_agg(seats || input, '') FROM studio.room_hand), '') AS text FROM studio.room WHERE room_id = $1", [roomId])
    expect(rows[0]!.text).not.toContain('"cards":[' + own.mine!.cards.join())

    const ended = await playOut(roomId)
    expect(ended.room.phase).toBe('SHOWDOWN')
    const handId = ended.room.handId!
    expect(ended.room.lastProof).toMatchObject({ handId, commit, clientSeeds: [expect.any(String), expect.any(String)], serverSeed: null })
    const pot = ended.room.pots[0]!.amount
    expect([pot, ended.room.seats.reduce((sum, seat) => sum + seat.stack, 0)]).toEqual([200, 20_000 - 10])

    for (const guest of [ann!, bob!]) expect((await at.leave(guest, roomId)).mine).toBeNull()
    const after = await at.money(all())
    expect([after.total, after.rake - before.rake, after.each.map((one) => one.hold)]).toEqual([before.total, 10n, [0n, 0n, 0n]])
    const bets = await betRecordOf(at.owner.kysely, { memberId: ann!.memberId, gameCode: 'HOLDEM', vendor: 'STUDIO', pageNo: 1, pageSize: 5 })
    expect(bets.list[0]).toMatchObject({ roundId: handId, betAmount: 100n, validBet: 100n })
    const record = await accountRecordOf(at.owner.kysely, { memberId: ann!.memberId, codes: ['HOLD', 'HOLD_RELEASE'], pageNo: 1, pageSize: 5 })
    expect(record.list.map((line) => line.code)).toEqual(['HOLD_RELEASE', 'HOLD'])

    // The seed gives every card away, so it opens a day later; then the hand can be computed again.
    const fairNow = await findFairRound(at.house, ann!.memberId, handId)
    expect(fairNow).toMatchObject({ kind: 'ROOM', serverSeed: null, betAmount: 100, room: { ownSeat: 0, rakeAmount: 10 } })
    expect(await findFairRound(at.house, cat!.memberId, handId)).toBeUndefined()
  })
})

describe('an action', () => {
  test('counts once: of two with one step the first is taken, the other is told that the game has moved on', async () => {
    const place = await at.room(ann!)
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    const answer = await at.nextHand(place.roomId, ann!)
    const guest = await whoseTurn(answer, place.roomId)
    const order = { handNo: answer.room.handNo, step: answer.room.step }
    const results = await Promise.allSettled(['CALL', 'FOLD', 'CALL', 'CALL'].map((action) => at.house.rooms.act(guest.seat, place.roomId, { ...order, action, key: randomUUID() })))
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(['ROOM_STEP_STALE', 'ROOM_NOT_YOUR_TURN']).toContain((result.reason as { code: string }).code)
    await at.house.rooms.clock.idle()
    // The same key again is the same action; the other player's are his alone.
    const now = await at.read(ann!, place.roomId)
    if (now.room.turn) {
      const next = await whoseTurn(now, place.roomId)
      const other = next === ann ? bob! : ann!
      await expect(at.house.rooms.act(other.seat, place.roomId, { handNo: now.room.handNo, step: now.room.step, action: 'CHECK', key: randomUUID() })).rejects.toMatchObject({ code: 'ROOM_NOT_YOUR_TURN' })
      const key = randomUUID()
      const body = { handNo: now.room.handNo, step: now.room.step, action: 'CHECK', key }
      expect((await at.house.rooms.act(next.seat, place.roomId, body)).isRepeat).toBe(false)
      expect((await at.house.rooms.act(next.seat, place.roomId, body)).isRepeat).toBe(true)
      await expect(at.house.rooms.act(next.seat, place.roomId, { ...body, action: 'FOLD' })).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' })
    }
    await playOut(place.roomId)
    for (const each of [ann!, bob!]) await at.leave(each, place.roomId)
  })
})
