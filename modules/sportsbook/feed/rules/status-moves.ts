/** Which state of a fixture may follow which (domain/sportsbook.md §1). */
import type { FixtureStatus } from '../../../../kernel/sports/words.ts'

/**
 * A match that ended is not played again, and one with a result is decided for ever: its bets may be paid.
 * An abandoned match may be played on (domain/sportsbook.md §7). RESULTED comes with a result alone.
 */
const moves: Readonly<Record<FixtureStatus, readonly FixtureStatus[]>> = {
  SCHEDULED: ['LIVE', 'INTERRUPTED', 'POSTPONED', 'ABANDONED', 'CANCELLED', 'ENDED'],
  LIVE: ['INTERRUPTED', 'ABANDONED', 'ENDED', 'CANCELLED'],
  INTERRUPTED: ['LIVE', 'POSTPONED', 'ABANDONED', 'ENDED', 'CANCELLED'],
  POSTPONED: ['SCHEDULED', 'LIVE', 'ABANDONED', 'CANCELLED'],
  ABANDONED: ['SCHEDULED', 'LIVE', 'POSTPONED', 'ENDED', 'CANCELLED'],
  ENDED: [],
  RESULTED: [],
  CANCELLED: [],
}

export const mayBecome = (before: FixtureStatus, after: FixtureStatus): boolean =>
  before === after || moves[before].includes(after)

const off: ReadonlySet<FixtureStatus> = new Set(['POSTPONED', 'ABANDONED', 'CANCELLED'])
export const isOff = (status: FixtureStatus): boolean => off.has(status)
