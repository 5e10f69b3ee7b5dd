/** The house's own matches in a process with the worker's role: their clock, their plan and their feed. */
import type { Database } from '../../../platform/postgres.ts'
import { settingsOf } from '../../system/index.ts'
import { FeedOut, type SendToPort } from './feed-out.ts'
import { playPast } from './history.ts'
import { MatchClock } from './match-clock.ts'
import { Planner, type PlanParts } from './planner.ts'
import { virtualSettings } from './settings.ts'

export interface VirtualParts {
  readonly database: Database
  readonly send: SendToPort
  /** Of all houses: matches are played while any of them wants them, as fast as the first of those says. */
  merchantIds(): readonly string[]
  /** Whether a house that never had a match begins with those of the last days. */
  readonly hasPast: boolean
  readonly leagues?: PlanParts['leagues']
  onError(error: unknown): void
}

export interface VirtualMatches {
  readonly clock: MatchClock
  readonly feed: FeedOut
  readonly planner: Planner
  start(): void
  stop(): Promise<void>
}

/** How long a look at the settings holds. */
const SETTINGS_MS = 5_000

/** Nothing runs before `start`, and nobody waits for the first matches. */
export function openVirtual(parts: VirtualParts): VirtualMatches {
  const { database, onError } = parts
  const speed = speedReader(parts)
  const feed = new FeedOut({
    database,
    send: parts.send,
    onError,
    isOn: async () => (await speed()) !== null,
  })
  const onSaid = () => feed.kick()
  const planner = new Planner({
    database,
    onSaid,
    speed,
    ...(parts.leagues ? { leagues: parts.leagues } : {}),
    ...(parts.hasPast ? { afterFirst: (now: Date) => playPast(database, onSaid, now, parts.leagues) } : {}),
  })
  const clock = new MatchClock({
    database,
    onSaid,
    onError,
    speed: async () => (await speed()) ?? virtualSettings.speed.default,
    onLook: () => planner.look(),
  })
  return {
    clock,
    feed,
    planner,
    start() {
      feed.start()
      clock.start()
    },
    async stop() {
      await clock.stop()
      await feed.stop()
    },
  }
}

function speedReader({ database, merchantIds }: VirtualParts): () => Promise<number | null> {
  let untilMs = 0
  let known: number | null = null
  return async () => {
    if (Date.now() < untilMs) return known
    known = null
    for (const merchantId of merchantIds()) {
      const { isOn, speed } = await settingsOf(database.kysely, merchantId, virtualSettings)
      if (isOn) known ??= speed
    }
    untilMs = Date.now() + SETTINGS_MS
    return known
  }
}
