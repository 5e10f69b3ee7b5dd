/** The levels of members (domain/economy.md §2): what each needs, gives and bounds. Amounts in minor units. */
import { REBATE_GROUPS } from '../../../kernel/agents/economy-guard.ts'
import { vipNames } from '../locales/vip.ts'

export interface VipLevel {
  readonly th: string
  readonly en: string
  /** What a member must have played and paid in, in total, to reach it. */
  readonly validBetAmount: number
  readonly depositAmount: number
  /** The valid bet of a month that keeps it. */
  readonly keepAmount: number
  /** Bonuses: for reaching it, each month, and for the birthday. */
  readonly upgradeAmount: number
  readonly monthlyAmount: number
  readonly birthdayAmount: number
  readonly withdrawalsPerDay: number
  readonly withdrawalDayAmount: number
  /** 0 to 8: R0 to R8. */
  readonly rebateGroup: number
}

const MOST_LEVELS = 20
const LABEL_LENGTH = 40

const amounts = [
  'validBetAmount',
  'depositAmount',
  'keepAmount',
  'upgradeAmount',
  'monthlyAmount',
  'birthdayAmount',
  'withdrawalDayAmount',
] as const

/** What a member must have reached only rises from level to level. */
const rising = ['validBetAmount', 'depositAmount'] as const

const keys = ['th', 'en', ...amounts, 'withdrawalsPerDay', 'rebateGroup'] as const

/** A stored value as the table of levels, level 0 first; undefined if it is none. */
export function readVipTable(stored: unknown): readonly VipLevel[] | undefined {
  if (!Array.isArray(stored) || stored.length === 0 || stored.length > MOST_LEVELS) return undefined
  if (!stored.every(isLevel)) return undefined
  const levels: readonly VipLevel[] = stored
  const isRising = levels.every((level, at) =>
    rising.every((key) => (at === 0 ? level[key] === 0 : level[key] >= levels[at - 1]![key])),
  )
  return isRising ? levels : undefined
}

function isLevel(value: unknown): value is VipLevel {
  if (typeof value !== 'object' || value === null) return false
  const level = value as Readonly<Record<string, unknown>>
  const isCount = (item: unknown, most: number): boolean =>
    typeof item === 'number' && Number.isSafeInteger(item) && item >= 0 && item <= most
  const isLabel = (item: unknown): boolean =>
    typeof item === 'string' && item.trim() !== '' && item.length <= LABEL_LENGTH
  return (
    Object.keys(level).length === keys.length &&
    isLabel(level.th) &&
    isLabel(level.en) &&
    amounts.every((key) => isCount(level[key], 9_000_000_000_000)) &&
    isCount(level.withdrawalsPerDay, 100) &&
    isCount(level.rebateGroup, REBATE_GROUPS - 1)
  )
}

/** The row of a level; one beyond the table has the highest. */
export function vipLevelIn(table: readonly VipLevel[], level: number): VipLevel {
  return table[Math.min(Math.max(level, 0), table.length - 1)]!
}

const baht = (amount: number): number => amount * 100

/** A row in baht: valid bet, deposits, keep, upgrade, monthly, birthday, withdrawals a day, their sum. */
type Row = readonly [number, number, number, number, number, number, number, number]

const rows: readonly Row[] = [
  [0, 0, 0, 0, 0, 0, 3, 100_000],
  [50_000, 2_000, 0, 18, 0, 50, 3, 200_000],
  [300_000, 10_000, 30_000, 88, 38, 100, 4, 300_000],
  [1_000_000, 50_000, 100_000, 188, 88, 200, 5, 500_000],
  [5_000_000, 200_000, 400_000, 588, 288, 500, 6, 800_000],
  [15_000_000, 500_000, 1_000_000, 1_288, 588, 1_000, 8, 1_200_000],
  [40_000_000, 1_500_000, 2_500_000, 2_888, 1_288, 2_000, 10, 2_000_000],
  [100_000_000, 4_000_000, 6_000_000, 6_888, 2_888, 3_888, 12, 3_000_000],
  [300_000_000, 10_000_000, 15_000_000, 18_888, 6_888, 8_888, 15, 5_000_000],
]

export const defaultVipTable: readonly VipLevel[] = rows.map(
  ([validBet, deposit, keep, upgrade, monthly, birthday, perDay, daySum], level) => ({
    ...vipNames[level]!,
    validBetAmount: baht(validBet),
    depositAmount: baht(deposit),
    keepAmount: baht(keep),
    upgradeAmount: baht(upgrade),
    monthlyAmount: baht(monthly),
    birthdayAmount: baht(birthday),
    withdrawalsPerDay: perDay,
    withdrawalDayAmount: baht(daySum),
    rebateGroup: level,
  }),
)
