/**
 * What the house earns and promises away (domain/economy.md §3), in parts per million; the economy guard
 * checks every change.
 */
import {
  economyProducts,
  edgeProducts,
  REBATE_GROUPS,
  rebateProducts,
  type SalaryRates,
} from '../../../kernel/agents/economy-guard.ts'
import { defaultEconomy } from '../../../kernel/agents/default-economy.ts'
import { defineJsonSetting, defineSetting } from '../../system/index.ts'

const MILLION = 1_000_000

const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MILLION

/** Reads an object that has exactly these keys, each with a value of its kind. */
const readRecord =
  <Key extends string, Value>(keys: readonly Key[], isValue: (value: unknown) => value is Value) =>
  (stored: unknown): Readonly<Record<Key, Value>> | undefined => {
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
    const entries = Object.entries(stored)
    const isWhole =
      entries.length === keys.length &&
      keys.every((key) => Object.hasOwn(stored, key)) &&
      entries.every(([, value]) => isValue(value))
    return isWhole ? (stored as Record<Key, Value>) : undefined
  }

const isGroupRates = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.length === REBATE_GROUPS && value.every(isRate)

const readSalaries = readRecord(['daily', 'hourly', 'realtime', 'sum'] as const, isRate)

export const economySettings = {
  /** Off, nothing is refused; only an owner may ask for that, and a second person decides. */
  isGuarded: defineSetting({ name: 'identity.economyGuard', weakens: 'OFF', kind: 'flag', default: true }),
  edges: defineJsonSetting({
    name: 'identity.gameEdges',
    weakens: 'ANY',
    default: defaultEconomy.edges,
    read: readRecord(edgeProducts, isRate),
  }),
  rebates: defineJsonSetting({
    name: 'identity.rebateRates',
    weakens: 'ANY',
    default: defaultEconomy.rebates,
    read: readRecord(rebateProducts, isGroupRates),
  }),
  points: defineJsonSetting({
    name: 'identity.agentPoints',
    weakens: 'ANY',
    default: defaultEconomy.points,
    read: readRecord(rebateProducts, isRate),
  }),
  salaryWeights: defineJsonSetting({
    name: 'identity.salaryWeights',
    weakens: 'ANY',
    default: defaultEconomy.salaryWeights,
    read: readRecord(economyProducts, isRate),
  }),
  salaries: defineJsonSetting<SalaryRates>({
    name: 'identity.salaryRates',
    weakens: 'ANY',
    default: defaultEconomy.salaries,
    read: readSalaries,
  }),
  fixedOddsRebate: defineSetting({
    name: 'identity.fixedOddsRebate',
    weakens: 'UP',
    kind: 'integer',
    default: defaultEconomy.fixedOddsRebate,
    min: 0,
    max: MILLION,
  }),
} as const
