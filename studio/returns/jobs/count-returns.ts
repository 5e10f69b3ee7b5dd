import type { Job } from '../../../platform/calls.ts'
import { fishFigures, handFigures, soloFigures, tableFigures, toteFigures } from '../figures.ts'
import {
  countFishWindows,
  countHands,
  countSoloRounds,
  countTableRounds,
  lockCursor,
  writeCursor,
  type ReturnSource,
  type SpotFigure,
  type Zones,
} from '../store.ts'
import type { Tx } from '../../../platform/postgres.ts'
import { studioKey } from '../../house/studio.ts'

/** Rounds younger than this may belong to a transaction that is not over yet. */
const UNDER_WAY_MS = 30_000
const HOUR_MS = 3_600_000
/** The most at once, so that a count after a long pause holds no lock for long. */
const STEP_MS = 24 * HOUR_MS
const MOST_STEPS = 400

const counts: Record<
  ReturnSource,
  {
    figures: () => SpotFigure[]
    count: (tx: Tx, from: Date, until: Date, list: readonly SpotFigure[], zones: Zones) => Promise<void>
  }
> = {
  SOLO: { figures: soloFigures, count: countSoloRounds },
  TABLE: { figures: () => [...tableFigures(), ...toteFigures()], count: countTableRounds },
  HAND: { figures: handFigures, count: countHands },
  FISH: { figures: fishFigures, count: countFishWindows },
}

/**
 * Adds to each day what the rounds since the last count returned: whole rounds for real money, by merchant
 * and game, never by member.
 */
export const countReturnsJob: Job = {
  name: 'studio.count-returns',
  everyMs: 60_000,
  async run({ services, now }) {
    const { database, zones } = services.use(studioKey)
    for (const source of Object.keys(counts) as ReturnSource[]) {
      const { figures, count } = counts[source]
      const list = figures()
      for (let step = 0; step < MOST_STEPS; step++) {
        const isMore = await database.transaction(async (tx) => {
          const { from, until } = await lockCursor(tx, source, new Date(now.getTime() - UNDER_WAY_MS))
          if (from === null || until === null || from >= until) return false
          const end = new Date(Math.min(until.getTime(), from.getTime() + STEP_MS))
          await count(tx, from, end, list, zones())
          await writeCursor(tx, source, end)
          return end < until
        })
        if (!isMore) break
      }
    }
  },
}
