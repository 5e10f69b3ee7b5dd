/**
 * Matches that never came to an end: not begun in their time, called off, or broken off and not resumed
 * (domain/sportsbook.md §7). The clock writes their result, and it is settled as any other.
 */
import type { FixtureFacts } from '../../../kernel/sports/facts.ts'
import type { Database, Tx } from '../../../platform/postgres.ts'
import { confirmResult } from './confirm.ts'
import { wholeFacts } from './store/fixture.ts'
import { lockOverdue, type OverdueFixture } from './store/work.ts'

const CHUNK = 50
const CLOCK = 'clock'

/** Returns how many matches got a result. */
export async function endOverdue(database: Database): Promise<number> {
  for (let ended = 0; ; ) {
    const count = await database.transaction(endSome)
    ended += count
    if (count < CHUNK) return ended
  }
}

async function endSome(tx: Tx): Promise<number> {
  const overdue = await lockOverdue(tx, CHUNK)
  for (const fixture of overdue) {
    const { facts, reason } = endOf(fixture)
    await confirmResult(tx, fixture.fixtureId, { facts, source: 'CLOCK', madeBy: CLOCK, reason })
  }
  return overdue.length
}

/** What had ended of a match that was broken off stands; of one that never began nothing does. */
function endOf({ status, facts }: OverdueFixture): { facts: FixtureFacts; reason: string } {
  const whole = wholeFacts(facts)
  if (status === 'INTERRUPTED' || status === 'ABANDONED')
    return { facts: { ...whole, ending: 'ABANDONED' }, reason: 'abandoned' }
  return {
    facts: { ...whole, ending: 'CANCELLED' },
    reason: status === 'CANCELLED' ? 'cancelled' : 'postponed',
  }
}
