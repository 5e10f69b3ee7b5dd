/** Every selection of every football market at lines around what matches come to, as two settlers read it. */
import type { FixtureFacts, Score } from '../../kernel/sports/facts.ts'
import { settleBet } from '../../kernel/sports/bets.ts'
import { hasLine, selectionsOf, settleLeg } from '../../kernel/sports/markets.ts'
import type { MarketType, Side } from '../../kernel/sports/words.ts'
import type { PlayedMatch, Wager } from './second-settler.ts'

type Period = Wager['period']
type Case = Omit<Wager, 'price' | 'stake' | 'goalsAtBet'>

const around = (fromQ: number, toQ: number): number[] =>
  Array.from({ length: toQ - fromQ + 1 }, (_, at) => 25 * (fromQ + at))
const whole: readonly Period[] = ['FT']
const halves: readonly Period[] = ['FT', 'H1', 'H2']

const offers: readonly (readonly [MarketType, readonly Period[], readonly number[]])[] = [
  ['1X2', halves, [0]],
  ['DC', halves, [0]],
  ['DNB', halves, [0]],
  ['AH', halves, around(-12, 12)],
  ['OU', halves, around(1, 28)],
  ['OE', halves, [0]],
  ['CS', halves, [0]],
  ['HTFT', whole, [0]],
  ['BTTS', halves, [0]],
  ['TG', halves, [0]],
  ['FG', halves, [0]],
  ['LG', halves, [0]],
  ['TEAM_OU_HOME', halves, around(1, 16)],
  ['TEAM_OU_AWAY', halves, around(1, 16)],
  ['CORNERS_AH', whole, around(-24, 24)],
  ['CORNERS_OU', whole, around(28, 56)],
  ['CARDS_AH', whole, around(-12, 12)],
  ['CARDS_OU', whole, around(4, 28)],
]

export const allCases: readonly Case[] = offers.flatMap(([market, periods, lines]) =>
  periods.flatMap((period) =>
    lines.flatMap((line) => selectionsOf(market)!.map((pick) => ({ market, period, pick, line }))),
  ),
)

const scoreOf = ([home, away]: readonly [number, number]): Score => ({ home, away })
const sidesOf = (order: string): Side[] => [...order].map((goal) => (goal === 'H' ? 'HOME' : 'AWAY'))

export const factsOf = (match: PlayedMatch): FixtureFacts => ({
  scores: { FT: scoreOf(match.goals), H1: scoreOf(match.halfGoals) },
  corners: { FT: scoreOf(match.corners) },
  cards: { FT: scoreOf(match.cards) },
  goals: sidesOf(match.order),
  ended: ['H1', 'H2', 'FT'],
  ending: 'PLAYED',
})

/** The same match, stopped at half-time for good. Corners and cards of the half are not known. */
export const stoppedFactsOf = (match: PlayedMatch): FixtureFacts => ({
  scores: { FT: scoreOf(match.halfGoals), H1: scoreOf(match.halfGoals) },
  goals: sidesOf(match.order.slice(0, match.halfGoals[0] + match.halfGoals[1])),
  ended: ['H1'],
  ending: 'ABANDONED',
})

/** What a single bet returns by the rules of the product; null: not decided. */
export function settleByRules(wager: Wager, facts: FixtureFacts): bigint | null {
  const typeCode = wager.market as MarketType
  const decided = settleLeg(
    {
      typeCode,
      period: wager.period,
      code: wager.pick,
      lineQ: hasLine(typeCode) ? wager.line / 25 : null,
      scoreAtBet: wager.goalsAtBet ? scoreOf(wager.goalsAtBet) : null,
    },
    facts,
  )
  if (!decided) return null
  const leg = { code: wager.pick, priceE4: 100 * wager.price, ...decided }
  return settleBet({ kind: 'SINGLE', systemCode: null, stake: wager.stake, cashedStake: 0n, legs: [leg] })!
    .payout
}
