/**
 * How every selection of every market is decided (domain/sportsbook.md §2), and when a match that did not end
 * as it should decides it or makes it void (domain/sportsbook.md §7). Pure and without rounding.
 */
import type { FixtureFacts, Score } from './facts.ts'
import { onGoals } from './markets/goals.ts'
import {
  countOf,
  verdict,
  type Basis,
  type LegTerms,
  type LegVerdict,
  type MarketRule,
  type Standing,
} from './markets/market-rule.ts'
import { named } from './markets/named.ts'
import { whoWins } from './markets/who-wins.ts'
import { withLines } from './markets/with-lines.ts'
import type { Period } from './words.ts'

export type { Basis, LegTerms, LegVerdict } from './markets/market-rule.ts'

const rules = new Map<string, MarketRule>(
  [...whoWins, ...withLines, ...onGoals, ...named].map((rule) => [rule.typeCode, rule]),
)

function ruleOf(typeCode: string): MarketRule {
  const rule = rules.get(typeCode)
  if (!rule) throw new RangeError(`no market is of the type ${typeCode}`)
  return rule
}

/** The selections of a type of market in their order; null: the runners of an outright. */
export const selectionsOf = (typeCode: string): readonly string[] | null => ruleOf(typeCode).selections

/** Whether it is bet on at a line: of the home side, or of over. */
export const hasLine = (typeCode: string): boolean => ruleOf(typeCode).hasLine

/** Whether it is a bet on that period: the winner of a map, for one, is none on a half. */
export const isBetOn = (typeCode: string, period: Period): boolean =>
  ruleOf(typeCode).periods?.includes(period) ?? true

/** Which figures of a fixture decide it. */
export const basisOf = (typeCode: string): Basis => ruleOf(typeCode).basis

/**
 * What a live bet keeps as its score: that of the market's period by now, whatever the market counts. A
 * period without a score has not begun, so it stands at nil.
 */
export const scoreAtBetOf = (period: Period, facts: FixtureFacts): Score =>
  countOf('SCORE', period, facts) ?? { home: 0, away: 0 }

/**
 * What a leg came to, and among how many a dead heat shares it. Null: not decided yet, either because its
 * period is still played or because a figure that decides it is not known. A selection, line or type that
 * does not exist throws a RangeError.
 */
export function settleLeg(leg: LegTerms, facts: FixtureFacts): LegVerdict | null {
  const rule = ruleOf(leg.typeCode)
  if (rule.selections && !rule.selections.includes(leg.code))
    throw new RangeError(`${leg.typeCode} has no selection ${leg.code}`)
  if (rule.hasLine !== (leg.lineQ !== null))
    throw new RangeError(`${leg.typeCode} is bet on ${rule.hasLine ? 'at' : 'without'} a line`)
  if (rule.typeCode === 'OUTRIGHT' && facts.withdrawn?.includes(leg.code)) return verdict('VOID')
  const standing = standingOf(leg.period, facts)
  if (standing === 'OPEN') return null
  return standing === 'VOID' ? verdict('VOID') : rule.decide(leg, facts, standing)
}

/** Parts of a match that are played only if it is not decided before. */
const isMapOrSet = (period: Period): boolean => /^(MAP|SET)\d$/.test(period)

function standingOf(period: Period, facts: FixtureFacts): Standing {
  const { ending, ended } = facts
  if (ending === 'SWAPPED' || ending === 'CANCELLED') return 'VOID'
  const hasEnded = ended.includes(period)
  // Of a match that was given away only the maps that were finished stand.
  if (ending === 'WALKOVER') return hasEnded && isMapOrSet(period) ? 'FINAL' : 'VOID'
  if (hasEnded) return 'FINAL'
  if (ending === null) return 'OPEN'
  if (ending !== 'PLAYED') return 'STOPPED'
  const wasLeftOut = isMapOrSet(period) && !facts.scores[period]
  return wasLeftOut ? 'VOID' : 'FINAL'
}
