/** Contracts in force, as the payments read them. */
import type { PayTerms } from '../../../../kernel/agents/pay/calculate.ts'
import type { CarryMode, ContractKind } from '../../../../kernel/agents/contracts/words.ts'
import type { PeriodKind } from '../../../../kernel/calendar.ts'
import { firstOf, rowsOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface ContractKey {
  readonly merchantId: string
  readonly kind: ContractKind
  readonly periodKind: PeriodKind
}

export interface Span {
  readonly from: Date
  readonly before: Date
}

export interface ContractInForce {
  readonly contractId: string
  readonly agentId: string
  readonly giverId: string | null
  readonly terms: PayTerms
}

interface ContractRow {
  contractId: string
  agentId: string
  giverId: string | null
  tiers: { minValid: string; minActive: number; ratePpm: number }[]
  options: { carry?: CarryMode; carryPeriods?: number; dayCap?: string | null }
}

/** Contracts that were in force during the whole of a period. */
export async function contractsInForce(
  reader: Reader,
  { merchantId, kind, periodKind, from, before }: ContractKey & Span,
): Promise<ContractInForce[]> {
  const rows = await rowsOf(
    reader,
    sql<ContractRow>`
    SELECT contract_id AS "contractId", receiver_id AS "agentId", giver_id AS "giverId", tiers, options FROM agents.contract
    WHERE merchant_id = ${merchantId} AND kind = ${kind} AND period_kind = ${periodKind}
      AND state IN ('ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED')
      AND starts_at <= ${from} AND (ends_at IS NULL OR ends_at >= ${before})
    ORDER BY receiver_id`,
  )
  return rows.map(({ tiers, options, ...row }) => ({
    ...row,
    terms: {
      tiers: tiers.map(({ minValid, minActive, ratePpm }) => ({
        minValid: BigInt(minValid),
        minActive,
        ratePpm,
      })),
      carry: options.carry ?? 'CARRY',
      carryPeriods: options.carryPeriods ?? 0,
      dayCap: options.dayCap == null ? null : BigInt(options.dayCap),
    },
  }))
}

/** When the first contract of a kind and period that is in force at or after a moment begins to be so. */
export async function nextInForce(
  reader: Reader,
  { merchantId, kind, periodKind }: ContractKey,
  at: Date | null,
): Promise<Date | null> {
  const row = await firstOf(
    reader,
    sql<{ at: Date | null }>`
    SELECT min(greatest(starts_at, ${at}::timestamptz)) AS at FROM agents.contract
    WHERE merchant_id = ${merchantId} AND kind = ${kind} AND period_kind = ${periodKind} AND starts_at IS NOT NULL
      AND state IN ('ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED')
      AND (ends_at IS NULL OR ends_at > greatest(starts_at, ${at}::timestamptz))`,
  )
  return row?.at ?? null
}
