import { Type } from 'typebox'
import { virtualSports } from '../../../kernel/sports/virtual/plays.ts'
import type { Call } from '../../shared/call.ts'
import { Id, Nullable, OneOf, Time } from '../../shared/fields.ts'
import { FixtureId, GoldLead, Score } from '../../shared/sports-fields.ts'

/** WAITING: not begun. LIVE: under way. DONE: decided. VOID: it did not take place, or was not finished. */
export const proofStates = ['WAITING', 'LIVE', 'DONE', 'VOID'] as const

export const readFixtureProof: Call<typeof readFixtureProofSchemas> = {
  name: 'sports/read-fixture-proof',
  method: 'GET',
  path: '/api/sport/v1/fixtures/:fixtureId/proof',
  module: 'SPORTS',
  audience: 'visitor',
  summary: 'Everything that a stranger needs to play a virtual match again.',
  errors: ['SPORT_FIXTURE_UNKNOWN'],
}

const Hex64 = (description: string) => Type.String({ pattern: '^[0-9a-f]{64}$', description })
const Scores = (description: string) => Type.Record(Type.String(), Score(), { description })

export function readFixtureProofSchemas() {
  return {
    params: Type.Object({ fixtureId: FixtureId() }),
    value: Type.Object({
      fixtureId: Id(),
      matchId: Type.String({ description: 'the client part of the stream; its nonce is the minute' }),
      sportCode: OneOf(virtualSports),
      leagueName: Type.String(),
      homeName: Type.String(),
      awayName: Type.String(),
      startAt: Time(),
      state: OneOf(proofStates),
      tag: Type.String({ description: 'of the stream' }),
      strengths: Type.Object(
        { home: Type.Integer(), away: Type.Integer(), swing: Type.Optional(Type.Integer()) },
        {
          description:
            'in millionths: expected goals or points, or the chance to win a map and how far a minute moves it',
        },
      ),
      commit: Hex64('SHA-256 of the seed'),
      committedAt: Time('before the first price'),
      seed: Nullable(Hex64('null: the match is not over')),
      revealedAt: Nullable(Time()),
      result: Nullable(
        Type.Object(
          {
            scores: Scores('by period'),
            corners: Scores('by period; of football'),
            cards: Scores('by period; of football'),
            goals: Type.Array(Type.String(), { description: 'HOME or AWAY, in order' }),
            firstBlood: Type.Record(Type.String(), Type.String(), { description: 'by map' }),
            goldLead: GoldLead(),
          },
          { description: 'what bets were settled by' },
        ),
      ),
    }),
  }
}
