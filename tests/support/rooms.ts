/**
 * A merchant with the rooms' clock stopped: every turn and every hand is driven by the test, with the
 * product's clock.
 */
import { randomUUID } from 'node:crypto'
import type { StackPort } from '../../contract/vendor/launch/house-port.ts'
import { balancesOf } from '../../modules/wallet/index.ts'
import { oneOf, openDatabase, sql } from '../../platform/postgres.ts'
import { openStudio, studioKey, type Studio } from '../../studio/index.ts'
import type { RoomAnswer } from '../../studio/rooms/view.ts'
import { startServer, WITHOUT_WORKER, type TestServer } from './server.ts'
import { sitDown, type Player } from './studio.ts'

type Seat = ReturnType<Studio['seats']['of']>
export interface RoomGuest {
  seat: Seat
  player: Player
  memberId: string
  device: string
}
export type RoomsHouse = Awaited<ReturnType<typeof openRoomsHouse>>

/** `given`: a house that stands already, and the studio that plays its rooms. */
export async function openRoomsHouse(given?: { server: TestServer; studio: Studio }) {
  const server = given?.server ?? (await startServer({ env: WITHOUT_WORKER }))
  const owner = openDatabase({ url: server.ownerUrl, role: null })
  const house = given?.studio ?? server.process.services.use(studioKey)
  const wallet = house.port
  await house.rooms.clock.stop()
  const opened: Studio[] = []
  const guests = new Map<string, Promise<RoomGuest>>()
  const client = server.client()

  async function arrive(username: string, gameCode: string): Promise<RoomGuest> {
    const own = server.client()
    const player = await sitDown(server, own, await own.signIn(username), { gameCode })
    const seat = house.seats.of((await house.seats.find(player.gameToken))!)
    return { player, seat, memberId: seat.memberId, device: randomUUID() }
  }
  const advance = async (seconds: number) => {
    await client.post('/api/dev/clock', { advance: `PT${seconds}S` })
  }
  /** What is due now, and what it sets off. */
  const runDue = async (studio = house) => {
    await studio.rooms.clock.runDue()
    await studio.rooms.clock.idle()
  }

  return {
    server,
    owner,
    wallet,
    house,
    advance,
    runDue,
    /** Another process on the same rooms, with a given connection to the wallet. */
    studioWith(stacks: Partial<StackPort>, more: Partial<Parameters<typeof openStudio>[0]> = {}): Studio {
      const studio = openStudio({
        databaseUrl: server.ownerUrl,
        port: { ...wallet, stacks: { ...wallet.stacks, ...stacks } },
        currencyOf: () => 'THB',
        secretKey: server.process.config.secretKey,
        onError: () => {},
        ...more,
      })
      opened.push(studio)
      return studio
    },
    /** A demo member with the game open; signed in once. */
    guest(username: string, gameCode = 'HOLDEM'): Promise<RoomGuest> {
      const name = `${username} ${gameCode}`
      if (!guests.has(name)) guests.set(name, arrive(username, gameCode))
      return guests.get(name)!
    },
    /** A private room, so that no other test comes to it. */
    async room(
      guest: RoomGuest,
      { bigBlind = 100, seatCount = 6 } = {},
    ): Promise<{ roomId: string; code: string }> {
      const { value } = await house.rooms.openPrivate(guest.seat, { bigBlind, seatCount, key: randomUUID() })
      return { roomId: value.room.roomId, code: value.code! }
    },
    /** The same, with the others let in by its code. */
    async roomFor(
      guest: RoomGuest,
      others: readonly RoomGuest[],
      more: { bigBlind?: number; seatCount?: number } = {},
    ): Promise<{ roomId: string; code: string }> {
      const place = await this.room(guest, more)
      for (const other of others) await house.rooms.readByCode(other.seat, place.code)
      return place
    },
    sit: async (
      guest: RoomGuest,
      at: { roomId: string; code?: string },
      buyIn = 10_000,
      more: { seat?: number; key?: string; device?: string; network?: string } = {},
      studio = house,
    ): Promise<RoomAnswer> =>
      (
        await studio.rooms.sit(guest.seat, at.roomId, {
          buyIn,
          code: at.code,
          key: randomUUID(),
          device: guest.device,
          network: '',
          clientSeed: guest.seat.memberId.slice(-8),
          ...more,
        })
      ).value,
    read: (guest: RoomGuest, roomId: string, studio = house) => studio.rooms.read(guest.seat, roomId),
    /** The next hand of the room, once its time has come. */
    async nextHand(roomId: string, watcher: RoomGuest, studio = house): Promise<RoomAnswer> {
      for (let tries = 0; tries < 8; tries++) {
        const { room } = await studio.rooms.read(watcher.seat, roomId)
        if (room.turn) return studio.rooms.read(watcher.seat, roomId)
        if (room.nextHandAt)
          await advance(
            Math.max(1, Math.ceil((Date.parse(room.nextHandAt) - Date.parse(room.serverNow)) / 1000)),
          )
        await runDue(studio)
      }
      throw new Error('no hand begins')
    },
    /** One action of the player whose turn it is, as `choose` says. */
    async act(
      guest: RoomGuest,
      roomId: string,
      action: string,
      amount?: number,
      studio = house,
    ): Promise<RoomAnswer> {
      const { room } = await studio.rooms.read(guest.seat, roomId)
      const done = await studio.rooms.act(guest.seat, roomId, {
        handNo: room.handNo,
        step: room.step,
        action,
        amount,
        key: randomUUID(),
      })
      await studio.rooms.clock.idle()
      return done.value
    },
    leave: async (guest: RoomGuest, roomId: string, studio = house) => {
      const { value } = await studio.rooms.leave(guest.seat, roomId, randomUUID())
      await studio.rooms.clock.idle()
      return value
    },
    /** Main, bonus and held money of members, and what the house took of their hands, together. */
    async money(
      members: readonly RoomGuest[],
    ): Promise<{ each: { main: bigint; hold: bigint }[]; rake: bigint; total: bigint }> {
      const each = await Promise.all(
        members.map(async ({ memberId }) => {
          const { main, hold } = await balancesOf(owner.kysely, memberId)
          return { main, hold }
        }),
      )
      const { rake } = await oneOf(
        owner.kysely,
        sql<{
          rake: bigint
        }>`SELECT coalesce(sum(amount), 0)::bigint AS rake FROM wallet.transfer WHERE code = 9`,
      )
      return { each, rake, total: each.reduce((sum, one) => sum + one.main + one.hold, rake) }
    },
    async close(): Promise<void> {
      for (const studio of opened) await studio.close()
      await owner.close()
      if (!given) await server.close()
    },
  }
}
