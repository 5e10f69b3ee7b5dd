/**
 * The sea: members sit down at its guns, shoot, and leave. Everything that counts is in the database
 * (docs/flows/fish-shot.md); a process only keeps its clock and pending pushes.
 */
import { setTimeout } from 'node:timers/promises'
import { game, isPrice } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import type { PageRequest } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../core/seats.ts'
import { FishClock } from './fish-clock.ts'
import { CUT_MS, sealToken, type FishParts } from './core.ts'
import { seaDesk } from './desk.ts'
import type { Shot } from './judge.ts'
import { FishMoney } from './money.ts'
import { FishNews } from './fish-pushes.ts'
import { fireVolley, type Volley } from './shoot.ts'
import { readRoom, type RoomRow } from './store/rooms.ts'
import {
  dropSitting,
  moveSitting,
  readOwnSitting,
  readSitters,
  readSitting,
  resumeSitting,
  seatFree,
  type SittingRow,
} from './store/sittings.ts'
import { readFinished, type WindowRow } from './store/windows.ts'
import { readShotsOf, type ShotRow } from './store/shots.ts'
import { mineShown, ownShot, roomShown, seatsShown } from './view.ts'
import { sitDown } from './sit-down.ts'

const TRIES = 20
const WAIT_MS = 100
export class Fish {
  readonly #parts: FishParts
  readonly money: FishMoney
  readonly clock: FishClock
  readonly desk: ReturnType<typeof seaDesk>
  readonly #news: FishNews

  constructor(parts: FishParts) {
    this.#parts = parts
    this.money = new FishMoney(parts)
    this.clock = new FishClock(parts, this.money, (sittingId) => this.#leave(sittingId))
    this.#news = new FishNews(parts)
    this.desk = seaDesk(parts, (sittingId) => this.#leave(sittingId))
  }

  /**
   * Seats the member at a free gun, in a new room if there is none; repeated, or after a reload: the same
   * seat. Errors: those of the contract enter-fish-room.
   */
  async enter(seat: Seat, price: number) {
    assertGame(seat)
    if (!isPrice(price)) throw new Refusal('ROOM_STAKES')
    const { kysely } = this.#parts.database
    await this.#parts.seeds.of(seat.memberId)
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const own = await readOwnSitting(kysely, seat.memberId, seat.isFree)
      if (own?.state === 'SEATED') {
        // With the present session, and two minutes to fire again.
        await resumeSitting(
          kysely,
          own.sitting_id,
          sealToken(this.#parts.secretKey, own.sitting_id, seat.walletToken),
          clock.now(),
        )
        return this.read(seat)
      }
      if (own?.state === 'HOLDING' && clock.nowMs() - own.sat_at.getTime() < CUT_MS) {
        // The same member sits down in another call at this very moment.
        await setTimeout(WAIT_MS)
        continue
      }
      if (own) {
        await this.money.bringUp(own)
        continue
      }
      const sitting = await sitDown(this.#parts, seat, price)
      if (!sitting) continue
      await this.#bring(seat, sitting, price)
      await this.#tellSeats(sitting.room_id)
      return this.read(seat)
    }
    throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
  }

  /** The money to shoot with; without it the gun is free again. */
  async #bring(seat: Seat, sitting: SittingRow, price: number): Promise<void> {
    const { kysely } = this.#parts.database
    if (seat.isFree) {
      await seatFree(kysely, sitting.sitting_id, BigInt(await this.#balanceOf(seat)))
      return
    }
    const refusal = await this.money.setAside(sitting, price, price)
    if (!refusal) return
    await dropSitting(kysely, sitting.sitting_id, clock.now())
    throw refusal
  }

  /** The member's room in its present state. Errors: ROOM_NOT_SEATED, GAME_MAINTENANCE. */
  async read(seat: Seat) {
    const { room, sitting } = await this.#own(seat)
    return this.#show(seat, room, sitting)
  }

  async #show(seat: Seat, room: RoomRow, sitting: SittingRow) {
    return {
      room: roomShown(room, await readSitters(this.#parts.database.kysely, room.room_id)),
      mine: mineShown(sitting),
      balance: await this.#balanceOf(seat),
      currency: seat.currency,
      prices: [...game.prices],
      shotsPerSecond: game.shotsPerSecond,
    }
  }

  async #own(seat: Seat): Promise<{ room: RoomRow; sitting: SittingRow }> {
    assertGame(seat)
    const sitting = await readOwnSitting(this.#parts.database.kysely, seat.memberId, seat.isFree)
    if (sitting?.state !== 'SEATED') throw await this.#notSeated(seat)
    return { sitting, room: (await readRoom(this.#parts.database.kysely, sitting.room_id))! }
  }

  /** A member who was removed because the game was closed gets that error. */
  async #notSeated({ merchantId }: Seat): Promise<Refusal> {
    const isOpen = await this.#parts.port.isGameOpen({ merchantId, gameCode: game.gameCode })
    return isOpen ? new Refusal('ROOM_NOT_SEATED') : new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 })
  }

  /**
   * Errors: ROOM_NOT_SEATED, GAME_MAINTENANCE. A shot that is not charged is in the answer with its reason;
   * it is not an error.
   */
  async shoot(seat: Seat, shots: readonly Shot[]) {
    if (!shots.every(({ price }) => isPrice(price))) throw new Refusal('ROOM_STAKES')
    assertGame(seat)
    const seen = await readOwnSitting(this.#parts.database.kysely, seat.memberId, seat.isFree)
    if (seen?.state !== 'SEATED') throw await this.#notSeated(seat)
    let volley = await this.#fire(seat, seen, shots)
    // Too little at the gun: wins are settled, or more is set aside, and uncharged shots are judged once
    // more.
    const short = volley.results.find(({ refund }) => refund === 'FUNDS' || refund === 'LIMIT')
    let refusal: Refusal | null = null
    if (short) {
      const cost = short.price * (short.gun === 'LIGHTNING' ? new Set(short.fishIds).size : 1)
      refusal = await this.money.refill(seen.sitting_id, short.price, cost)
      volley = await this.#fire(seat, seen, shots)
    }
    return {
      results: volley.results.map(ownShot),
      roomMs: roomShown(volley.room, []).roomMs,
      version: Number(volley.room.version),
      dead: volley.room.dead,
      mine: mineShown(volley.sitting),
      currency: seat.currency,
      refusal: refusal?.code ?? null,
    }
  }

  async #fire(seat: Seat, seen: SittingRow, shots: readonly Shot[]): Promise<Volley> {
    const volley = await fireVolley(this.#parts, seen, shots).catch(async (error: unknown) => {
      // The sea was closed between the look at the seat and its lock.
      if (error instanceof Refusal && error.code === 'ROOM_NOT_SEATED') throw await this.#notSeated(seat)
      throw error
    })
    this.#parts.seeds.forget(seat.memberId)
    const gunChanged = volley.sitting.price !== seen.price || volley.sitting.gun !== seen.gun
    if (volley.fresh.some(({ refund }) => refund === null))
      this.#news.add(volley.room, { seat: seen.seat, shots: volley.fresh })
    if (gunChanged) await this.#tellSeats(volley.room.room_id)
    if (volley.closedWindowId !== null) this.clock.settleSoon(volley.closedWindowId, seen.sitting_id)
    if (volley.isPairWornOut) await this.#parts.seeds.of(seat.memberId)
    return volley
  }

  /** Frees the gun, settles the shots and returns the rest; a repeat does nothing. */
  async leave(seat: Seat): Promise<{ balance: number; currency: string }> {
    assertGame(seat)
    const own = await readOwnSitting(this.#parts.database.kysely, seat.memberId, seat.isFree)
    if (own?.state === 'SEATED') await this.#leave(own.sitting_id)
    else if (own) await this.money.bringUp(own)
    return { balance: await this.#balanceOf(seat), currency: seat.currency }
  }

  async #leave(sittingId: string): Promise<void> {
    const { database } = this.#parts
    await moveSitting(database.kysely, sittingId, ['SEATED'], 'LEAVING', clock.now())
    const { room_id: roomId } = (await readSitting(database.kysely, sittingId))!
    await this.#tellSeats(roomId)
    await this.money.finishLeaving(sittingId)
  }

  /** The member's settled windows, newest first, with their shots. */
  async list(
    seat: Seat,
    page: PageRequest,
  ): Promise<{ rows: { window: WindowRow; shots: ShotRow[] }[]; total: number }> {
    assertGame(seat)
    const { rows, total } = await readFinished(this.#parts.database.kysely, seat, page)
    const shots = await readShotsOf(
      this.#parts.database.kysely,
      rows.map(({ window_id: windowId }) => windowId),
    )
    return {
      rows: rows.map((window) => ({
        window,
        shots: shots.filter((shot) => shot.window_id === window.window_id),
      })),
      total,
    }
  }

  /** A push of any process. */
  heard(topic: string, data: Record<string, unknown>): void {
    this.#news.heard(topic, data)
  }

  sweep(): Promise<void> {
    return this.clock.sweep()
  }

  async close(): Promise<void> {
    await this.clock.stop()
    this.#news.close()
  }

  async #tellSeats(roomId: string): Promise<void> {
    const { kysely } = this.#parts.database
    const room = (await readRoom(kysely, roomId))!
    this.#news.add(room, { seats: seatsShown(await readSitters(kysely, roomId)) })
  }

  async #balanceOf(seat: Seat): Promise<number> {
    const answer = await this.#parts.port.balance({ memberId: seat.memberId, sessionToken: seat.walletToken })
    if (answer.status === 'BUSY') throw new Refusal('COMMON_BUSY', { retryAfterS: 1 })
    if (answer.status !== 'OK') throw new Refusal('GAME_TOKEN_INVALID')
    return answer.balanceAmount!
  }
}

function assertGame(seat: Seat): void {
  if (seat.gameCode !== game.gameCode) throw new Refusal('GAME_NOT_FOUND')
}
