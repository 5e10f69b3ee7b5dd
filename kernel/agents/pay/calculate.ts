/** The payments of one period of one kind, from what the teams came to (docs/flows/agent-pay.md). */
import type { PeriodKind } from '../../calendar.ts'
import { type Terms, tierReached } from '../contracts/terms.ts'
import type { ContractKind } from '../contracts/words.ts'
import { dividendBase, grossOf, type TeamSums, withinDay } from './amounts.ts'
import { sharesOf, topBranches } from './branches.ts'
import { type CarryLayer, carriedSum, carryAfter } from './carry.ts'

export type PayTerms = Pick<Terms, 'tiers' | 'carry' | 'carryPeriods' | 'dayCap'>

export interface PayInput {
  readonly agentId: string
  readonly contractId: string
  readonly giverId: string | null
  readonly terms: PayTerms
  readonly team: TeamSums
  /** The part of the team's figures that corrects results of earlier periods. */
  readonly late: { readonly gameWin: bigint; readonly valid: bigint }
  readonly carried: readonly CarryLayer[]
  /** What contracts of this kind have paid the agent on the period's day; of periods shorter than one. */
  readonly paidToday: bigint
}

export interface PayResult {
  /** Before anything carried. */
  readonly base: bigint
  readonly carryIn: bigint
  readonly carryOut: readonly CarryLayer[]
  /** The place of the tier; -1: none is reached. */
  readonly tier: number
  readonly ratePpm: number
  readonly gross: bigint
  readonly below: bigint
  readonly branch: bigint
  readonly net: bigint
  /** The net, within the day's cap. */
  readonly amount: bigint
}

/** Salaries carry only what corrections make negative, whatever the contract says of dividends. */
const salaryCarry = { carry: 'CARRY', carryPeriods: 0 } as const

/** The results in the order of the inputs, and what the house pays before caps. */
export function calculatePayments(
  kind: ContractKind,
  inputs: readonly PayInput[],
): { results: PayResult[]; top: bigint } {
  const own = inputs.map((input) => {
    const { terms, team, late, carried } = input
    const isDividend = kind === 'DIVIDEND'
    const base = isDividend ? dividendBase(team) : team.valid
    const carryIn = carriedSum(carried)
    const tier = tierReached(terms.tiers, team)
    const ratePpm = terms.tiers[tier]?.ratePpm ?? 0
    const corrections = isDividend ? late.gameWin : late.valid
    const carryOut = carryAfter(carried, base, corrections, isDividend ? terms : salaryCarry)
    return { base, carryIn, carryOut, tier, ratePpm, gross: grossOf(base + carryIn, ratePpm) }
  })
  const standings = inputs.map(({ agentId, giverId }, place) => ({
    agentId,
    giverId,
    gross: own[place]!.gross,
  }))
  const shares = sharesOf(standings)
  const results = inputs.map(({ agentId, terms, paidToday }, place): PayResult => {
    const share = shares.get(agentId)!
    return { ...own[place]!, ...share, amount: withinDay(share.net, terms.dayCap, paidToday) }
  })
  return { results, top: topBranches(standings, shares) }
}

/** Whether a period is worth a row: short periods in which nothing happened are left out. */
export const isWorthKeeping = (period: PeriodKind, input: PayInput, result: PayResult): boolean =>
  (period !== 'FIVE_MINUTES' && period !== 'HOUR') ||
  input.team.valid !== 0n ||
  result.carryIn !== 0n ||
  result.branch !== 0n
