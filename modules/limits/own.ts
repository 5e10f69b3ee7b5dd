/** What the member's own calls share: who calls, and an exclusion with all its consequences. */
import type { BatchedContext, CallContext, RequestContext } from '../../platform/calls.ts'
import { sessionsKey } from '../../platform/keys.ts'
import { checkActorPassword } from '../identity/index.ts'
import type { Asker } from './limits.ts'
import { keepMarks } from './marks.ts'
import { restrictionOf, restrictMember } from './restrictions.ts'
import type { RestrictionKind } from './rules/restriction.ts'
import type { AccountKey } from './store/rules.ts'

export function memberOf({ merchant, actor }: Pick<CallContext, 'merchant' | 'actor'>): AccountKey {
  return { merchantId: merchant.id, accountId: actor.accountId }
}

export function ownAsker({ actor }: Pick<CallContext, 'actor'>): Asker {
  return { name: actor.claims.account, remark: '', mayRaise: true }
}

/**
 * The member excludes themselves: the password first, then in one transaction the block of every bet, the
 * marks by which an excluded person is recognised, and what every session may still do.
 */
export async function shutOut(
  context: BatchedContext & RequestContext,
  restriction: { kind: RestrictionKind; endsAt: Date | null },
  password: string,
): Promise<void> {
  await checkActorPassword(context, password)
  const member = memberOf(context)
  const sessions = context.use(sessionsKey)
  await context.database.transaction(async (tx) => {
    const restrictionId = await restrictMember(tx, member, { ...restriction, now: context.now })
    if (restriction.kind === 'SELF_EXCLUSION') await keepMarks(tx, context, member, restrictionId)
    await sessions.patchClaims(tx, member.accountId, {
      restricted: await restrictionOf(tx, member, context.now),
    })
  })
  sessions.forget(member.accountId)
}
