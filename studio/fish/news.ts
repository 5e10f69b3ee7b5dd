/** Tells a room's readers what happened in it, all of a tenth of a second at once. */
import { clock } from '../../kernel/clock.ts'
import type { TellTopic } from '../tables/news.ts'
import type { RoomRow } from './store/rooms.ts'
import type { ShotResult } from './shoot.ts'
import { othersShot } from './view.ts'

const EVERY_MS = 100
/** A push to other processes holds less than 8,000 bytes: of many shots the newest go out, and what all of them killed is in `dead`. */
const MOST_BYTES = 6_000

interface Waiting { room: RoomRow; seats: object[] | null; shots: object[]; timer: NodeJS.Timeout }

export class FishNews {
  readonly #tell: TellTopic
  readonly #onError: (error: unknown) => void
  readonly #waiting = new Map<string, Waiting>()

  constructor(parts: { tell: TellTopic; onError: (error: unknown) => void }) {
    this.#tell = parts.tell
    this.#onError = parts.onError
  }

  /** The newest state of the room goes out; `seats` only where somebody came, went or changed the gun. */
  add(room: RoomRow, news: { seat?: number; shots?: readonly ShotResult[]; seats?: object[] }): void {
    const shots = (news.shots ?? []).filter(({ refund }) => refund === null).map((shot) => ({ seat: news.seat!, ...othersShot(shot) }))
    const waiting = this.#waiting.get(room.room_id)
    if (waiting) {
      if (room.version >= waiting.room.version) waiting.room = room
      waiting.seats = news.seats ?? waiting.seats
      waiting.shots.push(...shots)
      return
    }
    const timer = setTimeout(() => this.#flush(room.room_id), EVERY_MS)
    this.#waiting.set(room.room_id, { room, seats: news.seats ?? null, shots, timer })
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
        version: Number(room.version), roomMs: clock.nowMs() - room.started_at.getTime(), dead: room.dead, shots: newestOf(shots), ...(seats === null ? {} : { seats }),
      })
    } catch (error) {
      // Whoever missed it sees the gap with the next push and reads the room.
      this.#onError(error)
    }
  }
}

function newestOf(shots: readonly object[]): object[] {
  let bytes = 0
  const first = shots.findLastIndex((shot) => (bytes += JSON.stringify(shot).length + 1) > MOST_BYTES) + 1
  return shots.slice(first)
}
