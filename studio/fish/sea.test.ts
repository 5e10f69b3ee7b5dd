/** Who sits in a sea, and what happens to them when it closes. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { game } from '../../games/fishhunt/rules/index.ts'
import { rowsOf, run, sql, type Database } from '../../platform/postgres.ts'
import { fishNow, gunner, moneyOf, openSeaHouse, shotAt, type SeaHouse } from '../../tests/support/fish.ts'
import type { TestServer } from '../../tests/support/server.ts'
import type { Studio } from '../index.ts'
import { atGun, expectWhole, now, pass } from '../../tests/support/at-gun.ts'

let house: SeaHouse
let server: TestServer
let owner: Database
let studio: Studio
beforeAll(async () => {
  house = await openSeaHouse()
  ;({ server, owner, studio } = house)
})
afterEach(() => house.closeOpened())
afterAll(() => house.close())

/** An operator who opens and closes the game. */
async function switchOf() {
  const operator = server.client()
  const token = await operator.signInOperator('owner')
  const { list } = (
    await operator.get<{ list: { gameCode: string; nodeId: number }[] }>(
      '/api/operator/games?pageNo=1&pageSize=100',
      { token },
    )
  ).value
  const { nodeId } = list.find(({ gameCode }) => gameCode === game.gameCode)!
  return async (state: 'OPEN' | 'OFF') => {
    expect(await operator.post(`/api/operator/games/${nodeId}`, { state }, { token })).toMatchObject({
      status: 200,
    })
    await expect
      .poll(() => studio.port.isGameOpen({ merchantId: 'demo', gameCode: game.gameCode }))
      .toBe(state === 'OPEN')
  }
}

describe('in a sea', () => {
  it('a sea that is closed removes its members after the running window, with all that is left', async () => {
    const turn = await switchOf()
    const one = await atGun(house, 'member14')
    const [fish] = fishNow(one.room, now(one), ['ANCHOVY', 'MACKEREL', 'CLOWNFISH', 'SQUID'])
    expect((await studio.fish.shoot(one.seat, [shotAt([fish!], now(one))])).results[0]).toMatchObject({
      refund: null,
    })
    await turn('OFF')
    await pass(house, 'PT6S')
    await studio.fish.clock.runDue()
    await expect(studio.fish.read(one.seat)).rejects.toMatchObject({ code: 'GAME_MAINTENANCE' })
    await expectWhole(house, one)
    await turn('OPEN')
  })

  it('a shot that finds its gun given up because the sea closed is told that it is closed', async () => {
    const turn = await switchOf()
    const one = await atGun(house, 'member13')
    const [fish] = fishNow(one.room, now(one), ['ANCHOVY', 'MACKEREL', 'CLOWNFISH', 'SQUID'])
    await studio.fish.shoot(one.seat, [shotAt([fish!], now(one))])
    let shooting: Promise<unknown> = Promise.resolve()
    await owner.transaction(async (tx) => {
      await run(tx, sql`SELECT FROM studio.fish_room WHERE room_id = ${one.room.roomId} FOR UPDATE`)
      shooting = studio.fish.shoot(one.seat, [shotAt([fish!], now(one))]).catch((error: unknown) => error)
      const waiting = () =>
        rowsOf(
          owner.kysely,
          sql`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%studio.fish_room%'`,
        )
      await expect.poll(waiting).toHaveLength(1)
      await turn('OFF')
      await pass(house, 'PT6S')
      await studio.fish.clock.runDue()
    })
    expect(await shooting).toMatchObject({ code: 'GAME_MAINTENANCE' })
    await expectWhole(house, one)
    await turn('OPEN')
  })

  it('four sit in a room and the fifth opens the next; a member who does not fire for two minutes leaves', async () => {
    const five = await Promise.all(
      ['member05', 'member06', 'member07', 'member08', 'member09'].map((username) =>
        gunner(server, studio, username),
      ),
    )
    const rooms: string[] = []
    for (const { seat } of five) rooms.push((await studio.fish.enter(seat, 100)).room.roomId)
    expect(new Set(rooms.slice(0, 4)).size).toBe(1)
    expect(rooms[4]).not.toBe(rooms[0])
    // A member who returns, in another session of the game, has two minutes again.
    const [stays, ...others] = five
    await pass(house, 'PT100S')
    const again = await gunner(server, studio, 'member05')
    expect((await studio.fish.enter(again.seat, 100)).room.roomId).toBe(rooms[0])
    await pass(house, 'PT25S')
    await studio.fish.clock.runDue()
    for (const { seat } of others)
      await expect(studio.fish.read(seat)).rejects.toMatchObject({ code: 'ROOM_NOT_SEATED' })
    expect((await studio.fish.read(stays!.seat)).room.roomId).toBe(rooms[0])
    await pass(house, 'PT121S')
    await studio.fish.clock.runDue()
    for (const { seat } of five) {
      await expect(studio.fish.read(seat)).rejects.toMatchObject({ code: 'ROOM_NOT_SEATED' })
      expect((await moneyOf(owner, seat.memberId)).hold).toBe(0)
    }
  })
})
