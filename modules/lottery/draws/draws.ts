/** The draws of a process: the clock, the lanes that fetch beacons and pay, and the plan of the next issues. */
import { BeaconLane } from './beacon-lane.ts'
import type { DrandServers } from './drand-servers.ts'
import { DrawClock } from './draw-clock.ts'
import { Planner, type PlanParts } from './make-ahead.ts'
import { SettleLane } from './settle-lane.ts'
import type { DigestSource, Settler, ShotsSource } from './slots.ts'

export interface DrawsParts extends PlanParts {
  digestSource(): DigestSource
  settler(): Settler
  shotsSource(): ShotsSource
  readonly drand: DrandServers
  tell(topic: string, data: Record<string, unknown>): void
  onError(error: unknown): void
}

export interface Draws {
  readonly clock: DrawClock
  readonly lane: SettleLane
  readonly beacons: BeaconLane
  start(): void
  stop(): Promise<void>
}

/** Nothing runs before `start`, and nobody waits for the first issues to be made. */
export function openDraws(parts: DrawsParts): Draws {
  const lane = new SettleLane({ ...parts, giveWay: () => clock.giveWay() })
  const planner = new Planner(parts)
  const clock: DrawClock = new DrawClock({
    ...parts,
    onUnpaid: () => lane.kick(),
    onLook() {
      beacons.kick()
      return planner.look()
    },
  })
  const beacons = new BeaconLane({ ...parts, onBeacon: (key, drawsAt) => clock.expect(key, drawsAt) })
  return {
    clock,
    lane,
    beacons,
    start() {
      lane.start()
      clock.start()
    },
    async stop() {
      await clock.stop()
      await beacons.stop()
      await lane.stop()
    },
  }
}
