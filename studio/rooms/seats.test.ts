/** Who may have a seat, and who gets one that is free. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { closeRoom } from '../../tests/support/room-hand.ts'

let at: RoomsHouse
let [ann, bob, cat]: RoomGuest[] = []
beforeAll(async () => {
  at = await openRoomsHouse()
  ;[ann, bob, cat] = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name)))
})
afterAll(() => at.close())

const all = (): RoomGuest[] => [ann!, bob!, cat!]

describe('a seat', () => {
  test('is refused on the same device or network, with less than the member left with, or without the code', async () => {
    const place = await at.roomFor(cat!, all())
    await at.sit(ann!, place, 10_000, { device: 'one-device', network: '203.0.113.0/24' })
    await expect(at.sit(bob!, place, 10_000, { device: 'one-device' })).rejects.toMatchObject({
      code: 'ROOM_SAME_DEVICE',
    })
    await expect(at.sit(bob!, place, 10_000, { network: '203.0.113.0/24' })).rejects.toMatchObject({
      code: 'ROOM_SAME_DEVICE',
    })
    await expect(at.sit(bob!, { roomId: place.roomId, code: 'WRONG1' })).rejects.toMatchObject({
      code: 'ROOM_NOT_FOUND',
    })
    await expect(at.sit(ann!, place)).rejects.toMatchObject({ code: 'ROOM_ALREADY_SEATED' })
    await at.sit(bob!, place, 10_000)
    expect(
      (await at.house.rooms.topUp(ann!.seat, place.roomId, { amount: 2000, key: randomUUID() })).value.room
        .seats[0]!.stack,
    ).toBe(12_000)
    await expect(
      at.house.rooms.topUp(ann!.seat, place.roomId, { amount: 8001, key: randomUUID() }),
    ).rejects.toMatchObject({ code: 'ROOM_TOP_UP', params: ['80.00'] })
    await at.leave(ann!, place.roomId)
    expect((await at.read(ann!, place.roomId)).rathole).toMatchObject({ amount: 12_000 })
    await expect(at.sit(ann!, place, 10_000)).rejects.toMatchObject({
      code: 'ROOM_RATHOLE',
      params: ['120.00', '60'],
    })
    // With more than that they may come back, up to the largest buy-in.
    await expect(at.sit(ann!, place, 20_001)).rejects.toMatchObject({
      code: 'ROOM_BUY_IN',
      params: ['120.00', '200.00'],
    })
    await at.sit(ann!, place, 15_000)
    // Chat lines are in the room; links and numbers are not.
    await at.house.rooms.say(ann!.seat, place.roomId, 'สวัสดีครับ 55555')
    await expect(at.house.rooms.say(ann!.seat, place.roomId, 'ทักมา 08 1234 5678 นะ')).rejects.toMatchObject({
      code: 'ROOM_CHAT_REFUSED',
    })
    await expect(at.house.rooms.say(cat!.seat, place.roomId, 'hello')).rejects.toMatchObject({
      code: 'ROOM_NOT_SEATED',
    })
    expect((await at.read(bob!, place.roomId)).room.chat.map((line) => line.text)).toEqual(['สวัสดีครับ 55555'])
    // Closed by an operator: no further hand, every stack is returned.
    expect(await at.house.rooms.desk.close('demo', place.roomId)).toBe('CLOSED')
    await at.house.rooms.clock.idle()
    expect((await at.money(all())).each.map((one) => one.hold)).toEqual([0n, 0n, 0n])
    await expect(at.sit(bob!, place)).rejects.toMatchObject({ code: 'ROOM_CLOSED' })
  })

  test('that becomes free is offered to the first who waits', async () => {
    const place = await at.roomFor(bob!, all(), { seatCount: 2 })
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    expect((await at.house.rooms.wait(cat!.seat, place.roomId)).waitingPlace).toBe(1)
    // A member who went back to the lobby sees their place there, and that a seat is kept for them; they keep
    // the code with which they came.
    const inLobby = async () =>
      (await at.house.rooms.list(cat!.seat, {})).list.find(({ roomId }) => roomId === place.roomId)
    expect(await inLobby()).toMatchObject({ isWaiting: true, waitingPlace: 1, isOffered: false })
    await expect(at.sit(cat!, place)).rejects.toMatchObject({ code: 'ROOM_FULL' })
    await at.leave(ann!, place.roomId)
    const offered = await at.read(cat!, place.roomId)
    expect(offered).toMatchObject({ offer: { seat: 0 }, code: place.code })
    expect(await inLobby()).toMatchObject({ waitingPlace: 1, isOffered: true })
    await expect(at.sit(ann!, place)).rejects.toMatchObject({ code: 'ROOM_FULL' })
    expect((await at.sit(cat!, place)).mine).toMatchObject({ seat: 0 })
    await closeRoom(at, place.roomId)
  })
})
