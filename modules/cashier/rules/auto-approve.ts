/** What keeps a withdrawal from being approved by itself (domain/economy.md §8.1); a person looks when any stands. */

export interface RiskFacts {
  readonly amount: bigint
  readonly accountAgeMs: number
  /** Payouts less stakes of the last 24 hours. */
  readonly profit24h: bigint
  readonly deposits24h: bigint
  /** A payer's name that is not the member's stands on a credited deposit. */
  readonly hasForeignPayer: boolean
  /** The points of the member's standing flags, and whether his payouts are held. */
  readonly amlScore: number
  readonly isHeld: boolean
}

export interface AutoApproveRules { readonly maxAmount: bigint; readonly minAgeDays: number; readonly profitFactor: number }

export const riskReasons = ['AMOUNT', 'NEW_ACCOUNT', 'PROFIT', 'PAYER_NAME', 'AML'] as const
export type RiskReason = (typeof riskReasons)[number]

const DAY_MS = 86_400_000

export function riskReasonsOf(facts: RiskFacts, rules: AutoApproveRules): RiskReason[] {
  const reasons: RiskReason[] = []
  if (facts.amount > rules.maxAmount) reasons.push('AMOUNT')
  if (facts.accountAgeMs < rules.minAgeDays * DAY_MS) reasons.push('NEW_ACCOUNT')
  if (facts.profit24h > 0n && facts.profit24h > facts.deposits24h * BigInt(rules.profitFactor)) reasons.push('PROFIT')
  if (facts.hasForeignPayer) reasons.push('PAYER_NAME')
  // One flag is enough for a person to look; held is what nobody may wave through.
  if (facts.amlScore > 0 || facts.isHeld) reasons.push('AML')
  return reasons
}
