/** Markets on who is ahead at the end (domain/sportsbook.md §2). */
import type { FixtureFacts, Score } from '../facts.ts'
import { MAPS, type LegResult } from '../words.ts'
import { certainResult, countOf, ruleByScore, verdict, winIf, type MarketRule } from './market-rule.ts'

export const SIDES = ['HOME', 'AWAY'] as const

/** H, D or A, as the selections of half-time and full-time name them. */
const leadOf = ({ home, away }: Score): 'H' | 'D' | 'A' => (home > away ? 'H' : home < away ? 'A' : 'D')

const selectionOfLead = { H: '1', D: 'X', A: '2' } as const

/** Who is ahead wins; a tie returns the stake. */
const aheadOrPush = (code: string, score: Score): LegResult => {
  const lead = leadOf(score)
  if (lead === 'D') return 'PUSH'
  return winIf((lead === 'H') === (code === 'HOME'))
}

const matchResult = ruleByScore({
  typeCode: '1X2',
  selections: ['1', 'X', '2'],
  settle: ({ code }, score) => winIf(selectionOfLead[leadOf(score)] === code),
})

const doubleChance = ruleByScore({
  typeCode: 'DC',
  selections: ['1X', '12', 'X2'],
  settle: ({ code }, score) => winIf(code.includes(selectionOfLead[leadOf(score)])),
})

const drawNoBet = ruleByScore({
  typeCode: 'DNB',
  selections: SIDES,
  settle: ({ code }, score) => aheadOrPush(code, score),
})

const mapWinner = ruleByScore({
  typeCode: 'MAP_WINNER',
  selections: SIDES,
  periods: MAPS,
  settle: ({ code }, score) => aheadOrPush(code, score),
})

const moneyLineByScore = ruleByScore({
  typeCode: 'ML',
  selections: SIDES,
  settle: ({ code }, score) => aheadOrPush(code, score),
})

/** A retirement after a full set is won by the side that goes on, whoever is ahead. */
const moneyLine: MarketRule = {
  ...moneyLineByScore,
  decide(leg, facts, standing) {
    if (standing !== 'STOPPED' || facts.ending !== 'RETIRED')
      return moneyLineByScore.decide(leg, facts, standing)
    if (!hasFullSet(facts)) return verdict('VOID')
    const winner = facts.winners?.[0]
    return winner === undefined ? null : verdict(winIf(winner === leg.code))
  },
}

const hasFullSet = (facts: FixtureFacts): boolean => facts.ended.some((period) => period.startsWith('SET'))

const halfTimeFullTime: MarketRule = {
  typeCode: 'HTFT',
  basis: 'SCORE',
  selections: ['HH', 'HD', 'HA', 'DH', 'DD', 'DA', 'AH', 'AD', 'AA'],
  hasLine: false,
  periods: ['FT'],
  decide({ code }, facts, standing) {
    const half = countOf('SCORE', 'H1', facts)
    const full = countOf('SCORE', 'FT', facts)
    if (standing !== 'STOPPED') return half && full && verdict(winIf(leadOf(half) + leadOf(full) === code))
    // Before half-time anything may come; after it a selection with another half-time has lost.
    if (!half || !full || !facts.ended.includes('H1')) return verdict('VOID')
    return verdict(certainResult((score) => winIf(leadOf(half) + leadOf(score) === code), full) ?? 'VOID')
  },
}

export const whoWins: readonly MarketRule[] = [
  matchResult,
  doubleChance,
  drawNoBet,
  moneyLine,
  mapWinner,
  halfTimeFullTime,
]
