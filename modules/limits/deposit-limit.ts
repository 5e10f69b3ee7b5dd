/** Deposit limits: asked where a deposit is opened (domain/economy.md §10). */
import { refuse } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { periodAt } from './rules/periods.ts'
import { bahtText } from './rules/texts.ts'
import { depositSumKey } from './slots.ts'
import { lockLimits, readRules, type AccountKey } from './store/rules.ts'

/**
 * Whether a deposit of so many satang may be opened now. It counts with all deposits opened in the running day, week
 * and month that are credited or still open; the sentence says what is left of the tightest limit. The member's limits
 * stay locked until the end of the transaction, so two deposits at once, or a deposit and a lower limit, cannot pass
 * each other. Answers whether the member has such a limit at all: then not a satang more than asked for may be paid in.
 * Errors: RG_DEPOSIT_LIMIT.
 */
export async function checkDeposit(context: Pick<CallContext, 'tx' | 'use' | 'merchant' | 'now'>, member: AccountKey, amount: bigint): Promise<boolean> {
  const { tx, now, merchant } = context
  await lockLimits(tx, member)
  let left: bigint | null = null
  for (const rule of await readRules(tx, member)) {
    if (rule.kind !== 'DEPOSIT' || rule.period === 'BET') continue
    const { start, end } = periodAt(rule.period, now, merchant.timeZone)
    const rest = rule.value - await context.use(depositSumKey)(tx, member, start, end)
    if (left === null || rest < left) left = rest
  }
  if (left !== null && amount > left) refuse('RG_DEPOSIT_LIMIT', bahtText(left > 0n ? left : 0n))
  return left !== null
}
