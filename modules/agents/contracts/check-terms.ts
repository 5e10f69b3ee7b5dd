/** What a contract must be before it is offered: its sides, its tiers, its ceiling (domain/agents.md §5.2). */
import { refuse, refuseWith } from '../../../contract/errors.ts'
import {
  faultsOf,
  topRate,
  type FaultyTier,
  type TierFault,
} from '../../../kernel/agents/contracts/bounds.ts'
import { tiersAbove } from '../../../kernel/agents/contracts/ceiling.ts'
import type { Tier } from '../../../kernel/agents/contracts/terms.ts'
import type { ContractKind } from '../../../kernel/agents/contracts/words.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import { accountOf, checkEconomy, economyOf, type Account } from '../../identity/index.ts'
import { houseBoundsOf } from './settings.ts'
import { readOffers, readStanding, type Contract } from './store/contracts.ts'
import { percentText } from '../../../kernel/percent.ts'

const percent = (ppm: number): string => `${percentText(ppm)}%`

/** Where the fault of a tier is shown, and by which sentence. */
const faultFields: Readonly<Record<TierFault, { field: keyof Tier | null; rule: string }>> = {
  COUNT: { field: null, rule: 'contractCount' },
  MINIMUM: { field: 'minValid', rule: 'contractMinimum' },
  ORDER: { field: 'minValid', rule: 'contractOrder' },
  STEP: { field: 'ratePpm', rule: 'contractStep' },
  MOST: { field: 'ratePpm', rule: 'contractCeiling' },
  CEILING: { field: 'ratePpm', rule: 'contractCeiling' },
}

/**
 * An account that can have contracts: an active agent of type 1 or 2. CONTRACT_NOT_DIRECT for every other
 * one, without saying why.
 */
export async function contractAgent(reader: Reader, merchantId: string, accountId: string): Promise<Account> {
  const account = await accountOf(reader, { merchantId, accountId })
  if (!account || !hasContracts(account)) refuse('CONTRACT_NOT_DIRECT')
  return account
}

export const hasContracts = ({ type, state }: Pick<Account, 'type' | 'state'>): boolean =>
  (type === 1 || type === 2) && state === 'ACTIVE'

/** A contract joins an agent and a direct downline agent, or the house and a top agent. */
export const isDirect = (giverId: string | null, receiver: Pick<Account, 'type' | 'uplineId'>): boolean =>
  giverId === null ? receiver.type === 1 : receiver.type === 2 && receiver.uplineId === giverId

/**
 * Refuses tiers that the house or the giver's own contract does not allow: CONTRACT_TIERS_INVALID or
 * CONTRACT_RATE_TOO_HIGH with the fields, CONTRACT_SALARY_SUM, ECONOMY_GUARD.
 */
export async function checkTerms(
  tx: Tx,
  terms: { merchantId: string; receiverId: string; kind: ContractKind; tiers: readonly Tier[] },
  own: Contract | null,
): Promise<void> {
  const { merchantId, receiverId, kind, tiers } = terms
  const { bounds, salarySumPpm } = await houseBoundsOf(tx, merchantId)
  refuseFaults(faultsOf(kind, tiers, bounds[kind]), bounds[kind])
  if (own) refuseFaults(tiersAbove(tiers, own.tiers), bounds[kind])
  if (kind === 'DIVIDEND') return
  const others = [
    ...(await readStanding(tx, { merchantId, receiverId })),
    ...(await readOffers(tx, { merchantId, receiverId })),
  ]
  if (salarySum(kind, topRate(tiers), others) > salarySumPpm)
    refuse('CONTRACT_SALARY_SUM', percent(salarySumPpm))
  if (!own) await guardSalaries(tx, merchantId, kind, topRate(tiers))
}

function refuseFaults(
  faults: readonly FaultyTier[],
  bounds: { readonly stepPpm: number; readonly mostTiers: number },
): void {
  const [first] = faults
  if (!first) return
  const fields = faults.map(({ index, fault, mostPpm }) => {
    const { field, rule } = faultFields[fault]
    const params = {
      COUNT: [String(bounds.mostTiers)],
      STEP: [percent(bounds.stepPpm)],
      MOST: [percent(mostPpm ?? 0)],
      CEILING: [percent(mostPpm ?? 0)],
      ORDER: [],
      MINIMUM: [],
    }[fault]
    return { field: field === null ? 'tiers' : `tiers.${index}.${field}`, rule, params }
  })
  const tooHigh = faults.find(({ mostPpm }) => mostPpm !== undefined)
  if (tooHigh) refuseWith('CONTRACT_RATE_TOO_HIGH', { fields }, percent(tooHigh.mostPpm!))
  refuseWith('CONTRACT_TIERS_INVALID', { fields })
}

/** The highest rates of the three salaries that an agent would have; what is offered counts as given. */
function salarySum(kind: ContractKind, ratePpm: number, others: readonly Contract[]): number {
  const most = new Map<ContractKind, number>([[kind, ratePpm]])
  for (const other of others) {
    if (other.kind === 'DIVIDEND' || other.kind === kind) continue
    most.set(other.kind, Math.max(most.get(other.kind) ?? 0, topRate(other.tiers)))
  }
  return [...most.values()].reduce((sum, rate) => sum + rate, 0)
}

const salaryNames = {
  DAILY_SALARY: 'daily',
  HOURLY_SALARY: 'hourly',
  REALTIME_SALARY: 'realtime',
} as const

/** Holds the economy, so that nobody lowers what salaries may cost while a rate is set by it. */
async function guardSalaries(
  tx: Tx,
  merchantId: string,
  kind: keyof typeof salaryNames,
  ratePpm: number,
): Promise<void> {
  const { salaries } = await economyOf(tx, merchantId)
  const name = salaryNames[kind]
  await checkEconomy(tx, merchantId, {
    salaries: { ...salaries, [name]: Math.max(salaries[name], ratePpm) },
  })
}
