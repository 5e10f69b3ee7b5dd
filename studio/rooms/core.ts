/**
 * Every change of a room follows this path: its row is locked, what was due is done, the change is made with
 * its consequences, and all of it is committed at once. Only then are readers notified and the wallet asked.
 */
import type { HousePort, StackPort } from '../../contract/vendor/launch/house-port.ts'
import { clock } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Database, Reader, Tx } from '../../platform/postgres.ts'
import type { CurrencyOf } from '../core/merchants.ts'
import type { TellTopic } from '../core/topics.ts'
import { drive, dueAtMs } from './room-steps.ts'
import { freshSeed, packRoom, unpackRoom } from './open-room.ts'
import { seatsOf, type Room } from './state.ts'
import { readLines } from './store/chat.ts'
import { lockDueRoom, lockRoom, type RoomRow } from './store/rooms.ts'
import { topicOf } from './topic.ts'
import { publicView, toldView } from './view.ts'

export interface RoomParts {
  readonly database: Database
  readonly port: HousePort
  readonly currencyOf: CurrencyOf
  readonly secretKey: Buffer
  readonly tell: TellTopic
  readonly onError: (error: unknown) => void
}

export interface ChangeContext {
  readonly tx: Tx
  readonly now: Date
  readonly nowMs: number
}

/** The whole chat is read with the room. */
const LINES_TOLD = 4

export class RoomCore {
  readonly parts: RoomParts
  /** What follows a commit: the wallet, and when the room is due again. */
  onChanged: (room: Room, dueMs: number | null) => void = () => {}

  constructor(parts: RoomParts) {
    this.parts = parts
  }

  /**
   * The wallet's side of stacks; a studio that calls its wallet over HTTP may have none, and then no rooms.
   */
  get stacks(): StackPort {
    return this.parts.port.stacks
  }

  /** Undefined if the game is not played here any more. */
  async unpack(reader: Reader, row: RoomRow): Promise<Room | undefined> {
    const room = await unpackRoom(reader, this.parts.secretKey, row)
    if (room) room.isGameShut = await this.isGameShut(room.merchantId, room.game.gameCode)
    return room
  }

  isGameShut = async (merchantId: string, gameCode: string): Promise<boolean> =>
    !(await this.parts.port.isGameOpen({ merchantId, gameCode }))

  /** Errors: ROOM_NOT_FOUND, and what `work` refuses with; then nothing is changed. */
  async change<Result>(
    roomId: string,
    work: (room: Room, context: ChangeContext) => Promise<Result> | Result,
  ): Promise<{ room: Room; result: Result }> {
    const done = await this.parts.database.transaction(async (tx) => {
      const row = await lockRoom(tx, roomId)
      if (!row) throw new Refusal('ROOM_NOT_FOUND')
      return this.#changeLocked(tx, row, work)
    })
    await this.#announce(done.room)
    return done
  }

  /** Does what is due in a room, unless another process does or it is done already. */
  async tick(roomId: string): Promise<void> {
    const done = await this.parts.database.transaction(async (tx) => {
      const row = await lockDueRoom(tx, roomId, clock.now())
      return row && this.#changeLocked(tx, row, () => undefined)
    })
    if (done) await this.#announce(done.room)
  }

  async #changeLocked<Result>(
    tx: Tx,
    row: RoomRow,
    work: (room: Room, context: ChangeContext) => Promise<Result> | Result,
  ): Promise<{ room: Room; result: Result }> {
    const { secretKey } = this.parts
    const room = await this.unpack(tx, row)
    if (!room) throw new Refusal('ROOM_NOT_FOUND')
    const now = clock.now()
    const nowMs = now.getTime()
    const parts = { nowMs, blocked: await this.#blockedIn(room), freshSeed: () => freshSeed(secretKey) }
    drive(room, parts)
    const result = await work(room, { tx, now, nowMs })
    drive(room, parts)
    await packRoom(tx, secretKey, room, now)
    return { room, result }
  }

  /** Checked between hands only: a running hand is played to its end, whatever happens to its players. */
  async #blockedIn(room: Room): Promise<ReadonlySet<string>> {
    const seats = seatsOf(room)
    if (seats.length === 0 || (room.hand && room.hand.phase !== 'SHOWING')) return new Set()
    return new Set(await this.stacks.blockedAmong(seats.map((seat) => seat.memberId)))
  }

  async #announce(room: Room): Promise<void> {
    const nowMs = clock.nowMs()
    this.onChanged(room, dueAtMs(room, nowMs))
    try {
      const lines = await readLines(this.parts.database.kysely, room.roomId, LINES_TOLD)
      this.parts.tell(
        `room:${topicOf(this.parts.secretKey, room)}`,
        toldView(publicView(room, lines, nowMs, this.parts.currencyOf)),
      )
    } catch (error) {
      // A reader who missed it sees the gap with the next push and reads the room.
      this.parts.onError(error)
    }
  }
}
