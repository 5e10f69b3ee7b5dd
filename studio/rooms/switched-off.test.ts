/** What happens to rooms whose game is switched off. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoomsHouse, type RoomGuest, type RoomsHouse } from '../../tests/support/rooms.ts'
import { closeRoom, playOut } from '../../tests/support/room-hand.ts'

let at: RoomsHouse
let [ann, bob, cat]: RoomGuest[] = []
beforeAll(async () => {
  at = await openRoomsHouse()
  ;[ann, bob, cat] = await Promise.all(['member01', 'member02', 'member03'].map((name) => at.guest(name)))
})
afterAll(() => at.close())

const all = (): RoomGuest[] => [ann!, bob!, cat!]

describe('a game that is switched off', () => {
  test('has its running hand played to the end and no other dealt; every stack is returned, also if nobody played', async () => {
    const client = at.server.client()
    const token = await client.signInOperator('owner')
    const { list } = (
      await client.get<{ list: { gameCode: string; nodeId: number }[] }>(
        '/api/operator/games?pageNo=1&pageSize=100',
        { token },
      )
    ).value
    const { nodeId } = list.find(({ gameCode }) => gameCode === 'HOLDEM')!
    const turn = async (state: 'OPEN' | 'OFF') => {
      expect(await client.post(`/api/operator/games/${nodeId}`, { state }, { token })).toMatchObject({
        status: 200,
      })
      await expect
        .poll(() => at.wallet.isGameOpen({ merchantId: 'demo', gameCode: 'HOLDEM' }))
        .toBe(state === 'OPEN')
    }
    const before = await at.money(all())
    const place = await at.roomFor(ann!, all(), { seatCount: 2 })
    for (const guest of [ann!, bob!]) await at.sit(guest, place)
    await at.house.rooms.wait(cat!.seat, place.roomId)
    const alone = await at.roomFor(cat!, all())
    await at.sit(cat!, alone)
    const {
      room: { handNo },
    } = await at.nextHand(place.roomId, ann!)
    await turn('OFF')
    expect((await at.read(ann!, place.roomId)).room).toMatchObject({ state: 'CLOSING', handNo })
    expect((await playOut(at, all(), place.roomId)).room.phase).toBe('SHOWDOWN')
    await at.advance(20)
    await at.runDue()
    expect(await at.read(ann!, place.roomId)).toMatchObject({
      mine: null,
      room: { state: 'CLOSED', handNo, seats: [], waitingCount: 0 },
    })
    // Both: one of them won, and would have to come back with more.
    for (const guest of [ann!, bob!])
      await expect(at.sit(guest, place)).rejects.toMatchObject({ code: 'GAME_MAINTENANCE' })
    await at.house.rooms.sweep()
    await at.runDue()
    expect(await at.read(cat!, alone.roomId)).toMatchObject({
      mine: null,
      room: { state: 'CLOSED', seats: [] },
    })
    const after = await at.money(all())
    expect([after.total, after.rake - before.rake, after.each.map((one) => one.hold)]).toEqual([
      before.total,
      10n,
      [0n, 0n, 0n],
    ])
    await turn('OPEN')
    expect((await at.read(ann!, place.roomId)).room.state).toBe('OPEN')
    for (const { roomId } of [place, alone]) await closeRoom(at, roomId)
  })
})
