/** The words of limits, for players and operators (domain/economy.md §10). */
export const limitKinds = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const
export type LimitKind = (typeof limitKinds)[number]

/** BET: each single bet. */
export const limitPeriods = ['BET', 'DAY', 'WEEK', 'MONTH'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** The limits that exist, in the order in which they are shown. */
export const limitsOffered: readonly (readonly [LimitKind, LimitPeriod])[] = [
  ['DEPOSIT', 'DAY'],
  ['DEPOSIT', 'WEEK'],
  ['DEPOSIT', 'MONTH'],
  ['LOSS', 'DAY'],
  ['LOSS', 'WEEK'],
  ['LOSS', 'MONTH'],
  ['STAKE', 'BET'],
  ['SESSION', 'DAY'],
]

/** The lowest and the highest value that may be set: satang, minutes for the playing time. */
export const limitBounds: Readonly<Record<LimitKind, { min: number; max: number }>> = {
  DEPOSIT: { min: 10_000, max: 1_000_000_000 },
  LOSS: { min: 10_000, max: 1_000_000_000 },
  STAKE: { min: 100, max: 1_000_000_000 },
  SESSION: { min: 30, max: 720 },
}

/** How many hours an increase or a removal waits before it can be confirmed. */
export const raiseDelayHours: Readonly<Record<LimitPeriod, number>> = {
  BET: 24,
  DAY: 24,
  WEEK: 72,
  MONTH: 168,
}

/** How many days it can then be confirmed; after that it has to be requested again. */
export const CONFIRM_DAYS = 7

export const realityMinutes = [15, 30, 60, 120] as const

/** Hours of a time-out. */
export const timeOutHours = [24, 72, 168, 336, 720] as const

/** Months of a self-exclusion; 0: permanent. */
export const exclusionMonths = [6, 12, 36, 60, 0] as const

/**
 * The end of an exclusion of this many calendar months in UTC; the day stays within the month. 0: permanent.
 */
export function exclusionEnd(months: number, from: Date): Date | null {
  if (months === 0) return null
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return end
}

export const selfTestBands = ['NONE', 'LOW', 'MODERATE', 'HIGH'] as const
export type SelfTestBand = (typeof selfTestBands)[number]

export const markerKinds = [
  'LOSS',
  'SESSION',
  'DEPOSITS',
  'CANCELLED',
  'SELF_TEST',
  'EXCLUSION_MATCH',
] as const
export type MarkerKind = (typeof markerKinds)[number]
