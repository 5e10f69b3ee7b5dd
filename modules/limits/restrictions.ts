/** Self-exclusion and time-out: shut at once, open by themselves (domain/economy.md §10). */
import { newId } from '../../kernel/ids.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import { setMemberGuard } from '../wallet/index.ts'
import { standingRestriction, type RestrictionKind } from './rules/restriction.ts'
import { insertRestriction, readRestrictions } from './store.ts'

interface AccountKey { merchantId: string; accountId: string }

/**
 * Shuts a member out of play from now on, until `endsAt` or for good (null). The wallet refuses every later bet in the
 * same moment; it cannot be taken back.
 */
export async function restrictMember(tx: Tx, member: AccountKey, restriction: { kind: RestrictionKind; now: Date; endsAt: Date | null }): Promise<void> {
  await insertRestriction(tx, { restrictionId: newId(restriction.now.getTime()), ...member, kind: restriction.kind, startsAt: restriction.now, endsAt: restriction.endsAt })
  const standing = standingRestriction(await readRestrictions(tx, member.merchantId, member.accountId), restriction.now)
  if (!standing) return
  await setMemberGuard(tx, member.accountId, { blockedReason: standing.kind === 'SELF_EXCLUSION' ? 'SELF_EXCLUDED' : 'TIMEOUT', blockedUntil: standing.endsAt })
}

/** What a session carries as `restricted`, or null: the code that other calls answer with, and until when. */
export async function restrictionOf(
  reader: Reader, member: AccountKey, now: Date,
): Promise<{ code: 'AUTH_SELF_EXCLUDED' | 'RG_TIMEOUT'; until: string | null } | null> {
  const standing = standingRestriction(await readRestrictions(reader, member.merchantId, member.accountId), now)
  if (!standing) return null
  return { code: standing.kind === 'SELF_EXCLUSION' ? 'AUTH_SELF_EXCLUDED' : 'RG_TIMEOUT', until: standing.endsAt?.toISOString() ?? null }
}

/** Whether the member excluded himself (a time-out is none): his requirements end before a withdrawal. */
export async function isSelfExcluded(reader: Reader, member: AccountKey, now: Date): Promise<boolean> {
  return (await restrictionOf(reader, member, now))?.code === 'AUTH_SELF_EXCLUDED'
}
