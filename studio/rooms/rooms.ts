/** The rooms of a process: members' calls, and the clock. */
import { seatQuickly } from '../../contract/vendor/studio/seat-quickly.ts'
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../core/seats.ts'
import { sweepSittings, sweepTopUps } from './wallet-steps.ts'
import { RoomCore, type RoomParts } from './core.ts'
import { roomDesk } from './desk.ts'
import { listRooms, quickRooms, roomsOfHouse } from './lobby.ts'
import { openPrivateRoom } from './private-rooms.ts'
import { actInRoom, changePresence, changeSeed, joinQueue, leaveQueue, say, type ActOrder } from './play.ts'
import { RoomClock } from './room-clock.ts'
import { ratholeOf } from './rules.ts'
import {
  checkReader,
  checkRoom,
  lastLeft,
  leave,
  sitDown,
  topUp,
  type SitOrder,
  type Whereabouts,
} from './sit.ts'
import { placeInQueue, seatOfMember, type Room } from './state.ts'
import { readLines } from './store/chat.ts'
import { dropHandsBefore, readHand } from './store/hands.ts'
import {
  admitGuest,
  closeIdleRooms,
  readPlayedGames,
  readRoom,
  readRoomByCode,
  wakeIdleRooms,
  wakeRoomsOf,
} from './store/rooms.ts'
import { markSeen } from './store/sittings.ts'
import { readKey, readKeys } from './store/keys.ts'
import { topicOf } from './topic.ts'
import { publicView, withOpenSeed, type RoomAnswer, type RoomRowView } from './view.ts'
import { lobbyRow } from './lobby-row.ts'
import { ownView } from './own-view.ts'

const LINES_SHOWN = 30
const KEEP_MS = 180 * 86_400_000
const PRIVATE_IDLE_MS = 30 * 60_000
const AT_ONCE = 500
const SILENT_MS = 5 * 60_000

interface Ask {
  bigBlind?: number | undefined
  seatCount?: number | undefined
}

export class Rooms {
  readonly core: RoomCore
  readonly clock: RoomClock
  readonly desk: ReturnType<typeof roomDesk>

  constructor(parts: RoomParts) {
    this.core = new RoomCore(parts)
    this.clock = new RoomClock(this.core)
    this.desk = roomDesk(this.core)
  }

  async list(seat: Seat, filter: Ask): Promise<{ list: RoomRowView[]; balance: number }> {
    const nowMs = clock.nowMs()
    return {
      list: (await listRooms(this.core, seat, filter)).map((room) =>
        lobbyRow(room, seat.memberId, nowMs, this.core.parts.currencyOf),
      ),
      balance: (await this.#balanceOf(seat)).balance,
    }
  }

  /** Counts as a sign that the asker is connected. Errors: ROOM_NOT_FOUND. */
  async read(seat: Seat, roomId: string): Promise<RoomAnswer> {
    const { database } = this.core.parts
    await markSeen(database.kysely, roomId, seat.memberId, clock.now())
    const row = await readRoom(database.kysely, roomId)
    const room = row && (await this.core.unpack(database.kysely, row))
    if (!room) throw new Refusal('ROOM_NOT_FOUND')
    await checkReader(database.kysely, room, seat)
    return this.#answer(seat, room)
  }

  async readByCode(seat: Seat, code: string): Promise<RoomAnswer> {
    const { database } = this.core.parts
    const row = await readRoomByCode(database.kysely, seat.merchantId, code.trim().toUpperCase())
    const room = row && row.state !== 'CLOSED' ? await this.core.unpack(database.kysely, row) : undefined
    if (!room) throw new Refusal('ROOM_NOT_FOUND')
    checkRoom(room, seat)
    await admitGuest(database.kysely, room.roomId, seat.memberId)
    return this.#answer(seat, room)
  }

  sit = (seat: Seat, roomId: string, order: SitOrder) =>
    this.#after(seat, roomId, sitDown(this.core, seat, roomId, order))
  topUp = (seat: Seat, roomId: string, order: { amount: number; key: string }) =>
    this.#after(seat, roomId, topUp(this.core, seat, roomId, order))
  leave = (seat: Seat, roomId: string, key: string) =>
    this.#after(seat, roomId, leave(this.core, seat, roomId, key))
  act = (seat: Seat, roomId: string, order: ActOrder) =>
    this.#after(seat, roomId, actInRoom(this.core, seat, roomId, order))

  /** The fullest room with a free seat, or the next if that seat is taken meanwhile. */
  async sitQuickly(
    seat: Seat,
    order: Ask & Whereabouts & { buyIn?: number | undefined; clientSeed?: string | undefined; key: string },
  ) {
    const { bigBlind, seatCount, ...sitting } = order
    const as = {
      call: seatQuickly.name,
      content: [
        'quick',
        seat.gameCode,
        bigBlind ?? null,
        seatCount ?? null,
        order.buyIn ?? null,
        order.clientSeed ?? null,
      ],
    }
    // Repeated, the order leads to the same room, whichever is the fullest by now.
    const known = await readKey(this.core.parts.database.kysely, {
      memberId: seat.memberId,
      call: as.call,
      key: order.key,
    })
    const rooms = known?.room_id
      ? [{ room_id: known.room_id }]
      : await quickRooms(this.core, seat, { bigBlind, seatCount })
    const passing = [
      'ROOM_FULL',
      'ROOM_SEAT_TAKEN',
      'ROOM_SAME_DEVICE',
      'ROOM_ALREADY_SEATED',
      'ROOM_RATHOLE',
      'ROOM_CLOSED',
    ]
    let refusal: unknown = new Refusal('ROOM_STAKES')
    for (const { room_id: roomId } of rooms) {
      try {
        const buyIn = order.buyIn ?? (await this.#usualBuyIn(seat, roomId))
        return await this.sit(seat, roomId, { ...sitting, buyIn, as })
      } catch (error) {
        if (!(error instanceof Refusal && passing.includes(error.code))) throw error
        refusal = error
      }
    }
    throw refusal
  }

  async openPrivate(seat: Seat, order: { bigBlind: number; seatCount: number; key: string }) {
    const { roomId, isRepeat } = await openPrivateRoom(this.core, seat, order)
    return { value: await this.read(seat, roomId), isRepeat }
  }

  async presence(seat: Seat, roomId: string, state: 'IN' | 'OUT' | undefined): Promise<RoomAnswer> {
    if (state !== undefined) await changePresence(this.core, seat, roomId, state)
    return this.read(seat, roomId)
  }

  async changeSeed(seat: Seat, roomId: string, clientSeed: string): Promise<RoomAnswer> {
    await changeSeed(this.core, seat, roomId, clientSeed)
    return this.read(seat, roomId)
  }

  async wait(seat: Seat, roomId: string): Promise<RoomAnswer> {
    await joinQueue(this.core, seat, roomId)
    return this.read(seat, roomId)
  }

  async unwait(seat: Seat, roomId: string): Promise<RoomAnswer> {
    await leaveQueue(this.core, seat, roomId)
    return this.read(seat, roomId)
  }

  async say(seat: Seat, roomId: string, text: string): Promise<RoomAnswer> {
    await say(this.core, seat, roomId, text)
    return this.read(seat, roomId)
  }

  /**
   * The result of a member's order, by its key: the room as they see it, with their balance. Undefined if
   * none was given, it was refused, or its money is still under way.
   */
  async operation(
    memberId: string,
    key: string,
    call: string | undefined,
    balanceOf: () => Promise<number>,
  ): Promise<{ call: string; value: RoomAnswer } | undefined> {
    const { database, currencyOf } = this.core.parts
    const order = (await readKeys(database.kysely, memberId, key)).find(
      (each) => call === undefined || each.call === call,
    )
    const row = order?.room_id ? await readRoom(database.kysely, order.room_id) : undefined
    const room = row && (await this.core.unpack(database.kysely, row))
    if (!order || !room || seatOfMember(room, memberId)?.state === 'HOLDING') return undefined
    const held = { balance: await balanceOf(), currency: currencyOf(room.merchantId) }
    return { call: order.call, value: { ...(await this.#viewFor(memberId, room)), ...held } }
  }

  /** The rooms of a merchant for the list of PVP rooms on the platform's pages. */
  roomsOf = (merchantId: string) => roomsOfHouse(this.core, merchantId)

  /** What a dead process left, and what is too old to be kept. */
  async sweep(): Promise<void> {
    await sweepSittings(this.core)
    await sweepTopUps(this.core)
    const { kysely } = this.core.parts.database
    await dropHandsBefore(kysely, new Date(clock.nowMs() - KEEP_MS), AT_ONCE)
    await wakeIdleRooms(kysely, new Date(clock.nowMs() - SILENT_MS), clock.now())
    for (const { merchant_id: merchantId, game_code: gameCode } of await readPlayedGames(kysely)) {
      if (await this.core.isGameShut(merchantId, gameCode))
        await wakeRoomsOf(kysely, merchantId, gameCode, clock.now())
    }
    await closeIdleRooms(kysely, new Date(clock.nowMs() - PRIVATE_IDLE_MS))
  }

  async close(): Promise<void> {
    await this.clock.stop()
  }

  async #after(
    seat: Seat,
    roomId: string,
    done: Promise<{ isRepeat: boolean }>,
  ): Promise<{ value: RoomAnswer; isRepeat: boolean }> {
    const { isRepeat } = await done
    return { value: await this.read(seat, roomId), isRepeat }
  }

  /** Half of the largest buy-in, or the stack that is required. */
  async #usualBuyIn(seat: Seat, roomId: string): Promise<number> {
    const { room, rathole } = await this.read(seat, roomId)
    return (
      rathole?.amount ??
      Math.min(
        room.stakes.maxBuyIn,
        room.stakes.minBuyIn + Math.floor(((room.stakes.maxBuyIn - room.stakes.minBuyIn) * 3) / 8),
      )
    )
  }

  async #balanceOf({ memberId, walletToken }: Seat): Promise<{ balance: number; currency: string }> {
    const { status, balanceAmount, currency } = await this.core.parts.port.balance({
      memberId,
      sessionToken: walletToken,
    })
    if (status !== 'OK') throw new Refusal('GAME_TOKEN_INVALID')
    return { balance: balanceAmount!, currency: currency! }
  }

  async #answer(seat: Seat, room: Room): Promise<RoomAnswer> {
    return { ...(await this.#viewFor(seat.memberId, room)), ...(await this.#balanceOf(seat)) }
  }

  /** Members who may read a private room may know its code: they entered with it, or opened the room. */
  async #viewFor(memberId: string, room: Room): Promise<Omit<RoomAnswer, 'balance' | 'currency'>> {
    const { database, secretKey, currencyOf } = this.core.parts
    const now = clock.now()
    const nowMs = now.getTime()
    const lines = await readLines(database.kysely, room.roomId, LINES_SHOWN)
    const view = publicView(room, lines, nowMs, currencyOf)
    const last = room.body.lastProof && (await readHand(database.kysely, room.body.lastProof.handId))
    const rathole = ratholeOf(room, await lastLeft(database.kysely, room.roomId, memberId, nowMs), nowMs)
    const place = placeInQueue(room, memberId)
    const offer = room.body.queue[place]?.offer ?? null
    return {
      room: withOpenSeed(view, secretKey, last ? { ...last, endedAt: last.ended_at ?? now } : undefined, now),
      mine: ownView(room, memberId),
      code: room.code,
      topic: topicOf(secretKey, room),
      waitingPlace: place < 0 ? null : place + 1,
      offer: offer && { seat: offer.seat, endsAt: new Date(offer.endsAtMs).toISOString() },
      rathole: rathole && { amount: rathole.amount, endsAt: new Date(rathole.endsAtMs).toISOString() },
    }
  }
}
