import { refuse } from '../../../../contract/errors.ts'
import {
  proofStates,
  readFixtureProof,
  readFixtureProofSchemas,
} from '../../../../contract/player/sportsbook/read-fixture-proof.ts'
import { goldLeadsOf } from '../../../../kernel/sports/facts.ts'
import { handle } from '../../../../platform/calls.ts'
import { fixtureOf, matchIdOf, tagOf } from '../rules/messages.ts'
import { provenMatch, type MatchState } from '../store/matches.ts'

type ProofState = (typeof proofStates)[number]
const states: Readonly<Record<MatchState, ProofState>> = {
  PLANNED: 'WAITING',
  TOLD: 'WAITING',
  LIVE: 'LIVE',
  DONE: 'DONE',
  VOID: 'VOID',
}

export const handleReadFixtureProof = handle(
  readFixtureProof,
  readFixtureProofSchemas,
  async ({ tx, language }, { params: { fixtureId } }) => {
    const matchId = matchIdOf(fixtureId)
    const found = (matchId && (await provenMatch(tx, matchId, fixtureId))) || refuse('SPORT_FIXTURE_UNKNOWN')
    const { match, result, serverSeed } = found
    const fixture = fixtureOf(match)
    return {
      fixtureId,
      matchId: match.matchId,
      sportCode: match.sportCode,
      leagueName: fixture.league.names[language],
      homeName: fixture.home!.names[language],
      awayName: fixture.away!.names[language],
      startAt: match.startsAt,
      state: states[match.state],
      tag: tagOf(match),
      strengths: match.strengths,
      commit: match.commit,
      committedAt: found.committedAt,
      seed: serverSeed,
      revealedAt: found.revealedAt,
      result: result && {
        scores: { ...result.scores },
        corners: { ...result.corners },
        cards: { ...result.cards },
        goals: [...(result.goals ?? [])],
        firstBlood: { ...result.firstBlood },
        goldLead: goldLeadsOf(result),
      },
    }
  },
)
