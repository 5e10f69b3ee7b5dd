import type { Job } from '../../../platform/calls.ts'
import { countSessions } from '../store/presence.ts'

/** After this much silence nobody uses a session any more. */
const SILENCE_MS = 5 * 60_000

export const countOnline: Job = {
  name: 'system.count-online',
  everyMs: 15_000,
  run: ({ database, now }) => countSessions(database.kysely, new Date(now.getTime() - SILENCE_MS)),
}
