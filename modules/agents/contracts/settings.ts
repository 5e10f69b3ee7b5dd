/** Settings of contracts between agents (domain/agents.md §5.2). */
import { faultsOf, boundsOf, type Bounds } from '../../../kernel/agents/contracts/bounds.ts'
import type { Tier } from '../../../kernel/agents/contracts/terms.ts'
import { contractKinds, type ContractKind } from '../../../kernel/agents/contracts/words.ts'
import { economyOf } from '../../identity/index.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { defineJsonSetting, defineSetting, settingOf, type AnySetting } from '../../system/index.ts'

/** As a setting is stored: the minimum in satang as a number. */
interface StoredTier {
  readonly minValid: number
  readonly minActive: number
  readonly ratePpm: number
}
type StoredTemplates = Readonly<Record<ContractKind, readonly StoredTier[]>>

const tier = (baht: number, minActive: number, percent: number): StoredTier => ({
  minValid: baht * 100,
  minActive,
  ratePpm: Math.round(percent * 10_000),
})

const defaultTemplates: StoredTemplates = {
  DIVIDEND: [
    tier(100_000, 3, 10),
    tier(500_000, 5, 15),
    tier(2_000_000, 10, 20),
    tier(10_000_000, 30, 25),
    tier(30_000_000, 60, 30),
  ],
  DAILY_SALARY: [tier(100_000, 3, 0.3)],
  HOURLY_SALARY: [tier(10_000, 1, 0.1)],
  REALTIME_SALARY: [tier(0, 0, 0.05)],
}

const WHOLE = 1_000_000
/** A template must be in order by itself; how high it may be is checked when it is offered. */
const widest: Bounds = boundsOf({
  dividendMost: WHOLE,
  salaries: { daily: WHOLE, hourly: WHOLE, realtime: WHOLE, sum: WHOLE },
})

const isStoredTier = (value: unknown): value is StoredTier =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === 3 &&
  (['minValid', 'minActive', 'ratePpm'] as const).every((key) =>
    Number.isSafeInteger((value as Record<string, unknown>)[key]),
  )

const toTier = ({ minValid, minActive, ratePpm }: StoredTier): Tier => ({
  minValid: BigInt(minValid),
  minActive,
  ratePpm,
})

function readTemplates(stored: unknown): StoredTemplates | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const given = stored as Record<string, unknown>
  const isWhole =
    Object.keys(given).length === contractKinds.length &&
    contractKinds.every((kind) => {
      const tiers = given[kind]
      return (
        Array.isArray(tiers) &&
        tiers.every(isStoredTier) &&
        faultsOf(kind, tiers.map(toTier), widest[kind]).length === 0
      )
    })
  return isWhole ? (stored as StoredTemplates) : undefined
}

export const contractSettings = {
  /** The house maximum of dividends; those of salaries are `identity.salaryRates`. */
  dividendMost: defineSetting({
    name: 'agents.dividendMost',
    weakens: 'UP',
    kind: 'integer',
    default: 400_000,
    min: 5_000,
    max: 600_000,
  }),
  /** What the house offers its top agents, by kind; terms above it wait for a second person. */
  templates: defineJsonSetting<StoredTemplates>({
    name: 'agents.contractTemplates',
    weakens: 'ANY',
    default: defaultTemplates,
    read: readTemplates,
  }),
} as const

export const settings: readonly AnySetting[] = Object.values(contractSettings)

export async function templatesOf(
  reader: Reader,
  merchantId: string,
): Promise<Readonly<Record<ContractKind, readonly Tier[]>>> {
  const stored = await settingOf(reader, merchantId, contractSettings.templates)
  return {
    DIVIDEND: stored.DIVIDEND.map(toTier),
    DAILY_SALARY: stored.DAILY_SALARY.map(toTier),
    HOURLY_SALARY: stored.HOURLY_SALARY.map(toTier),
    REALTIME_SALARY: stored.REALTIME_SALARY.map(toTier),
  }
}

export interface HouseBounds {
  readonly bounds: Bounds
  /** What the top rates of the three salaries may come to together, in parts per million. */
  readonly salarySumPpm: number
}

export async function houseBoundsOf(reader: Reader, merchantId: string): Promise<HouseBounds> {
  const { salaries } = await economyOf(reader, merchantId)
  const dividendMost = await settingOf(reader, merchantId, contractSettings.dividendMost)
  return { bounds: boundsOf({ dividendMost, salaries }), salarySumPpm: salaries.sum }
}
