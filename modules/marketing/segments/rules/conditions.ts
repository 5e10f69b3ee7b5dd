/** What of a segment's conditions contradicts itself, and whether a member's figures meet them. */

interface Bounds {
  readonly vipFrom?: number | null
  readonly vipTo?: number | null
  readonly registeredFrom?: string | null
  readonly registeredTo?: string | null
  readonly depositLeastAmount?: number | null
  readonly depositMostAmount?: number | null
  readonly validLeastAmount?: number | null
  readonly validMostAmount?: number | null
}

const isTurned = (low: number | null | undefined, high: number | null | undefined) =>
  low != null && high != null && high < low

export function judgeConditions(given: Bounds): { field: string; rule: string }[] {
  const faults: { field: string; rule: string }[] = []
  if (isTurned(given.vipFrom, given.vipTo)) faults.push({ field: 'vipTo', rule: 'minimum' })
  if (given.registeredFrom && given.registeredTo && given.registeredTo < given.registeredFrom)
    faults.push({ field: 'registeredTo', rule: 'rangeOrder' })
  if (isTurned(given.depositLeastAmount, given.depositMostAmount))
    faults.push({ field: 'depositMostAmount', rule: 'minimum' })
  if (isTurned(given.validLeastAmount, given.validMostAmount))
    faults.push({ field: 'validMostAmount', rule: 'minimum' })
  return faults
}

export interface Figures {
  readonly vipLevel: number
  readonly createdAt: Date
  readonly lastDepositAt: Date | null
  /** Of the days that the segment looks at, in minor units. */
  readonly depositAmount: bigint
  readonly validAmount: bigint
}

interface Asked extends Bounds {
  readonly deposits?: 'MADE' | 'NEVER'
  readonly dormantDays?: number
}

const DAY_MS = 86_400_000
const isWithin = (amount: bigint, least: number | null | undefined, most: number | null | undefined) =>
  (least == null || amount >= BigInt(least)) && (most == null || amount <= BigInt(most))

/** Who never paid in is dormant since their registration. */
export function meets(asked: Asked, figures: Figures, now: Date): boolean {
  const { vipLevel, lastDepositAt, createdAt } = figures
  if (asked.vipFrom != null && vipLevel < asked.vipFrom) return false
  if (asked.vipTo != null && vipLevel > asked.vipTo) return false
  if (asked.deposits === 'MADE' && !lastDepositAt) return false
  if (asked.deposits === 'NEVER' && lastDepositAt) return false
  const quietMs = now.getTime() - (lastDepositAt ?? createdAt).getTime()
  if (asked.dormantDays !== undefined && quietMs < asked.dormantDays * DAY_MS) return false
  return (
    isWithin(figures.depositAmount, asked.depositLeastAmount, asked.depositMostAmount) &&
    isWithin(figures.validAmount, asked.validLeastAmount, asked.validMostAmount)
  )
}
