/** Deposit limits: checked when a deposit is opened (domain/economy.md §10). */
import { refuse } from '../../contract/errors.ts'
import { moneyText } from '../../kernel/money.ts'
import type { CallContext } from '../../platform/calls.ts'
import { periodAt } from './rules/periods.ts'
import { depositSumKey } from './slots.ts'
import { lockLimits, readRules, type AccountKey } from './store/rules.ts'

/**
 * Whether a deposit of this many satang may be opened now. It counts with all deposits opened in the running
 * day, week and month that are credited or still open, by their requested amount; the sentence says what is
 * left of the tightest limit. The member's limits stay locked until the end of the transaction, so two
 * deposits at once, or a deposit and a lower limit, cannot pass each other. Returns the most that may be paid
 * in, counting every satang; null without a limit. Errors: RG_DEPOSIT_LIMIT.
 */
export async function checkDeposit(
  context: Pick<CallContext, 'tx' | 'use' | 'merchant' | 'now'>,
  member: AccountKey,
  amount: bigint,
): Promise<bigint | null> {
  const { tx, now, merchant } = context
  await lockLimits(tx, member)
  let left: bigint | null = null
  let payable: bigint | null = null
  for (const rule of await readRules(tx, member)) {
    if (rule.kind !== 'DEPOSIT' || rule.period === 'BET') continue
    const { start, end } = periodAt(rule.period, now, merchant.timeZone)
    const { asked, paid } = await context.use(depositSumKey)(tx, member, start, end)
    left = lower(left, rule.value - asked)
    payable = lower(payable, rule.value - paid)
  }
  if (left !== null && payable !== null && (amount > left || payable < 100n))
    refuse('RG_DEPOSIT_LIMIT', moneyText(left > 0n && payable >= 100n ? left : 0n, merchant.currency))
  return payable
}

const lower = (one: bigint | null, other: bigint): bigint => (one === null || other < one ? other : one)
