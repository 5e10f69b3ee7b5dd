/** Self-exclusion and time-out: immediate, and the member can never undo them (domain/economy.md §10). */
import { newId } from '../../kernel/ids.ts'
import { emitEvent } from '../../platform/outbox.ts'
import type { Reader, Tx } from '../../platform/postgres.ts'
import type { SessionClaims } from '../../platform/session-claims.ts'
import { events } from './events.ts'
import { applyBlock } from './play-guard.ts'
import { standingRestriction, type RestrictionKind } from './rules/restriction.ts'
import { insertRestriction, readRestrictions, readTimeBlock } from './store/restrictions.ts'
import type { AccountKey } from './store/rules.ts'

/**
 * Excludes a member from play from now on, until `endsAt` or permanently (null). The wallet refuses every
 * later bet from this moment, advertising ends, and it cannot be undone. Returns the restriction's id.
 */
export async function restrictMember(
  tx: Tx,
  member: AccountKey,
  restriction: { kind: RestrictionKind; now: Date; endsAt: Date | null },
): Promise<string> {
  const { kind, now, endsAt } = restriction
  const restrictionId = newId(now.getTime())
  await insertRestriction(tx, { restrictionId, ...member, kind, startsAt: now, endsAt })
  await applyBlock(tx, member, now)
  const told = { merchantId: member.merchantId, memberId: member.accountId }
  await emitEvent(tx, events.marketingStopped, {
    ...told,
    since: now,
    until: kind === 'TIME_OUT' ? endsAt : null,
  })
  await emitEvent(tx, events.memberRestricted, { ...told, kind, until: endsAt })
  return restrictionId
}

/**
 * What a session carries as `restricted`, or null: the code that other calls answer with, until when, and
 * whether it stays after that until somebody lifts it.
 */
export async function restrictionOf(
  reader: Reader,
  member: AccountKey,
  now: Date,
): Promise<NonNullable<SessionClaims['restricted']> | null> {
  const standing = standingRestriction(await readRestrictions(reader, member), now)
  const until = standing?.endsAt?.toISOString() ?? null
  if (standing?.kind === 'SELF_EXCLUSION') return { code: 'AUTH_SELF_EXCLUDED', until, isHeld: true }
  if (standing) return { code: 'RG_TIMEOUT', until }
  const usedUp = await readTimeBlock(reader, member, now)
  return usedUp && { code: 'RG_SESSION_LIMIT', until: usedUp.toISOString() }
}

/**
 * Whether the member excluded themselves (a time-out does not count): their requirements end before a
 * withdrawal.
 */
export async function isSelfExcluded(reader: Reader, member: AccountKey, now: Date): Promise<boolean> {
  return (await restrictionOf(reader, member, now))?.code === 'AUTH_SELF_EXCLUDED'
}
