/** The figures of one promotion, put together from what it gave and what its members did. */
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
}

export interface PromotionReport {
  total: Figures & {
    doneAmount: bigint
    afterCostAmount: bigint
    openCount: number
    doneCount: number
    bustCount: number
    forfeitedCount: number
    forfeitedAmount: bigint
  }
  days: (Figures & { date: string })[]
  levels: (Figures & { level: number })[]
}

/** Members of one VIP level, as it is now: what they were credited, and what they did meanwhile. */
export interface LevelPart {
  level: number
  claims: readonly PaidClaim[]
  moved: readonly MemberDay[]
}

type Outcome = Pick<RequirementOutcome, 'status' | 'doneAmount'> & { claimId: string }

const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint): bigint =>
  rows.reduce((total, row) => total + of(row), 0n)

/**
 * Days with nothing are left out; the newest comes first. Every member is of one level, so levels add up to
 * the whole.
 */
export function reportOf(parts: readonly LevelPart[], outcomes: readonly Outcome[]): PromotionReport {
  const claims = parts.flatMap((part) => part.claims)
  const moved = parts.flatMap((part) => part.moved)
  const dates = [...new Set([...claims, ...moved].map(({ date }) => date))].sort().reverse()
  const claimsOn = Map.groupBy(claims, ({ date }) => date)
  const movedOn = Map.groupBy(moved, ({ date }) => date)
  const total = figuresOf(claims, moved)
  const amounts = new Map(claims.map(({ claimId, amount }) => [claimId, amount]))
  const lost = outcomes.filter(({ status }) => status === 'FORFEITED' || status === 'EXPIRED')
  const count = (...statuses: RequirementOutcome['status'][]) =>
    outcomes.filter(({ status }) => statuses.includes(status)).length
  return {
    total: {
      ...total,
      doneAmount: sum(outcomes, ({ doneAmount }) => doneAmount),
      afterCostAmount: total.resultAmount - total.costAmount,
      openCount: count('OPEN'),
      doneCount: count('DONE'),
      bustCount: count('DONE_BY_BUST'),
      forfeitedCount: lost.length,
      forfeitedAmount: sum(lost, ({ claimId }) => amounts.get(claimId) ?? 0n),
    },
    days: dates.map((date) => ({
      date,
      ...figuresOf(claimsOn.get(date) ?? [], movedOn.get(date) ?? []),
    })),
    levels: parts
      .map((part) => ({ level: part.level, ...figuresOf(part.claims, part.moved) }))
      .sort((one, other) => one.level - other.level),
  }
}

function figuresOf(claims: readonly PaidClaim[], moved: readonly MemberDay[]): Figures {
  return {
    claimCount: claims.length,
    memberCount: new Set(claims.map(({ memberId }) => memberId)).size,
    costAmount: sum(claims, ({ amount }) => amount),
    requiredAmount: sum(claims, ({ requiredAmount }) => requiredAmount),
    depositAmount: sum(moved, ({ deposits }) => deposits),
    stakeAmount: sum(moved, ({ stakes }) => stakes),
    resultAmount: sum(moved, ({ stakes, payouts }) => stakes - payouts),
  }
}
