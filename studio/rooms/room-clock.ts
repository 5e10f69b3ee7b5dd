/**
 * Checks rooms when something is due in them without an action: a turn's end, the next hand, a hand to be
 * settled. Every process with the studio's role has one; the rows decide which process does it. There is a
 * timer for each known moment; a slow scan finds what another process left behind.
 */
import { clock } from '../../kernel/clock.ts'
import { DueTimers } from '../../platform/due-timers.ts'
import type { RoomCore } from './core.ts'
import { returnStack, settleHand } from './wallet-steps.ts'
import type { Room } from './state.ts'
import { readDueRooms } from './store/rooms.ts'

const LOOK_MS = 1_000
const FAR_MS = 60_000
const AT_ONCE = 50

export class RoomClock {
  readonly #core: RoomCore
  readonly #timers = new DueTimers((roomId) => this.#do(() => this.#core.tick(roomId)))
  readonly #atWork = new Set<Promise<void>>()
  #look: NodeJS.Timeout | null = null

  constructor(core: RoomCore) {
    this.#core = core
    core.onChanged = (room, dueMs) => this.#onChanged(room, dueMs)
  }

  start(): void {
    this.#look ??= setInterval(() => {
      void this.#guard(() => this.runDue())
    }, LOOK_MS)
    this.#look.unref()
  }

  /** Takes no further step. */
  async stop(): Promise<void> {
    if (this.#look) clearInterval(this.#look)
    this.#look = null
    await this.idle()
    this.#timers.clear()
  }

  /** Until nothing that a change started is under way. */
  async idle(): Promise<void> {
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork)
  }

  /** Does all that is due now. */
  async runDue(): Promise<void> {
    for (const { room_id: roomId } of await readDueRooms(
      this.#core.parts.database.kysely,
      clock.now(),
      AT_ONCE,
    ))
      await this.#guard(() => this.#core.tick(roomId))
  }

  #onChanged(room: Room, dueMs: number | null): void {
    for (const effect of room.effects) {
      if (effect.type === 'RETURN') this.#do(() => returnStack(this.#core, effect.sittingId))
    }
    if (room.hand?.phase === 'SETTLING') {
      const { handId } = room.hand
      this.#do(() => settleHand(this.#core, room.roomId, handId))
    }
    if (this.#look) this.#schedule(room.roomId, dueMs)
  }

  #schedule(roomId: string, atMs: number | null): void {
    if (atMs === null || atMs - clock.nowMs() > FAR_MS) this.#timers.drop(roomId)
    else this.#timers.set(roomId, atMs)
  }

  #do(work: () => Promise<void>): void {
    const running = this.#guard(work)
    this.#atWork.add(running)
    void running.finally(() => this.#atWork.delete(running))
  }

  async #guard(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#core.parts.onError(error)
    }
  }
}
