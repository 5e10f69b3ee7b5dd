import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import type { RoomAnswer } from './view.ts'
import { closeRoom, playOut, whoseTurn } from '../../tests/support/room-hand.ts'

let at: RoomsHouse
let [ann, bob, cat]: RoomGuest[] = []
beforeAll(async () => {
  at = await openRoomsHouse()
  ;[ann, bob, cat] = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name)))
})
afterAll(() => at.close())

const all = (): RoomGuest[] => [ann!, bob!, cat!]

describe('pushes', () => {
  test('show everybody the table and nobody’s cards before the showdown, and fit into a notification', async () => {
    const pushes: RoomAnswer['room'][] = []
    const telling = at.studioWith(
      {},
      {
        tell: (_topic, data) => {
          pushes.push(data as RoomAnswer['room'])
        },
      },
    )
    const place = await at.roomFor(cat!, all())
    for (const guest of all()) await at.sit(guest, place, 10_000, {}, telling)
    await at.nextHand(place.roomId, ann!, telling)
    await playOut(at, all(), place.roomId, telling)
    const cardsOf = (push: RoomAnswer['room']) =>
      push.seats.flatMap((seat) => seat.cards).filter((card) => card >= 0)
    const before = pushes.filter((push) => push.phase !== 'SHOWDOWN')
    expect(new Set(before.map((push) => push.phase))).toEqual(
      new Set(['WAITING', 'PREFLOP', 'FLOP', 'TURN', 'RIVER']),
    )
    expect(before.flatMap(cardsOf)).toEqual([])
    expect(cardsOf(pushes.findLast((push) => push.phase === 'SHOWDOWN')!).length).toBeGreaterThan(0)
    expect(
      new Set(pushes.map((push) => push.version)).size,
      'each state is told once; of two at once the later may come first',
    ).toBe(pushes.length)
    for (const push of pushes) expect(JSON.stringify(push).length).toBeLessThan(7000)
    await closeRoom(at, place.roomId)
  })
})

describe('an action', () => {
  test('counts once: of two with one step the first is accepted, the other is refused since the game has moved on', async () => {
    const place = await at.roomFor(ann!, all())
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    const answer = await at.nextHand(place.roomId, ann!)
    const guest = await whoseTurn(at, all(), answer, place.roomId)
    const order = { handNo: answer.room.handNo, step: answer.room.step }
    const results = await Promise.allSettled(
      ['CALL', 'FOLD', 'CALL', 'CALL'].map((action) =>
        at.house.rooms.act(guest.seat, place.roomId, { ...order, action, key: randomUUID() }),
      ),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
    for (const result of results)
      if (result.status === 'rejected')
        expect(['ROOM_STEP_STALE', 'ROOM_NOT_YOUR_TURN']).toContain((result.reason as { code: string }).code)
    await at.house.rooms.clock.idle()
    // The same key again is the same action; the other player's keys are theirs alone.
    const now = await at.read(ann!, place.roomId)
    if (now.room.turn) {
      const next = await whoseTurn(at, all(), now, place.roomId)
      await expect(
        at.house.rooms.act((next === ann ? bob! : ann!).seat, place.roomId, {
          handNo: now.room.handNo,
          step: now.room.step,
          action: 'CHECK',
          key: randomUUID(),
        }),
      ).rejects.toMatchObject({ code: 'ROOM_NOT_YOUR_TURN' })
      const body = { handNo: now.room.handNo, step: now.room.step, action: 'CHECK', key: randomUUID() }
      expect((await at.house.rooms.act(next.seat, place.roomId, body)).isRepeat).toBe(false)
      expect((await at.house.rooms.act(next.seat, place.roomId, body)).isRepeat).toBe(true)
      await expect(
        at.house.rooms.act(next.seat, place.roomId, { ...body, action: 'FOLD' }),
      ).rejects.toMatchObject({ code: 'REQUEST_KEY_REUSED' })
    }
    await playOut(at, all(), place.roomId)
    await closeRoom(at, place.roomId)
  })
})

describe('time', () => {
  test('a turn has its clock, then the time bank; after two time-outs a player sits out, and after five minutes the stack is returned', async () => {
    const place = await at.roomFor(bob!, all())
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    const { room } = await at.nextHand(place.roomId, ann!)
    const { turn } = room
    expect(Date.parse(turn!.endsAt) - Date.parse(turn!.clockEndsAt)).toBe(30_000)
    // Both are disconnected from here on: one hand's protection of 30 s is added to clock and bank.
    await at.advance(46)
    await at.runDue()
    const guarded = await at.house.rooms.desk
      .list('demo')
      .then((rooms) => rooms.find((one) => one.roomId === place.roomId)!)
    expect(guarded.hand).toMatchObject({ handNo: 1, turnSeat: turn!.seats[0] })
    const isOut = async () =>
      (await at.read(cat!, place.roomId)).room.seats.some((seat) => seat.state === 'SITTING_OUT')
    for (let looks = 0; looks < 9 && !(await isOut()); looks++) {
      await at.advance(80)
      await at.runDue()
    }
    expect(await isOut()).toBe(true)
    await at.advance(310)
    for (let looks = 0; looks < 3; looks++) await at.runDue()
    expect(
      (await at.read(cat!, place.roomId)).room.seats.filter((seat) => seat.state === 'SITTING_OUT'),
    ).toEqual([])
    await closeRoom(at, place.roomId)
    expect((await at.money(all())).each.map((one) => one.hold)).toEqual([0n, 0n, 0n])
  })
})
