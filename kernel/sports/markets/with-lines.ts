/** Handicaps, and over and under (domain/sportsbook.md §2, domain/sportsbook.md §3). */
import type { Score } from '../facts.ts'
import { handicapResult, overResult, underResult } from '../lines.ts'
import type { LegResult, MarketType, Period } from '../words.ts'
import { ruleByScore, type Basis, type LegTerms, type MarketRule } from './market-rule.ts'
import { SIDES } from './who-wins.ts'

const OVER_UNDER = ['OVER', 'UNDER'] as const
const WHOLE_SERIES: readonly Period[] = ['SERIES']

/** The line is the home side's, so the away side has it with the other sign. */
function sideResult({ code, lineQ }: LegTerms, diff: number): LegResult {
  return code === 'HOME' ? handicapResult(lineQ!, diff) : handicapResult(-lineQ!, -diff)
}

const handicap = (typeCode: MarketType, basis: Basis = 'SCORE', periods?: readonly Period[]): MarketRule =>
  ruleByScore({
    typeCode,
    basis,
    periods,
    selections: SIDES,
    hasLine: true,
    settle: (leg, { home, away }) => sideResult(leg, home - away),
  })

/** A live bet on an Asian handicap counts the goals after it alone. */
const asianHandicap = ruleByScore({
  typeCode: 'AH',
  selections: SIDES,
  hasLine: true,
  settle(leg, { home, away }) {
    const before = leg.scoreAtBet
    return sideResult(leg, home - away - (before ? before.home - before.away : 0))
  },
})

const bothSides = ({ home, away }: Score): number => home + away

const total = (
  typeCode: MarketType,
  basis: Basis = 'SCORE',
  countOfScore = bothSides,
  periods?: readonly Period[],
): MarketRule =>
  ruleByScore({
    typeCode,
    basis,
    periods,
    selections: OVER_UNDER,
    hasLine: true,
    settle: ({ code, lineQ }, score) =>
      code === 'OVER' ? overResult(lineQ!, countOfScore(score)) : underResult(lineQ!, countOfScore(score)),
  })

export const withLines: readonly MarketRule[] = [
  asianHandicap,
  handicap('HDP'),
  handicap('MAP_HANDICAP', 'SCORE', WHOLE_SERIES),
  handicap('CORNERS_AH', 'CORNERS'),
  handicap('CARDS_AH', 'CARDS'),
  total('OU'),
  total('OUP'),
  total('TEAM_OU_HOME', 'SCORE', ({ home }) => home),
  total('TEAM_OU_AWAY', 'SCORE', ({ away }) => away),
  total('TOTAL_MAPS', 'SCORE', bothSides, WHOLE_SERIES),
  total('CORNERS_OU', 'CORNERS'),
  total('CARDS_OU', 'CARDS'),
]
