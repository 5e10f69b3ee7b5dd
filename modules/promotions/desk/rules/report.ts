/** The figures of one promotion, put together from what it gave and what its members did. */
import { claimOutcomes, type ClaimOutcome } from '../../../../contract/operator/promotions/desk-words.ts'
import type { RequirementOutcome } from '../../../wagering/index.ts'
import type { MemberDay } from '../../../wallet/index.ts'
import type { PaidClaim } from '../store/report.ts'

export interface Figures {
  claimCount: number
  memberCount: number
  costAmount: bigint
  requiredAmount: bigint
  depositAmount: bigint
  stakeAmount: bigint
  resultAmount: bigint
  afterCostAmount: bigint
}

export interface PromotionReport {
  total: Figures & { doneAmount: bigint }
  days: (Figures & { date: string })[]
  levels: (Figures & { level: number })[]
  outcomes: { outcome: ClaimOutcome; claimCount: number; costAmount: bigint }[]
}

/** Members of one VIP level, as it is now: what they were credited, and what they did meanwhile. */
export interface LevelPart {
  level: number
  claims: readonly PaidClaim[]
  moved: readonly MemberDay[]
}

type Turnover = Pick<RequirementOutcome, 'status' | 'doneAmount'> & { claimId: string }

const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint): bigint =>
  rows.reduce((total, row) => total + of(row), 0n)

/**
 * Days with nothing are left out; the newest comes first. Every member is of one level, and every claim has
 * one outcome, so levels and outcomes add up to the whole.
 */
export function reportOf(parts: readonly LevelPart[], turnovers: readonly Turnover[]): PromotionReport {
  const claims = parts.flatMap((part) => part.claims)
  const moved = parts.flatMap((part) => part.moved)
  const dates = [...new Set([...claims, ...moved].map(({ date }) => date))].sort().reverse()
  const claimsOn = Map.groupBy(claims, ({ date }) => date)
  const movedOn = Map.groupBy(moved, ({ date }) => date)
  return {
    total: { ...figuresOf(claims, moved), doneAmount: sum(turnovers, ({ doneAmount }) => doneAmount) },
    days: dates.map((date) => ({
      date,
      ...figuresOf(claimsOn.get(date) ?? [], movedOn.get(date) ?? []),
    })),
    levels: parts
      .map((part) => ({ level: part.level, ...figuresOf(part.claims, part.moved) }))
      .sort((one, other) => one.level - other.level),
    outcomes: outcomesOf(claims, turnovers),
  }
}

const outcomeOf: Readonly<Record<RequirementOutcome['status'], ClaimOutcome>> = {
  DONE: 'DONE',
  DONE_BY_BUST: 'BUST',
  OPEN: 'OPEN',
  FORFEITED: 'FORFEITED',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'NONE',
}

/** What became of the claims, each outcome once, and those that were credited without a turnover. */
function outcomesOf(claims: readonly PaidClaim[], turnovers: readonly Turnover[]) {
  const known = new Map(turnovers.map(({ claimId, status }) => [claimId, outcomeOf[status]]))
  const by = Map.groupBy(claims, ({ claimId }) => known.get(claimId) ?? 'NONE')
  return claimOutcomes.map((outcome) => {
    const own = by.get(outcome) ?? []
    return { outcome, claimCount: own.length, costAmount: sum(own, ({ amount }) => amount) }
  })
}

function figuresOf(claims: readonly PaidClaim[], moved: readonly MemberDay[]): Figures {
  const costAmount = sum(claims, ({ amount }) => amount)
  const resultAmount = sum(moved, ({ stakes, payouts }) => stakes - payouts)
  return {
    claimCount: claims.length,
    memberCount: new Set(claims.map(({ memberId }) => memberId)).size,
    costAmount,
    requiredAmount: sum(claims, ({ requiredAmount }) => requiredAmount),
    depositAmount: sum(moved, ({ deposits }) => deposits),
    stakeAmount: sum(moved, ({ stakes }) => stakes),
    resultAmount,
    afterCostAmount: resultAmount - costAmount,
  }
}
