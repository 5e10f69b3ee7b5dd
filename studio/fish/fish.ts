/**
 * The sea: members sit down at its guns, shoot, and go. Everything that counts stands in the database
 * (docs/flows/fish-shot.md); what a process keeps here is its clock and what it has still to tell.
 */
import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { game, isPrice } from '../../games/fishhunt/rules/index.ts'
import { clock } from '../../kernel/clock.ts'
import { newId } from '../../kernel/ids.ts'
import type { PageRequest } from '../../kernel/paging.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { isUniqueViolation } from '../../platform/postgres.ts'
import type { Seat } from '../seats.ts'
import { FishClock } from './fish-clock.ts'
import { CUT_MS, sealToken, stacksOf, type FishParts } from './core.ts'
import { seaDesk } from './desk.ts'
import type { Shot } from './judge.ts'
import { FishMoney } from './money.ts'
import { FishNews } from './news.ts'
import { fireVolley, type Volley } from './shoot.ts'
import { addRoom, addSitting, dropSitting, findFreeRoom, lockRoom, moveSitting, readOwnSitting, readRoom, readSitters, readSitting, resumeSitting, seatFree, writeRoom, type RoomRow, type SittingRow } from './store/rooms.ts'
import { readFinished, readShotsOf, type ShotRow, type WindowRow } from './store/windows.ts'
import { mineShown, ownShot, roomShown, seatsShown } from './view.ts'

const TRIES = 20
const WAIT_MS = 100
/** A new sea is full of fish at once. */
const ALREADY_MS = 60_000

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
   * Seats the member where a gun is free, in a new room where none is; again, or after a reload: the seat he has.
   * Errors: those of the contract enter-fish-room.
   */
  async enter(seat: Seat, price: number) {
    assertGame(seat)
    if (!isPrice(price)) throw new Refusal('ROOM_STAKES')
    const { kysely } = this.#parts.database
    await this.#parts.seeds.of(seat.memberId)
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const own = await readOwnSitting(kysely, seat.memberId, seat.isFree)
      if (own?.state === 'SEATED') {
        // By the session of now, and with two minutes to fire again.
        await resumeSitting(kysely, own.sitting_id, sealToken(this.#parts.secretKey, own.sitting_id, seat.walletToken), clock.now())
        return this.read(seat)
      }
      if (own?.state === 'HOLDING' && clock.nowMs() - own.sat_at.getTime() < CUT_MS) {
        // The same member sits down by another call at this very moment.
        await setTimeout(WAIT_MS)
        continue
      }
      if (own) {
        await this.money.bringUp(own)
        continue
      }
      const sitting = await this.#sitDown(seat, price)
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

  /** Undefined where somebody else was quicker. */
  async #sitDown(seat: Seat, price: number): Promise<SittingRow | undefined> {
    const { database, secretKey } = this.#parts
    const { memberId, merchantId, isFree } = seat
    const name = isFree ? '' : (await stacksOf(this.#parts).playerOf({ memberId, sessionToken: seat.walletToken }))?.name
    if (name === undefined) throw new Refusal('GAME_TOKEN_INVALID')
    let roomId = await findFreeRoom(database.kysely, merchantId, isFree, game.seatCount)
    if (roomId === undefined) {
      await addRoom(database.kysely, { roomId: newId(clock.nowMs()), merchantId, isFree, seed: randomInt(2 ** 32), startedAt: new Date(clock.nowMs() - ALREADY_MS) })
      roomId = await findFreeRoom(database.kysely, merchantId, isFree, game.seatCount)
    }
    if (roomId === undefined) return undefined
    const found = roomId
    const sittingId = newId(clock.nowMs())
    try {
      const isSeated = await database.transaction(async (tx) => {
        const room = (await lockRoom(tx, found))!
        const taken = new Set((await readSitters(tx, found)).map((sitter) => sitter.seat))
        const free = Array.from({ length: game.seatCount }, (_, place) => place).find((place) => !taken.has(place))
        if (free === undefined) return false
        await addSitting(tx, {
          sitting_id: sittingId, room_id: found, merchant_id: merchantId, member_id: memberId, is_free: isFree, name, seat: free, price, gun: 'CANNON', wallet_token: sealToken(secretKey, sittingId, seat.walletToken),
        }, clock.now())
        await writeRoom(tx, found, room.dead)
        return true
      })
      return isSeated ? await readSitting(database.kysely, sittingId) : undefined
    } catch (error) {
      // The member sat down twice at the same moment.
      if (isUniqueViolation(error)) return undefined
      throw error
    }
  }

  /** The member's room as it is. Errors: ROOM_NOT_SEATED, GAME_MAINTENANCE. */
  async read(seat: Seat) {
    const { room, sitting } = await this.#own(seat)
    return this.#show(seat, room, sitting)
  }

  async #show(seat: Seat, room: RoomRow, sitting: SittingRow) {
    return {
      room: roomShown(room, await readSitters(this.#parts.database.kysely, room.room_id)), mine: mineShown(sitting), balance: await this.#balanceOf(seat), currency: seat.isFree ? 'TRIAL' : 'THB',
      prices: [...game.prices], shotsPerSecond: game.shotsPerSecond,
    }
  }

  async #own(seat: Seat): Promise<{ room: RoomRow; sitting: SittingRow }> {
    assertGame(seat)
    const sitting = await readOwnSitting(this.#parts.database.kysely, seat.memberId, seat.isFree)
    if (sitting?.state !== 'SEATED') throw this.#notSeated(seat)
    return { sitting, room: (await readRoom(this.#parts.database.kysely, sitting.room_id))! }
  }

  /** Who was put out because the game was closed is told so. */
  #notSeated({ merchantId }: Seat): Refusal {
    const isClosed = this.#parts.port.isGameOpen?.({ merchantId, gameCode: game.gameCode }) === false
    return isClosed ? new Refusal('GAME_MAINTENANCE', { retryAfterS: 60 }) : new Refusal('ROOM_NOT_SEATED')
  }

  /** Errors: ROOM_NOT_SEATED, GAME_MAINTENANCE. A shot that is not charged is in the answer with its reason; it is no error. */
  async shoot(seat: Seat, shots: readonly Shot[]) {
    if (!shots.every(({ price }) => isPrice(price))) throw new Refusal('ROOM_STAKES')
    assertGame(seat)
    const seen = await readOwnSitting(this.#parts.database.kysely, seat.memberId, seat.isFree)
    if (seen?.state !== 'SEATED') throw this.#notSeated(seat)
    let volley = await this.#fire(seat, seen, shots)
    // Too little at the gun: what was won is settled, or more is set aside, and what was not charged is judged once more.
    const short = volley.results.find(({ refund }) => refund === 'FUNDS' || refund === 'LIMIT')
    let refusal: Refusal | null = null
    if (short) {
      const cost = short.price * (short.gun === 'LIGHTNING' ? new Set(short.fishIds).size : 1)
      refusal = await this.money.refill(seen.sitting_id, short.price, cost)
      volley = await this.#fire(seat, seen, shots)
    }
    return {
      results: volley.results.map(ownShot), roomMs: roomShown(volley.room, []).roomMs, version: Number(volley.room.version), dead: volley.room.dead,
      mine: mineShown(volley.sitting), currency: seat.isFree ? 'TRIAL' : 'THB', refusal: refusal?.code ?? null,
    }
  }

  async #fire(seat: Seat, seen: SittingRow, shots: readonly Shot[]): Promise<Volley> {
    const volley = await fireVolley(this.#parts, seen, shots)
    this.#parts.seeds.forget(seat.memberId)
    const gunChanged = volley.sitting.price !== seen.price || volley.sitting.gun !== seen.gun
    if (volley.fresh.some(({ refund }) => refund === null)) this.#news.add(volley.room, { seat: seen.seat, shots: volley.fresh })
    if (gunChanged) await this.#tellSeats(volley.room.room_id)
    if (volley.closedWindowId !== null) this.clock.settleSoon(volley.closedWindowId, seen.sitting_id)
    if (volley.isPairWornOut) await this.#parts.seeds.of(seat.memberId)
    return volley
  }

  /** Frees the gun, settles what was shot and gives back what is left; again: nothing more. */
  async leave(seat: Seat): Promise<{ balance: number; currency: string }> {
    assertGame(seat)
    const own = await readOwnSitting(this.#parts.database.kysely, seat.memberId, seat.isFree)
    if (own?.state === 'SEATED') await this.#leave(own.sitting_id)
    else if (own) await this.money.bringUp(own)
    return { balance: await this.#balanceOf(seat), currency: seat.isFree ? 'TRIAL' : 'THB' }
  }

  async #leave(sittingId: string): Promise<void> {
    const { database } = this.#parts
    await moveSitting(database.kysely, sittingId, ['SEATED'], 'LEAVING', clock.now())
    const { room_id: roomId } = (await readSitting(database.kysely, sittingId))!
    await this.#tellSeats(roomId)
    await this.money.finishLeaving(sittingId)
  }

  /** The member's settled windows, newest first, with their shots. */
  async list(seat: Seat, page: PageRequest): Promise<{ rows: { window: WindowRow; shots: ShotRow[] }[]; total: number }> {
    assertGame(seat)
    const { rows, total } = await readFinished(this.#parts.database.kysely, seat, page)
    const shots = await readShotsOf(this.#parts.database.kysely, rows.map(({ window_id: windowId }) => windowId))
    return { rows: rows.map((window) => ({ window, shots: shots.filter((shot) => shot.window_id === window.window_id) })), total }
  }

  /** A push of whatever process. */
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
