/** How a VIP level is reached, kept, lost and regained (domain/economy.md §2). Amounts in minor units. */
import { birthday, BIRTHDAY_KYC } from '../../../../kernel/promotions/kinds/birthday.ts'

/** What the rules read of a level. */
export interface LevelTerms {
  readonly validBetAmount: number
  readonly depositAmount: number
  readonly keepAmount: number
  readonly upgradeAmount: number
  readonly monthlyAmount: number
  readonly birthdayAmount: number
}

export interface Figures {
  /** Settled valid bet and credited deposits, in total. */
  readonly validAmount: bigint
  readonly depositAmount: bigint
}

export interface VipState {
  readonly level: number
  /** The highest level that the figures have brought. */
  readonly earnedLevel: number
  /** The levels that were lost and not regained, from the lowest to the highest. */
  readonly lost: { readonly from: number; readonly to: number } | null
  /** Not below this level, as long as operators hold it. */
  readonly heldLevel: number
}

export interface VipNight extends VipState {
  readonly reason: 'REACHED' | 'RETURNED' | 'DROPPED' | null
}

/** Below this level nobody falls. */
const SAFE_LEVEL = 1

/** The highest level whose figures are both reached. */
export function levelReached(table: readonly LevelTerms[], figures: Figures): number {
  return table.reduce(
    (reached, level, at) =>
      figures.validAmount >= BigInt(level.validBetAmount) &&
      figures.depositAmount >= BigInt(level.depositAmount)
        ? at
        : reached,
    0,
  )
}

/** The level that half of a member's figures brings; no month takes them below it. */
export function floorLevel(table: readonly LevelTerms[], { validAmount, depositAmount }: Figures): number {
  return levelReached(table, { validAmount: validAmount / 2n, depositAmount: depositAmount / 2n })
}

/**
 * One night. `monthValidAmount` is the valid bet of the month before, given on the 1st alone: then levels are
 * lost and regained, before new ones are reached. `isPast`: a 1st that the house missed; the figures are of
 * today and raise nobody then.
 */
export function nightOf(
  table: readonly LevelTerms[],
  before: VipState,
  figures: Figures,
  monthValidAmount: bigint | null,
  isPast = false,
): VipNight {
  const month = monthValidAmount === null ? before : monthOf(table, before, figures, monthValidAmount)
  const reached = isPast ? 0 : levelReached(table, figures)
  const earned = month.lost ? Math.min(reached, month.lost.from - 1) : reached
  const level = Math.max(month.level, earned, before.heldLevel)
  return {
    level,
    earnedLevel: Math.max(before.earnedLevel, earned),
    lost: month.lost,
    heldLevel: before.heldLevel,
    reason: level === before.level ? null : level < before.level ? 'DROPPED' : reasonOf(level, before),
  }
}

const reasonOf = (level: number, { lost }: VipState) => (lost && level >= lost.from ? 'RETURNED' : 'REACHED')

function monthOf(
  table: readonly LevelTerms[],
  { level, lost, heldLevel }: VipState,
  figures: Figures,
  monthValid: bigint,
): Pick<VipState, 'level' | 'lost'> {
  const isKept = (at: number) => monthValid >= BigInt(table[at]?.keepAmount ?? 0)
  const left = lost && regain(lost, isKept)
  const lower = level - 1
  const isDropped =
    level > SAFE_LEVEL && !isKept(level) && lower >= Math.max(heldLevel, floorLevel(table, figures))
  if (!isDropped) return { level, lost: left }
  return { level: lower, lost: { from: level, to: Math.max(level, left?.to ?? 0) } }
}

/** Level by level from the lowest lost one, as far as the month reaches their keep figures. */
function regain(lost: NonNullable<VipState['lost']>, isKept: (level: number) => boolean): VipState['lost'] {
  let from = lost.from
  while (from <= lost.to && isKept(from)) from++
  return from > lost.to ? null : { from, to: lost.to }
}

export type VipBonusKind = 'UPGRADE' | 'MONTHLY' | 'BIRTHDAY'

export interface OwedBonus {
  readonly kind: VipBonusKind
  /** What makes it one of a kind: the level, the month or the year. */
  readonly period: string
  readonly level: number
  readonly amount: bigint
}

/**
 * What the level owes on a day; what was owed before has the same kind and period. A birthday counts so many
 * days before it and after it.
 */
export function owedBonuses(
  table: readonly LevelTerms[],
  member: { level: number; earnedLevel: number; kycLevel: number; birthday: string | null },
  day: string,
  birthdayDays = BIRTHDAY_DAYS,
): OwedBonus[] {
  const own = table[Math.min(member.level, table.length - 1)]!
  const upgrades = table.slice(0, member.earnedLevel + 1).map(({ upgradeAmount }, level) => ({
    kind: 'UPGRADE' as const,
    period: String(level),
    level,
    amount: BigInt(upgradeAmount),
  }))
  const born = member.kycLevel >= BIRTHDAY_KYC ? member.birthday : null
  const year = born ? birthdayYear(born, day, birthdayDays) : null
  const all: OwedBonus[] = [
    ...upgrades,
    ...(day.endsWith('-01') ? [owed('MONTHLY', day.slice(0, 7), member.level, own.monthlyAmount)] : []),
    ...(year ? [owed('BIRTHDAY', year, member.level, own.birthdayAmount)] : []),
  ]
  return all.filter(({ amount }) => amount > 0n)
}

const owed = (kind: VipBonusKind, period: string, level: number, amount: number): OwedBonus => ({
  kind,
  period,
  level,
  amount: BigInt(amount),
})

const DAY_MS = 86_400_000
const BIRTHDAY_DAYS: number = birthday.declared.daysAround.default

/** The year of the birthday that is at most so many days away, or null; 29 February may be the 28th. */
export function birthdayYear(born: string, day: string, days = BIRTHDAY_DAYS): string | null {
  const today = Date.parse(`${day}T00:00:00Z`)
  const thisYear = Number(day.slice(0, 4))
  for (const year of [thisYear - 1, thisYear, thisYear + 1]) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
    const monthDay = born.slice(5) === '02-29' && !isLeap ? '02-28' : born.slice(5)
    const at = Date.parse(`${year}-${monthDay}T00:00:00Z`)
    if (Math.abs(at - today) <= days * DAY_MS) return String(year)
  }
  return null
}
