/**
 * What prevents a withdrawal from being approved automatically (domain/economy.md §8.1); with any of these a
 * person decides.
 */

export interface RiskFacts {
  readonly amount: bigint
  readonly accountAgeMs: number
  /** Payouts less stakes of the last 24 hours. */
  readonly profit24h: bigint
  readonly deposits24h: bigint
  /** A credited deposit has a payer's name that is not the member's. */
  readonly hasForeignPayer: boolean
  /** The points of the member's open flags, and whether their payouts are held. */
  readonly amlScore: number
  readonly isHeld: boolean
}

export interface AutoApproveRules {
  readonly maxAmount: bigint
  readonly minAgeDays: number
  readonly profitFactor: number
}

export const riskReasons = ['AMOUNT', 'NEW_ACCOUNT', 'PROFIT', 'PAYER_NAME', 'AML'] as const
export type RiskReason = (typeof riskReasons)[number]

const DAY_MS = 86_400_000

export function riskReasonsOf(facts: RiskFacts, rules: AutoApproveRules): RiskReason[] {
  const reasons: RiskReason[] = []
  if (facts.amount > rules.maxAmount) reasons.push('AMOUNT')
  if (facts.accountAgeMs < rules.minAgeDays * DAY_MS) reasons.push('NEW_ACCOUNT')
  if (facts.profit24h > 0n && facts.profit24h > facts.deposits24h * BigInt(rules.profitFactor))
    reasons.push('PROFIT')
  if (facts.hasForeignPayer) reasons.push('PAYER_NAME')
  // With one flag a person must decide; a held payout cannot be approved by anybody.
  if (facts.amlScore > 0 || facts.isHeld) reasons.push('AML')
  return reasons
}
