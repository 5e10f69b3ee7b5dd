import type { Job } from '../../../platform/calls.ts'
import { readPendingBetween, readSweep, writeSweep } from '../store/rounds.ts'
import { dropSeats } from '../../core/store/sessions.ts'
import { soloKey } from '../service.ts'

/** A round under way is younger than this. */
const UNDER_WAY_MS = 30_000
const AT_ONCE = 200

/**
 * Ends rounds that a crash or a lost connection left behind: those that the wallet has taken are settled, the
 * others void. It reads only what was played since the last sweep that left nothing open.
 */
export const sweepRoundsJob: Job = {
  name: 'studio.sweep-rounds',
  everyMs: 15_000,
  async run({ services, now }) {
    const { database, rounds } = services.use(soloKey)
    const until = new Date(now.getTime() - UNDER_WAY_MS)
    const from = await readSweep(database.kysely)
    if (from === null || from >= until) return
    const pending = await readPendingBetween(database.kysely, from, until, AT_ONCE)
    await rounds.resolve(pending)
    await writeSweep(database.kysely, pending.length < AT_ONCE ? until : pending.at(-1)!.played_at)
    await dropSeats(database.kysely, until)
  },
}
