/** Whether facts can be what a fixture came to. */
import { factsFaultOf, type FixtureFacts } from '../../../../kernel/sports/facts.ts'
import type { FixtureStatus } from '../../../../kernel/sports/words.ts'
import { isToCome } from '../../book/door.ts'

export interface JudgedFixture {
  readonly kind: 'MATCH' | 'OUTRIGHT'
  readonly status: FixtureStatus
  readonly startAt: Date
  /** Whom one could bet on; null: not an outright, or nobody yet. */
  readonly runners: readonly string[] | null
}

/** The field that says what cannot be; null: none does. */
export function resultFault(facts: FixtureFacts, fixture: JudgedFixture, now: Date): string | null {
  if (!decides(fixture.kind, facts)) return 'facts'
  const fault = factsFaultOf(facts)
  if (fault) return `facts.${fault}`
  if (fixture.kind === 'OUTRIGHT') return winnersFault(facts, fixture.runners) ? 'facts.winners' : null
  return isToCome(fixture, facts.ending, now) ? 'facts.ending' : null
}

/** With a winner whom nobody could bet on, every bet would be lost. */
const winnersFault = ({ winners = [], withdrawn = [] }: FixtureFacts, runners: readonly string[] | null) =>
  winners.some((code) => (runners && !runners.includes(code)) || withdrawn.includes(code))

function decides(kind: JudgedFixture['kind'], facts: FixtureFacts): boolean {
  if (facts.ending === null) return false
  if (facts.ending !== 'PLAYED') return true
  if (kind === 'OUTRIGHT') return (facts.winners?.length ?? 0) > 0
  return (['FT', 'GAME', 'SERIES'] as const).some(
    (period) => facts.scores[period] !== undefined && facts.ended.includes(period),
  )
}
