/** The draws of a process: the clock, the lane that pays, and the plan of the next issues. */
import { DrawClock } from './draw-clock.ts'
import { Planner, type PlanParts } from './make-ahead.ts'
import { SettleLane } from './settle-lane.ts'
import type { DigestSource, Settler, ShotsSource } from './slots.ts'

export interface DrawsParts extends PlanParts {
  digestSource(): DigestSource
  settler(): Settler
  shotsSource(): ShotsSource
  tell(topic: string, data: Record<string, unknown>): void
  onError(error: unknown): void
}

export interface Draws {
  readonly clock: DrawClock
  readonly lane: SettleLane
  start(): void
  stop(): Promise<void>
}

/** Nothing runs before `start`, and nobody waits for the first issues to be made. */
export function openDraws(parts: DrawsParts): Draws {
  const lane = new SettleLane(parts)
  const planner = new Planner(parts)
  const clock = new DrawClock({ ...parts, onUnpaid: () => lane.kick(), onLook: () => planner.look() })
  return {
    clock,
    lane,
    start() {
      lane.start()
      clock.start()
    },
    async stop() {
      await clock.stop()
      await lane.stop()
    },
  }
}
