/** A virtual match is played again from what the proof says. */
import { describe, expect, it } from 'vitest'
import { commitOf } from '../../../../../kernel/fair/stream.ts'
import { goldLeadsOf } from '../../../../../kernel/sports/facts.ts'
import {
  plays,
  playWhole,
  virtualSports,
  type VirtualSport,
} from '../../../../../kernel/sports/virtual/plays.ts'
import { checkMatch, type MatchProof } from './check-match.ts'

const seed = 'a3f1c2d4e5b60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'
const strengths = {
  FOOTBALL: { home: 1_550_000, away: 1_100_000 },
  BASKETBALL: { home: 84_000_000, away: 80_000_000 },
  MOBA: { home: 600_000, away: 400_000, swing: 100_000 },
  SHOOTER: { home: 450_000, away: 550_000 },
}

function proofOf(sportCode: VirtualSport): MatchProof {
  const match = { sportCode, matchId: 'XA1-202611291820', strengths: strengths[sportCode] }
  const { facts } = playWhole({ ...match, serverSeed: seed }).state
  return {
    ...match,
    fixtureId: 'VIRTUAL-XA1-202611291820',
    leagueName: 'League',
    homeName: 'Home',
    awayName: 'Away',
    startAt: '2026-11-29T18:20:00.000Z',
    state: 'DONE',
    tag: plays[sportCode].tag,
    commit: commitOf(seed),
    committedAt: '2026-11-29T16:00:00.000Z',
    seed,
    revealedAt: '2026-11-29T18:30:00.000Z',
    result: {
      // As a server may send it: fields in another order.
      scores: Object.fromEntries(Object.entries(facts.scores).reverse()),
      corners: { ...facts.corners },
      cards: { ...facts.cards },
      goals: [...(facts.goals ?? [])],
      firstBlood: { ...facts.firstBlood },
      goldLead: goldLeadsOf(facts),
    },
  }
}

describe.each(virtualSports)('the proof of a match of %s', (sportCode) => {
  const proof = proofOf(sportCode)
  const period = sportCode === 'FOOTBALL' ? 'FT' : sportCode === 'BASKETBALL' ? 'GAME' : 'SERIES'

  it('holds for the seed that was committed to and the result that was told', () => {
    expect(checkMatch(proof)).toMatchObject({ isCommitRight: true, isResultRight: true, isRight: true })
  })

  it('fails with another seed, another result or another commit', () => {
    const other = { ...proof, seed: seed.replace('a', 'b') }
    expect(checkMatch(other)).toMatchObject({ isCommitRight: false, isRight: false })
    const score = proof.result!.scores[period]!
    const scores = { ...proof.result!.scores, [period]: { ...score, home: score.home + 1 } }
    expect(checkMatch({ ...proof, result: { ...proof.result!, scores } })).toMatchObject({
      isCommitRight: true,
      isResultRight: false,
      isRight: false,
    })
    expect(checkMatch({ ...proof, commit: commitOf(other.seed) })?.isRight).toBe(false)
  })

  it('holds the gold of every minute against the seed', () => {
    const [map, leads] = Object.entries(proof.result!.goldLead)[0] ?? []
    expect(map === undefined).toBe(sportCode !== 'MOBA')
    if (!map || !leads) return
    const goldLead = { ...proof.result!.goldLead, [map]: leads.with(2, leads[2]! + 1) }
    expect(checkMatch({ ...proof, result: { ...proof.result!, goldLead } })?.isResultRight).toBe(false)
  })

  it('says nothing while the seed is secret, and of no result if there is none', () => {
    expect(checkMatch({ ...proof, seed: null })).toBeNull()
    expect(checkMatch({ ...proof, seed: 'no seed' })).toBeNull()
    expect(checkMatch({ ...proof, state: 'VOID' })).toMatchObject({ isResultRight: null, isRight: true })
  })
})
