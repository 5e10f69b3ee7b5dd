/**
 * Pushes what happened in a room to its readers, a tenth of a second at a time. Processes whose members sit
 * in the same room share its ten pushes a second: each hears the others' and waits longer the more there are.
 */
import { clock } from '../../kernel/clock.ts'
import type { TellTopic } from '../core/topics.ts'
import type { RoomRow } from './store/rooms.ts'
import type { ShotResult } from './shoot.ts'
import { othersShot } from './view.ts'

const EVERY_MS = 100
/**
 * A push to other processes has less than 8,000 bytes: of many shots the newest are sent, and `dead` has what
 * all of them killed.
 */
const MOST_BYTES = 6_000

/** A process that pushed for a room this recently shares it. */
const SHARES_MS = 2_000
const MOST_ROOMS = 10_000

interface Waiting {
  room: RoomRow
  seats: object[] | null
  shots: object[]
  timer: NodeJS.Timeout
}

export class FishNews {
  readonly #tell: TellTopic
  readonly #onError: (error: unknown) => void
  readonly #waiting = new Map<string, Waiting>()

  /** Of this process, among all that push for rooms. */
  readonly #name = crypto.randomUUID().slice(0, 8)
  /** By room: when each other process last pushed, by the machine's clock. */
  readonly #heard = new Map<string, Map<string, number>>()

  constructor(parts: { tell: TellTopic; onError: (error: unknown) => void }) {
    this.#tell = parts.tell
    this.#onError = parts.onError
  }

  /** Pushes the newest state of the room; `seats` only if somebody came, left or changed the gun. */
  add(room: RoomRow, news: { seat?: number; shots?: readonly ShotResult[]; seats?: object[] }): void {
    const shots = (news.shots ?? [])
      .filter(({ refund }) => refund === null)
      .map((shot) => ({ seat: news.seat!, ...othersShot(shot) }))
    const waiting = this.#waiting.get(room.room_id)
    if (waiting) {
      if (room.version >= waiting.room.version) waiting.room = room
      waiting.seats = news.seats ?? waiting.seats
      waiting.shots.push(...shots)
      return
    }
    const timer = setTimeout(() => this.#flush(room.room_id), this.pauseOf(room.room_id))
    this.#waiting.set(room.room_id, { room, seats: news.seats ?? null, shots, timer })
  }

  /** A push of any process. */
  heard(topic: string, { by }: Record<string, unknown>): void {
    if (!topic.startsWith('room:') || typeof by !== 'string' || by === this.#name) return
    if (this.#heard.size >= MOST_ROOMS) this.#heard.clear()
    const roomId = topic.slice(5)
    const others = this.#heard.get(roomId) ?? new Map<string, number>()
    this.#heard.set(roomId, others.set(by, performance.now()))
  }

  /** How long pushes of a room wait now. */
  pauseOf(roomId: string): number {
    const others = this.#heard.get(roomId)
    if (!others) return EVERY_MS
    for (const [name, heardMs] of others) if (performance.now() - heardMs > SHARES_MS) others.delete(name)
    if (others.size === 0) this.#heard.delete(roomId)
    return EVERY_MS * (1 + others.size)
  }

  close(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer)
    this.#waiting.clear()
  }

  #flush(roomId: string): void {
    const waiting = this.#waiting.get(roomId)
    this.#waiting.delete(roomId)
    if (!waiting) return
    const { room, seats, shots } = waiting
    try {
      this.#tell(`room:${roomId}`, {
        by: this.#name,
        version: Number(room.version),
        roomMs: clock.nowMs() - room.started_at.getTime(),
        dead: room.dead,
        shots: newestOf(shots),
        ...(seats === null ? {} : { seats }),
      })
    } catch (error) {
      // A reader who missed it sees the gap with the next push and reads the room.
      this.#onError(error)
    }
  }
}

function newestOf(shots: readonly object[]): object[] {
  let bytes = 0
  const first = shots.findLastIndex((shot) => (bytes += JSON.stringify(shot).length + 1) > MOST_BYTES) + 1
  return shots.slice(first)
}
