/** Whether a match has come to nothing yet. */
import type { FixtureStatus } from '../../../../kernel/sports/words.ts'
import type { Ending } from '../../../../kernel/sports/facts.ts'

const notBegun: ReadonlySet<FixtureStatus> = new Set(['SCHEDULED', 'POSTPONED'])
/** It may have been called off or given away, though. */
const withoutPlay: ReadonlySet<Ending | null> = new Set(['CANCELLED', 'WALKOVER'])

/**
 * Neither its feed nor its time says that it has begun, and nobody says that it will not. A match that is
 * played before its time has begun: feeds do not always tell a new start.
 */
export const isToCome = (
  { status, startAt }: { readonly status: FixtureStatus; readonly startAt: Date },
  ending: Ending | null,
  now: Date,
): boolean => notBegun.has(status) && startAt > now && !withoutPlay.has(ending)
