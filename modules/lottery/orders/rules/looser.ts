/** Whether a rule of a number lets more through than the one before it. */
import type { NumberRule } from './number-book.ts'

export type RuleTerms = Omit<NumberRule, 'playCode' | 'numberKey'>

/** null: no rule. The house risks more if the number pays more, or takes more before it pays less. */
export function isLooser(before: RuleTerms | null, after: RuleTerms | null): boolean {
  if (before === null) return false
  if (after === null) return true
  return (
    factorAt(after) > factorAt(before) ||
    fullFactor(after) > fullFactor(before) ||
    takes(after) > takes(before)
  )
}

/** What the number pays before it is full, of 10,000. */
const factorAt = ({ mode, factorE4 }: RuleTerms): number =>
  mode === 'CLOSED' ? 0 : mode === 'HALF' ? factorE4 : 10_000

/** What it pays at the end. */
const fullFactor = (rule: RuleTerms): number =>
  rule.mode === 'LIMITED' ? (rule.onFull === 'HALF' ? rule.factorE4 : 0) : factorAt(rule)

/** How much it takes at the first of these. */
const takes = ({ mode, maxTotalAmount }: RuleTerms): bigint => (mode === 'LIMITED' ? maxTotalAmount! : 0n)
