/** Rooms over a real database, wallet and ledger. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StackPort } from '../../contract/vendor/launch/port.ts'
import { accountRecordOf, betRecordOf } from '../../modules/wallet/index.ts'
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

const closeRoom = async (roomId: string) => {
  await at.house.rooms.desk.close('demo', roomId)
  await at.house.rooms.clock.idle()
}

/** Calls or checks to the end. */
async function playOut(roomId: string, studio = at.house): Promise<RoomAnswer> {
  for (let turns = 0; turns < 60; turns++) {
    const answer = await at.read(ann!, roomId)
    if (!answer.room.turn) return answer
    const guest = await whoseTurn(answer, roomId)
    const { mine } = await at.read(guest, roomId)
    const action = mine!.actions.find((move) => move.action === 'CHECK' || move.action === 'CALL')!.action
    await at.act(guest, roomId, action, undefined, studio)
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
    // The next hand's commit is shown all the while, so that whoever changes his seed has seen it.
    expect([dealt.room.nextCommit === commit, ended.room.nextCommit, ended.room.commit]).toEqual([false, dealt.room.nextCommit, dealt.room.nextCommit])
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
    // The desk reads the hand step by step, blinds and streets included, and nobody's cards but those that were shown.
    const told = (await at.house.rooms.desk.hand('demo', handId))!
    const types = told.actions.flatMap(({ events }) => events.map(({ type }) => type))
    for (const type of ['SMALL_BLIND', 'BIG_BLIND', 'FLOP', 'TURN', 'RIVER', 'SHOW', 'RAKE']) expect(types).toContain(type)
    expect([told.actions[0]!.action, told.actions.at(-1)!.potAmount]).toEqual(['START', 200n])
    for (const { events } of told.actions) for (const { type, cards } of events) if (type === 'DEAL') expect(cards).toEqual([-1, -1])
  })
})

describe('what is pushed', () => {
  test('shows everybody the table and nobody’s cards before the showdown, and fits into a notification', async () => {
    const pushes: RoomAnswer['room'][] = []
    const telling = at.studioWith({}, { tell: (_topic, data) => { pushes.push(data as RoomAnswer['room']) } })
    const place = await at.roomFor(cat!, all())
    for (const guest of all()) await at.sit(guest, place, 10_000, {}, telling)
    await at.nextHand(place.roomId, ann!, telling)
    await playOut(place.roomId, telling)
    const cardsOf = (push: RoomAnswer['room']) => push.seats.flatMap((seat) => seat.cards).filter((card) => card >= 0)
    const before = pushes.filter((push) => push.phase !== 'SHOWDOWN')
    expect(new Set(before.map((push) => push.phase))).toEqual(new Set(['WAITING', 'PREFLOP', 'FLOP', 'TURN', 'RIVER']))
    expect(before.flatMap(cardsOf)).toEqual([])
    expect(cardsOf(pushes.findLast((push) => push.phase === 'SHOWDOWN')!).length).toBeGreaterThan(0)
    expect(new Set(pushes.map((push) => push.version)).size, 'each state is told once; of two at once the later may come first').toBe(pushes.length)
    for (const push of pushes) expect(JSON.stringify(push).length).toBeLessThan(7000)
    await closeRoom(place.roomId)
  })
})

describe('an action', () => {
  test('counts once: of two with one step the first is taken, the other is told that the game has moved on', async () => {
    const place = await at.roomFor(ann!, all())
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
      await expect(at.house.rooms.act((next === ann ? bob! : ann!).seat, place.roomId, { handNo: now.room.handNo, step: now.room.step, action: 'CHECK', key: randomUUID() })).rejects.toMatchObject({ code: 'ROOM_NOT_YOUR_TURN' })
      const body = { handNo: now.room.handNo, step: now.room.step, action: 'CHECK', key: randomUUID() }
      expect((await at.house.rooms.act(next.seat, place.roomId, body)).isRepeat).toBe(false)
      expect((await at.house.rooms.act(next.seat, place.roomId, body)).isRepeat).toBe(true)
      await expect(at.house.rooms.act(next.seat, place.roomId, { ...body, action: 'FOLD' })).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' })
    }
    await playOut(place.roomId)
    await closeRoom(place.roomId)
  })
})

describe('time', () => {
  test('a turn has its clock, then the time bank; who lets two pass sits out, and after five minutes the stack is his again', async () => {
    const place = await at.roomFor(bob!, all())
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    const { room } = await at.nextHand(place.roomId, ann!)
    const { turn } = room
    expect(Date.parse(turn!.endsAt) - Date.parse(turn!.clockEndsAt)).toBe(30_000)
    // Both lines are silent from here on: one hand's protection of 30 s comes on top of clock and bank.
    await at.advance(46)
    await at.runDue()
    const guarded = await at.house.rooms.desk.list('demo').then((rooms) => rooms.find((one) => one.roomId === place.roomId)!)
    expect(guarded.hand).toMatchObject({ handNo: 1, turnSeat: turn!.seats[0] })
    const isOut = async () => (await at.read(cat!, place.roomId)).room.seats.some((seat) => seat.state === 'SITTING_OUT')
    for (let looks = 0; looks < 9 && !await isOut(); looks++) {
      await at.advance(80)
      await at.runDue()
    }
    expect(await isOut()).toBe(true)
    await at.advance(310)
    for (let looks = 0; looks < 3; looks++) await at.runDue()
    expect((await at.read(cat!, place.roomId)).room.seats.filter((seat) => seat.state === 'SITTING_OUT')).toEqual([])
    await closeRoom(place.roomId)
    expect((await at.money(all())).each.map((one) => one.hold)).toEqual([0n, 0n, 0n])
  })
})

describe('a seat', () => {
  test('is nobody’s who plays on the same device or network, comes with less than he left with, or has no code', async () => {
    const place = await at.roomFor(cat!, all())
    await at.sit(ann!, place, 10_000, { device: 'one-device', network: '203.0.113.0/24' })
    await expect(at.sit(bob!, place, 10_000, { device: 'one-device' })).rejects.toMatchObject({ code: 'ROOM_SAME_DEVICE' })
    await expect(at.sit(bob!, place, 10_000, { network: '203.0.113.0/24' })).rejects.toMatchObject({ code: 'ROOM_SAME_DEVICE' })
    await expect(at.sit(bob!, { roomId: place.roomId, code: 'WRONG1' })).rejects.toMatchObject({ code: 'ROOM_NOT_FOUND' })
    await expect(at.sit(ann!, place)).rejects.toMatchObject({ code: 'ROOM_ALREADY_SEATED' })
    await at.sit(bob!, place, 10_000)
    expect((await at.house.rooms.topUp(ann!.seat, place.roomId, { amount: 2000, key: randomUUID() })).value.room.seats[0]!.stack).toBe(12_000)
    await expect(at.house.rooms.topUp(ann!.seat, place.roomId, { amount: 8001, key: randomUUID() })).rejects.toMatchObject({ code: 'ROOM_TOP_UP', params: ['80.00'] })
    await at.leave(ann!, place.roomId)
    expect((await at.read(ann!, place.roomId)).rathole).toMatchObject({ amount: 12_000 })
    await expect(at.sit(ann!, place, 10_000)).rejects.toMatchObject({ code: 'ROOM_RATHOLE', params: ['120.00', '60'] })
    // With more than that he may come back, up to what anybody may bring.
    await expect(at.sit(ann!, place, 20_001)).rejects.toMatchObject({ code: 'ROOM_BUY_IN', params: ['120.00', '200.00'] })
    await at.sit(ann!, place, 15_000)
    // What is said stands with the room; links and numbers do not.
    await at.house.rooms.say(ann!.seat, place.roomId, 'สวัสดีครับ 55555')
    await expect(at.house.rooms.say(ann!.seat, place.roomId, 'ทักมา 08 1234 5678 นะ')).rejects.toMatchObject({ code: 'ROOM_CHAT_REFUSED' })
    await expect(at.house.rooms.say(cat!.seat, place.roomId, 'hello')).rejects.toMatchObject({ code: 'ROOM_NOT_SEATED' })
    expect((await at.read(bob!, place.roomId)).room.chat.map((line) => line.text)).toEqual(['สวัสดีครับ 55555'])
    // Closed by the desk: no further hand, every stack goes back.
    expect(await at.house.rooms.desk.close('demo', place.roomId)).toBe('CLOSED')
    await at.house.rooms.clock.idle()
    expect((await at.money(all())).each.map((one) => one.hold)).toEqual([0n, 0n, 0n])
    await expect(at.sit(bob!, place)).rejects.toMatchObject({ code: 'ROOM_CLOSED' })
  })

  test('that gets free is offered to the first who waits', async () => {
    const place = await at.roomFor(bob!, all(), { seatCount: 2 })
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    expect((await at.house.rooms.wait(cat!.seat, place.roomId)).waitingPlace).toBe(1)
    // Who went back to the lobby sees his place there, and that a seat is kept for him; the code that he came by stays his.
    const inLobby = async () => (await at.house.rooms.list(cat!.seat, {})).list.find(({ roomId }) => roomId === place.roomId)
    expect(await inLobby()).toMatchObject({ isWaiting: true, waitingPlace: 1, isOffered: false })
    await expect(at.sit(cat!, place)).rejects.toMatchObject({ code: 'ROOM_FULL' })
    await at.leave(ann!, place.roomId)
    const offered = await at.read(cat!, place.roomId)
    expect(offered).toMatchObject({ offer: { seat: 0 }, code: place.code })
    expect(await inLobby()).toMatchObject({ waitingPlace: 1, isOffered: true })
    await expect(at.sit(ann!, place)).rejects.toMatchObject({ code: 'ROOM_FULL' })
    expect((await at.sit(cat!, place)).mine).toMatchObject({ seat: 0 })
    await closeRoom(place.roomId)
  })
})

describe('a game that its house switches off', () => {
  test('has its running hand played to the end and no other dealt; every stack goes back, also where nobody played', async () => {
    const client = at.server.client()
    const token = await client.signInOperator('owner')
    const { list } = (await client.get<{ list: { gameCode: string; nodeId: number }[] }>('/api/operator/games?pageNo=1&pageSize=100', { token })).value
    const { nodeId } = list.find(({ gameCode }) => gameCode === 'HOLDEM')!
    const turn = async (state: 'OPEN' | 'OFF') => {
      expect(await client.post(`/api/operator/games/${nodeId}`, { state }, { token })).toMatchObject({ status: 200 })
      await expect.poll(() => at.wallet.isGameOpen!({ merchantId: 'demo', gameCode: 'HOLDEM' })).toBe(state === 'OPEN')
    }
    const before = await at.money(all())
    const place = await at.roomFor(ann!, all(), { seatCount: 2 })
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    await at.house.rooms.wait(cat!.seat, place.roomId)
    const alone = await at.roomFor(cat!, all())
    await at.sit(cat!, alone)
    const { room: { handNo } } = await at.nextHand(place.roomId, ann!)
    await turn('OFF')
    expect((await at.read(ann!, place.roomId)).room).toMatchObject({ state: 'CLOSING', handNo })
    expect((await playOut(place.roomId)).room.phase).toBe('SHOWDOWN')
    await at.advance(20)
    await at.runDue()
    expect(await at.read(ann!, place.roomId)).toMatchObject({ mine: null, room: { state: 'CLOSED', handNo, seats: [], waitingCount: 0 } })
    // Both: one of them won, and would have to come back with more.
    for (const guest of [ann!, bob!]) await expect(at.sit(guest, place)).rejects.toMatchObject({ code: 'GAME_MAINTENANCE' })
    await at.house.rooms.sweep()
    await at.runDue()
    expect(await at.read(cat!, alone.roomId)).toMatchObject({ mine: null, room: { state: 'CLOSED', seats: [] } })
    const after = await at.money(all())
    expect([after.total, after.rake - before.rake, after.each.map((one) => one.hold)]).toEqual([before.total, 10n, [0n, 0n, 0n]])
    await turn('OPEN')
    expect((await at.read(ann!, place.roomId)).room.state).toBe('OPEN')
    for (const { roomId } of [place, alone]) await closeRoom(roomId)
  })
})

const dies = (when: 'before' | 'after', step: keyof StackPort): Partial<StackPort> => {
  const { stacks } = at.wallet
  const real = stacks![step].bind(stacks) as (message: unknown) => Promise<unknown>
  return { [step]: async (message: unknown) => {
    if (when === 'after') await real(message)
    throw new Error('the process is gone')
  } }
}

describe('whatever dies', () => {
  test.each((['take', 'settle', 'giveBack'] as const).flatMap((step) => (['before', 'after'] as const).map((when) => [step, when] as const)))('at %s, %s it: the same money, and no seat or hand is stuck', async (step, when) => {
    const before = await at.money(all())
    const place = await at.roomFor(ann!, all())
    const mortal = at.studioWith(dies(when, step))
    await at.sit(bob!, place)
    const sat = await at.sit(ann!, place, 10_000, {}, mortal).then(() => true, () => false)
    expect(sat).toBe(step !== 'take')
    await at.advance(31)
    await at.house.rooms.sweep()
    await at.house.rooms.clock.idle()
    // An order that was taken is finished, one that was not is as if it had never been given.
    const isSeated = (await at.read(ann!, place.roomId)).mine !== null
    expect(isSeated).toBe(step !== 'take' || when === 'after')
    if (!isSeated) await at.sit(ann!, place)
    await at.nextHand(place.roomId, ann!)
    await playOut(place.roomId, step === 'settle' ? mortal : at.house)
    await at.advance(3)
    await at.runDue()
    for (const guest of [ann!, bob!]) await at.leave(guest, place.roomId, step === 'giveBack' ? mortal : at.house)
    await at.advance(31)
    await at.house.rooms.sweep()
    await at.house.rooms.clock.idle()
    const after = await at.money(all())
    expect(after.total).toBe(before.total)
    expect(after.each.map((one) => one.hold)).toEqual([0n, 0n, 0n])
    expect(after.rake - before.rake).toBe(10n)
    expect((await at.read(ann!, place.roomId)).room.seats).toEqual([])
    await at.house.rooms.desk.close('demo', place.roomId)
    await mortal.close()
  })
})
