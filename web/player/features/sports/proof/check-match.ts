/**
 * Plays a virtual match again on this device (domain/sportsbook.md §10): the commit that was published before
 * the first price, and what the seed makes of the match. No server takes part.
 */
import type { readFixtureProofSchemas } from '../../../../../contract/player/sportsbook/read-fixture-proof.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { commitOf } from '../../../../../kernel/fair/stream.ts'
import { type FixtureFacts, goldLeadsOf } from '../../../../../kernel/sports/facts.ts'
import type { PlayIncident } from '../../../../../kernel/sports/virtual/play.ts'
import { playWhole } from '../../../../../kernel/sports/virtual/plays.ts'

export type MatchProof = ValueOf<typeof readFixtureProofSchemas>

export interface CheckedMatch {
  readonly isCommitRight: boolean
  /** Null: bets were not settled by a match that was played to its end. */
  readonly isResultRight: boolean | null
  readonly facts: FixtureFacts
  readonly incidents: readonly PlayIncident[]
  readonly isRight: boolean
}

/** Null while the seed is secret, and if no match could come of what is said. */
export function checkMatch(proof: MatchProof): CheckedMatch | null {
  const { seed: serverSeed, sportCode, matchId, strengths, result, state } = proof
  if (serverSeed === null) return null
  try {
    const { state: end, incidents } = playWhole({ sportCode, matchId, serverSeed, strengths })
    const isCommitRight = commitOf(serverSeed) === proof.commit
    const isResultRight = state === 'DONE' && result ? sameText(resultOf(end.facts), result) : null
    return {
      isCommitRight,
      isResultRight,
      facts: end.facts,
      incidents,
      isRight: isCommitRight && isResultRight !== false,
    }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

type Result = NonNullable<MatchProof['result']>

const resultOf = ({ scores, corners, cards, goals, firstBlood, goldLead }: FixtureFacts): Result => ({
  scores: { ...scores },
  corners: { ...corners },
  cards: { ...cards },
  goals: [...(goals ?? [])],
  firstBlood: { ...firstBlood },
  goldLead: goldLeadsOf({ goldLead }),
})

const sameText = (one: Result, other: Result): boolean => ordered(one) === ordered(other)

/** Fields in one order, whatever order the server sends. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([name, inner]) => `${JSON.stringify(name)}:${ordered(inner)}`).join(',')}}`
}
