/** Matches that are played from seeds (domain/sportsbook.md §10). */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sha256, toHex } from '../../fair/sha256.ts'
import { settleLeg } from '../markets.ts'
import type { Period } from '../words.ts'
import type { Strengths } from './play.ts'
import { plays, playWhole, virtualSports, type VirtualSport } from './plays.ts'
import { WINS_NEEDED } from './series.ts'

const seedOf = (no: number): string => toHex(sha256(new TextEncoder().encode(`match ${no}`)))
const strengths: Readonly<Record<VirtualSport, Strengths>> = {
  FOOTBALL: { home: 1_550_000, away: 1_100_000 },
  BASKETBALL: { home: 84_000_000, away: 80_000_000 },
  MOBA: { home: 600_000, away: 400_000, swing: 100_000 },
  SHOOTER: { home: 450_000, away: 550_000 },
}
const played = (sportCode: VirtualSport, no: number) =>
  playWhole({
    sportCode,
    matchId: `X-${no}`,
    serverSeed: seedOf(no),
    strengths: strengths[sportCode],
  })

describe.each(virtualSports)('a virtual match of %s', (sportCode) => {
  it('is the same again for the same seed, and another for another seed or another id', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (no) => {
        expect(played(sportCode, no)).toEqual(played(sportCode, no))
      }),
      { numRuns: 20 },
    )
    const results = new Set(
      Array.from({ length: 40 }, (_, no) => JSON.stringify(played(sportCode, no).state.facts)),
    )
    expect(results.size).toBeGreaterThan(sportCode === 'FOOTBALL' || sportCode === 'BASKETBALL' ? 38 : 10)
  })

  it('never draws a minute before its clock has come to it', () => {
    const play = plays[sportCode]
    for (let no = 0; no < 60; no++) {
      const { state } = played(sportCode, no)
      expect(state.minutes).toBeLessThanOrEqual(state.dueUnits)
      expect(state.dueUnits).toBeGreaterThanOrEqual(play.leastUnits)
      expect(state.clock).toMatchObject({ isRunning: false })
    }
  })

  it('ends with facts that decide its markets, and numbers its incidents from 1', () => {
    for (let no = 0; no < 60; no++) {
      const { state, incidents } = played(sportCode, no)
      expect(state.facts.ending).toBe('PLAYED')
      expect(incidents.map((incident) => incident.no)).toEqual(incidents.map((_, place) => place + 1))
      expect(incidents.at(-1)).toMatchObject({ kind: 'FULL_TIME', facts: state.facts })
      for (const period of state.facts.ended) expect(state.facts.scores[period]).toBeDefined()
    }
  })
})

describe('football', () => {
  const matches = Array.from({ length: 3_000 }, (_, no) => played('FOOTBALL', no).state.facts)
  const meanOf = (valueOf: (facts: (typeof matches)[number]) => number) =>
    matches.reduce((sum, facts) => sum + valueOf(facts), 0) / matches.length

  it('scores as many goals as are expected of each side', () => {
    expect(meanOf(({ scores }) => scores.FT!.home)).toBeCloseTo(1.55, 1)
    expect(meanOf(({ scores }) => scores.FT!.away)).toBeCloseTo(1.1, 1)
    expect(meanOf(({ scores }) => scores.H1!.home)).toBeCloseTo(0.775, 1)
  })

  it('adds its halves up, and names the side of every goal', () => {
    for (const { scores, corners, cards, goals } of matches.slice(0, 300)) {
      for (const count of [scores, corners, cards])
        expect(count!.FT).toEqual({
          home: count!.H1!.home + count!.H2!.home,
          away: count!.H1!.away + count!.H2!.away,
        })
      expect(goals!.filter((side) => side === 'HOME').length).toBe(scores.FT!.home)
      expect(goals!.length).toBe(scores.FT!.home + scores.FT!.away)
    }
  })

  it('settles a first goal and half time with full time', () => {
    const leg = { period: 'FT' as Period, lineQ: null, scoreAtBet: null }
    for (const facts of matches.slice(0, 100)) {
      const first = settleLeg({ ...leg, typeCode: 'FG', code: facts.goals![0] ?? 'NONE' }, facts)
      expect(first).toEqual({ result: 'WIN', sharedBy: 1 })
      expect(settleLeg({ ...leg, typeCode: 'HTFT', code: 'HH' }, facts)).not.toBeNull()
    }
  })
})

describe('basketball', () => {
  it('has a winner, in overtime if it must, and about as many points as are expected', () => {
    const matches = Array.from({ length: 400 }, (_, no) => played('BASKETBALL', no).state)
    for (const { facts } of matches) expect(facts.scores.GAME!.home).not.toBe(facts.scores.GAME!.away)
    expect(matches.some(({ minutes }) => minutes > 40)).toBe(true)
    const points = matches.reduce((sum, { facts }) => sum + facts.scores.FT!.home, 0) / matches.length
    expect(Math.abs(points - 84)).toBeLessThan(2)
  })
})

describe('e-sports', () => {
  it('are over when a side has the maps that it needs, each with a first blood', () => {
    for (let no = 0; no < 200; no++) {
      const { facts } = played('MOBA', no).state
      const { home, away } = facts.scores.SERIES!
      expect(Math.max(home, away)).toBe(WINS_NEEDED)
      const maps = facts.ended.filter((period) => period.startsWith('MAP'))
      expect(maps.length).toBe(home + away)
      expect(Object.keys(facts.firstBlood!).sort()).toEqual([...maps].sort())
    }
  })
})
