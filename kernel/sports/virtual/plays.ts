/** Virtual matches by sport, and a whole match from its seed (domain/sportsbook.md §10). */
import { openStream, type Hmac } from '../../fair/stream.ts'
import { basketball } from './basketball.ts'
import { football } from './football.ts'
import type { PlayIncident, PlayState, SportPlay, Strengths } from './play.ts'
import { seriesOf } from './series.ts'

export const virtualSports = ['FOOTBALL', 'BASKETBALL', 'MOBA', 'SHOOTER'] as const
export type VirtualSport = (typeof virtualSports)[number]

export const plays: Readonly<Record<VirtualSport, SportPlay>> = {
  FOOTBALL: football,
  BASKETBALL: basketball,
  MOBA: seriesOf('moba'),
  SHOOTER: seriesOf('shooter'),
}

export interface MatchSeed {
  readonly sportCode: VirtualSport
  readonly matchId: string
  /** 64 hex digits. */
  readonly serverSeed: string
  readonly strengths: Strengths
}

/** A match from its first step to its last. A malformed seed throws a RangeError. */
export function playWhole(
  { sportCode, matchId, serverSeed, strengths }: MatchSeed,
  hmac?: Hmac,
): { readonly state: PlayState; readonly incidents: readonly PlayIncident[] } {
  const play = plays[sportCode]
  const incidents: PlayIncident[] = []
  let state = play.begin()
  while (!state.isOver) {
    const { draws } = state
    const stream =
      draws === null
        ? null
        : openStream({ serverSeed, clientSeed: matchId, nonce: draws, tag: play.tag }, hmac)
    const step = play.next(strengths, state, stream)
    incidents.push(...step.incidents)
    state = step.state
  }
  return { state, incidents }
}
