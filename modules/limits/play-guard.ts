/** Updates what the wallet refuses: the one place that every bet of every vendor passes. */
import type { Tx } from '../../platform/postgres.ts'
import { lockMember, lossSince, memberGuardOf, setMemberGuard, type LossLimit } from '../wallet/index.ts'
import { periodAt } from './rules/periods.ts'
import { standingRestriction } from './rules/restriction.ts'
import { readRestrictions, readTimeBlock } from './store/restrictions.ts'
import { readRules, type AccountKey } from './store/rules.ts'

/**
 * Blocks or allows bets according to restrictions and playing time. A freeze stays, since only an operator
 * lifts it, after which this is called again. An exclusion has no end of its own here: only a confirmed
 * return lifts it.
 */
export async function applyBlock(tx: Tx, member: AccountKey, now: Date): Promise<void> {
  await lockMember(tx, member.accountId)
  if ((await memberGuardOf(tx, member.accountId)).blockedReason === 'FROZEN') return
  const standing = standingRestriction(await readRestrictions(tx, member), now)
  if (standing) {
    const isExcluded = standing.kind === 'SELF_EXCLUSION'
    await setMemberGuard(tx, member.accountId, {
      blockedReason: isExcluded ? 'SELF_EXCLUDED' : 'TIMEOUT',
      blockedUntil: isExcluded ? null : standing.endsAt,
    })
    return
  }
  const until = await readTimeBlock(tx, member, now)
  await setMemberGuard(tx, member.accountId, { blockedReason: until && 'SESSION_LIMIT', blockedUntil: until })
}

/**
 * The stake and loss limits as they are. What was lost in a running period stays lost under another limit; a
 * new limit counts from the beginning of its period.
 */
export async function applyLimits(tx: Tx, member: AccountKey, now: Date, timeZone: string): Promise<void> {
  await lockMember(tx, member.accountId)
  const rules = await readRules(tx, member)
  const standing = new Map(
    (await memberGuardOf(tx, member.accountId)).lossLimits.map((limit) => [limit.period, limit]),
  )
  const lossLimits: LossLimit[] = []
  for (const { kind, period, value } of rules) {
    if (kind !== 'LOSS' || period === 'BET') continue
    const { start, end } = periodAt(period, now, timeZone)
    const former = standing.get(period)
    const leftAmount = former
      ? former.leftAmount + value - former.limitAmount
      : value - (await lossSince(tx, member.accountId, start))
    lossLimits.push({ period, limitAmount: value, leftAmount, endsAt: former?.endsAt ?? end, timeZone })
  }
  await setMemberGuard(tx, member.accountId, {
    maxStake: rules.find((rule) => rule.kind === 'STAKE')?.value ?? null,
    lossLimits,
  })
}
