/** Markets on the goals themselves: how many, which score, who first (domain/sportsbook.md §2). */
import type { FixtureFacts, Score } from '../facts.ts'
import type { MarketType, Period, Side } from '../words.ts'
import { countOf, ruleByScore, verdict, winIf, type MarketRule } from './market-rule.ts'

const oddEven = ruleByScore({
  typeCode: 'OE',
  selections: ['ODD', 'EVEN'],
  settle: ({ code }, { home, away }) => winIf(((home + away) % 2 === 1) === (code === 'ODD')),
})

const bothScore = ruleByScore({
  typeCode: 'BTTS',
  selections: ['YES', 'NO'],
  settle: ({ code }, { home, away }) => winIf((home > 0 && away > 0) === (code === 'YES')),
})

/** Each band ends where the next one begins; the last has no end. */
const bands = [
  { code: '0-1', most: 1 },
  { code: '2-3', most: 3 },
  { code: '4-6', most: 6 },
  { code: '7+', most: Number.POSITIVE_INFINITY },
]
const bandOf = (goals: number): string => bands.find(({ most }) => goals <= most)!.code

const goalBand = ruleByScore({
  typeCode: 'TG',
  selections: bands.map(({ code }) => code),
  settle: ({ code }, { home, away }) => winIf(bandOf(home + away) === code),
})

/** The grid of scores that have a selection of their own goes to 4-4. */
const MOST_OF_GRID = 4
const gridGoals = Array.from({ length: MOST_OF_GRID + 1 }, (_, goals) => goals)
const gridScores = gridGoals.flatMap((home) => gridGoals.map((away) => `${home}-${away}`))

function scoreSelection({ home, away }: Score): string {
  if (home <= MOST_OF_GRID && away <= MOST_OF_GRID) return `${home}-${away}`
  return home > away ? 'OTHER_HOME' : home < away ? 'OTHER_AWAY' : 'OTHER_DRAW'
}

const correctScore = ruleByScore({
  typeCode: 'CS',
  selections: [...gridScores, 'OTHER_HOME', 'OTHER_DRAW', 'OTHER_AWAY'],
  settle: ({ code }, score) => winIf(scoreSelection(score) === code),
})

/**
 * Which side each goal of a period was credited to. Null if the goals that are told do not make its score:
 * nobody can say then which of them was the first.
 */
function goalsOf(period: Period, facts: FixtureFacts): readonly Side[] | null {
  const score = countOf('SCORE', period, facts)
  const before = period === 'H2' ? countOf('SCORE', 'H1', facts) : { home: 0, away: 0 }
  if (!score || !before) return null
  const start = before.home + before.away
  const goals = (facts.goals ?? []).slice(start, start + score.home + score.away)
  const ofHome = goals.filter((side) => side === 'HOME').length
  return ofHome === score.home && goals.length - ofHome === score.away ? goals : null
}

const goalMarket = (
  typeCode: MarketType,
  pick: (goals: readonly Side[]) => Side | undefined,
): MarketRule => ({
  typeCode,
  basis: 'GOALS',
  selections: ['HOME', 'AWAY', 'NONE'],
  hasLine: false,
  decide({ code, period }, facts, standing) {
    const goals = goalsOf(period, facts)
    if (!goals) return standing === 'STOPPED' ? verdict('VOID') : null
    const settle = (list: readonly Side[]): boolean => (pick(list) ?? 'NONE') === code
    const isWon = settle(goals)
    const isOpen = (['HOME', 'AWAY'] as const).some((next) => settle([...goals, next]) !== isWon)
    return verdict(standing === 'STOPPED' && isOpen ? 'VOID' : winIf(isWon))
  },
})

export const onGoals: readonly MarketRule[] = [
  oddEven,
  correctScore,
  bothScore,
  goalBand,
  goalMarket('FG', (goals) => goals[0]),
  goalMarket('LG', (goals) => goals.at(-1)),
]
