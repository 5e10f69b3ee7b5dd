/** Orders to rooms by their keys: each counts once, and its result can be asked for. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StackPort } from '../../contract/vendor/launch/house-port.ts'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import type { RoomAnswer } from './view.ts'

let at: RoomsHouse
let ann: RoomGuest
let bob: RoomGuest
beforeAll(async () => {
  at = await openRoomsHouse()
  ann = await at.guest('member01')
  bob = await at.guest('member02')
})
afterAll(() => at.close())

const post = (guest: RoomGuest, path: string, body: object, key: string) =>
  guest.player.client.post<RoomAnswer>(`/api/studio/v1/rooms${path}`, body, {
    token: guest.player.gameToken,
    key,
  })
const ask = (guest: RoomGuest, key: string, call = '') =>
  guest.player.client.get<{ call: string; status: number; success: boolean; value: RoomAnswer }>(
    `/api/wps/operations/${key}${call && `?call=${call}`}`,
    { token: guest.player.token },
  )
const heldBy = async (guest: RoomGuest) => (await at.money([guest])).each[0]!.hold

test('a quick seat is one seat for one key; other content under it is refused', async () => {
  const order = { bigBlind: 5000, seatCount: 6, key: randomUUID(), device: '', network: '' }
  const first = await at.house.rooms.sitQuickly(ann.seat, order)
  const again = await at.house.rooms.sitQuickly(ann.seat, order)
  expect([first.isRepeat, again.isRepeat, again.value.room.roomId]).toEqual([
    false,
    true,
    first.value.room.roomId,
  ])
  expect(first.value).toMatchObject({
    mine: { seat: 0 },
    room: { stakes: { bigBlind: 5000 }, seatCount: 6, seats: [{ stack: 500_000 }] },
  })
  await expect(at.house.rooms.sitQuickly(ann.seat, { ...order, buyIn: 400_000 })).rejects.toMatchObject({
    code: 'REQUEST_KEY_REUSED',
  })
  expect((await at.leave(ann, first.value.room.roomId)).mine).toBeNull()
  expect(await heldBy(ann)).toBe(0n)
})

test('one key for several calls is an order of each; only its member finds it by its key', async () => {
  const key = randomUUID()
  const opened = await post(ann, '', { bigBlind: 100, seatCount: 6 }, key)
  const { roomId } = opened.value.room
  expect((await ask(ann, key)).value).toMatchObject({
    call: 'studio/open-private-room',
    status: 200,
    success: true,
    value: { room: { roomId }, code: opened.value.code, mine: null },
  })
  expect((await post(ann, `/${roomId}/seat`, { buyIn: 10_000 }, key)).value.mine).toMatchObject({ seat: 0 })
  expect((await post(ann, `/${roomId}/top-up`, { amount: 500 }, key)).value.room.seats[0]).toMatchObject({
    stack: 10_500,
  })
  expect((await ask(ann, key, 'studio/take-room-seat')).value).toMatchObject({
    call: 'studio/take-room-seat',
    value: { mine: { seat: 0 }, balance: 989_500, currency: 'THB' },
  })
  expect((await post(ann, `/${roomId}/leave`, {}, key)).value.mine).toBeNull()
  await at.house.rooms.clock.idle()
  expect((await ask(ann, key, 'studio/leave-room-seat')).value.value).toMatchObject({
    mine: null,
    rathole: { amount: 10_500 },
  })
  expect((await post(ann, `/${roomId}/top-up`, { amount: 500 }, key)).headers.get('idempotency-hit')).toBe(
    'true',
  )
  expect((await ask(bob, key)).code).toBe('OPERATION_NOT_FOUND')
  expect((await ask(ann, randomUUID())).code).toBe('OPERATION_NOT_FOUND')
  expect((await at.money([ann])).each).toEqual([{ main: 1_000_000n, hold: 0n }])
})

test('a refused private room stays refused under its key', async () => {
  for (let room = 0; room < 3; room++)
    expect((await post(bob, '', { bigBlind: 100, seatCount: 6 }, randomUUID())).success).toBe(true)
  const key = randomUUID()
  expect((await post(bob, '', { bigBlind: 200, seatCount: 6 }, key)).code).toBe('ROOM_TOO_MANY')
  expect((await post(bob, '', { bigBlind: 200, seatCount: 6 }, key)).code).toBe('ROOM_TOO_MANY')
  expect((await ask(bob, key)).code).toBe('OPERATION_NOT_FOUND')
})

test('an interrupted buy-in is finished by the same order again, whether or not the wallet took it', async () => {
  for (const when of ['before', 'after'] as const) {
    const place = await at.room(ann)
    const key = randomUUID()
    const cut: Partial<StackPort> = {
      take: async (order) => {
        if (when === 'after') await at.wallet.stacks.take(order)
        throw new Error('cut')
      },
    }
    await expect(at.sit(ann, place, 10_000, { key }, at.studioWith(cut))).rejects.toThrow('cut')
    expect((await ask(ann, key)).code).toBe('OPERATION_NOT_FOUND')
    expect((await at.sit(ann, place, 10_000, { key })).mine).toMatchObject({ seat: 0 })
    expect((await ask(ann, key)).value).toMatchObject({
      call: 'studio/take-room-seat',
      value: { mine: { seat: 0 } },
    })
    expect(await heldBy(ann)).toBe(10_000n)
    await at.leave(ann, place.roomId)
    expect(await heldBy(ann)).toBe(0n)
  }
})
