/** Gold of maps: leads that are worth what they look like (docs/decisions/0173-gold-moves-the-price.md). */
import { describe, expect, it } from 'vitest'
import { sha256, toHex } from '../../fair/sha256.ts'
import { streamOfWords } from '../../fair/stream.ts'
import { lastLeadOf, leadOf, movedBy, movedByBlood } from './gold.ts'
import type { Strengths } from './play.ts'
import { playWhole } from './plays.ts'

const seedOf = (no: number): string => toHex(sha256(new TextEncoder().encode(`gold ${no}`)))
const stateOf = (no: number, strengths: Strengths) =>
  playWhole({ sportCode: 'MOBA', matchId: `X-${no}`, serverSeed: seedOf(no), strengths }).state
const played = (no: number, strengths: Strengths) => stateOf(no, strengths).facts
const strengths = { home: 600_000, away: 400_000, swing: 100_000 }

/** A stream that has these words and no more. */
const streamOf = (...words: number[]) =>
  streamOfWords(() => {
    const word = words.shift()
    if (word === undefined) throw new RangeError('no word is left')
    return word
  })

describe('a step of the chance', () => {
  it('is worth nothing on the whole, anywhere between the edges, and stays between them', () => {
    for (const chance of [30_000, 60_000, 350_000, 500_000, 850_000, 970_000]) {
      const ends = [0, 1, 2, 3, 4].flatMap((size) =>
        [0, 1].map((side) => movedBy(streamOf(size, side), chance, 100_000)),
      )
      expect(ends.reduce((sum, end) => sum + end, 0) / ends.length).toBe(chance)
      expect(Math.min(...ends)).toBeGreaterThanOrEqual(30_000)
      expect(Math.max(...ends)).toBeLessThanOrEqual(970_000)
    }
    expect(movedBy(streamOf(4, 0), 500_000, 100_000)).toBe(600_000)
    expect(movedBy(streamOf(0, 1), 500_000, 100_000)).toBe(480_000)
  })

  it('by a first blood is as large as the blood is unlikely, and worth nothing on the whole', () => {
    for (const bloodPpm of [325_000, 500_000, 675_000]) {
      const home = movedByBlood(600_000, 100_000, 'HOME', bloodPpm)
      const away = movedByBlood(600_000, 100_000, 'AWAY', bloodPpm)
      expect(home).toBeGreaterThan(600_000)
      expect(away).toBeLessThan(600_000)
      const mean = (home * bloodPpm + away * (1_000_000 - bloodPpm)) / 1_000_000
      expect(Math.abs(mean - 600_000)).toBeLessThan(2)
    }
  })
})

describe('the lead', () => {
  it('is a hundred gold for half a percent of the chance, and the winner ends ahead', () => {
    expect([leadOf(605_000, 600_000), leadOf(595_000, 600_000)]).toEqual([100, -100])
    for (const chance of [30_000, 600_000, 970_000]) {
      expect(lastLeadOf('HOME', chance, 600_000)).toBeGreaterThan(0)
      expect(lastLeadOf('AWAY', chance, 600_000)).toBeLessThan(0)
    }
  })

  it('is told for each minute of each map from nothing on, and ends with whoever won the map', () => {
    for (let no = 0; no < 200; no++) {
      const { goldLead, scores, ended } = played(no, strengths)
      const maps = ended.filter((period) => period !== 'SERIES')
      expect(Object.keys(goldLead!)).toEqual(maps)
      for (const map of maps) {
        const leads = goldLead![map]!
        expect(leads[0]).toBe(0)
        expect(leads.length).toBeGreaterThanOrEqual(9)
        expect(leads.length).toBeLessThanOrEqual(15)
        expect(Math.sign(leads.at(-1)!)).toBe(scores[map]!.home - scores[map]!.away)
      }
    }
  })

  it('says how likely the map is to be won: neither more nor less', () => {
    const groups = { behind: [0, 0, 0], ahead: [0, 0, 0], all: [0, 0, 0] }
    for (let no = 0; no < 4_000; no++) {
      const { goldLead, scores } = played(no, strengths)
      const lead = goldLead!.MAP1![7]!
      const chance = strengths.home + lead * 50
      for (const group of [groups.all, lead < 0 ? groups.behind : groups.ahead]) {
        group[0]! += 1
        group[1]! += chance / 1_000_000
        group[2]! += scores.MAP1!.home
      }
    }
    for (const [count, expected, won] of Object.values(groups))
      expect(Math.abs(won! - expected!) / count!).toBeLessThan(0.025)
    const rateOf = ([count, , won]: number[]) => won! / count!
    expect(rateOf(groups.ahead) - rateOf(groups.behind)).toBeGreaterThan(0.2)
  })
})

it('strengths without a swing give a match no gold, and leave its course as the older rules played it', () => {
  const { swing: _, ...plain } = strengths
  const told = Array.from({ length: 6 }, (_, no) => {
    const { facts, dueUnits } = stateOf(no, plain)
    expect(facts.goldLead).toBeUndefined()
    const { home, away } = facts.scores.SERIES!
    return `${home}-${away} ${Object.values(facts.firstBlood!).join(' ')} ${dueUnits}`
  })
  expect(told).toEqual([
    '2-1 AWAY HOME AWAY 44',
    '2-1 AWAY AWAY AWAY 44',
    '2-0 HOME HOME 31',
    '2-1 AWAY AWAY AWAY 39',
    '2-1 HOME AWAY AWAY 42',
    '2-0 AWAY HOME 29',
  ])
})
