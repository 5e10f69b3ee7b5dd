/**
 * The return from a self-exclusion: its end, a written request, seven days, two people (domain/economy.md
 * §10).
 */
import { refuse } from '../../contract/errors.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext } from '../../platform/calls.ts'
import { sessionsKey } from '../../platform/keys.ts'
import { emitEvent } from '../../platform/outbox.ts'
import { events } from './events.ts'
import { applyBlock } from './play-guard.ts'
import { restrictionOf } from './restrictions.ts'
import { decideReturn, insertReturn, lockExclusion, type ExclusionRow } from './store/restrictions.ts'

const COOLING_MS = 7 * 86_400_000

async function exclusionOf(context: CallContext, restrictionId: string): Promise<ExclusionRow> {
  const found = await lockExclusion(context.tx, context.merchant.id, restrictionId)
  if (!found || found.kind !== 'SELF_EXCLUSION') refuse('RG_EXCLUSION_NOT_FOUND')
  return found
}

/**
 * Records that the member asked in writing to come back. Only after the exclusion's end, never for a
 * permanent one. Errors: RG_EXCLUSION_NOT_FOUND, RG_RETURN_NEVER, RG_RETURN_EARLY, RG_RETURN_STATE.
 */
export async function noteReturn(
  context: CallContext,
  restrictionId: string,
  remark: string,
): Promise<{ opensAt: Date }> {
  const { tx, now, actor, merchant } = context
  const exclusion = await exclusionOf(context, restrictionId)
  if (exclusion.endsAt === null) refuse('RG_RETURN_NEVER')
  if (now < exclusion.endsAt) refuse('RG_RETURN_EARLY')
  if (exclusion.returnId) refuse('RG_RETURN_STATE')
  const opensAt = new Date(now.getTime() + COOLING_MS)
  await insertReturn(tx, {
    returnId: newId(now.getTime()),
    restrictionId,
    merchantId: merchant.id,
    accountId: exclusion.accountId,
    notedBy: actor.claims.account,
    notedAt: now,
    remark,
    opensAt,
  })
  await context.audit('rg.return-noted', `member:${exclusion.accountId}`, {
    restrictionId,
    endsAt: exclusion.endsAt,
    opensAt,
    remark,
  })
  return { opensAt }
}

/**
 * The second person: lets the member play again once the seven days are over, or ends the request. Errors:
 * RG_EXCLUSION_NOT_FOUND, RG_RETURN_STATE, RG_RETURN_EARLY, RG_FOUR_EYES.
 */
export async function endReturn(
  context: CallContext,
  restrictionId: string,
  decision: 'CONFIRM' | 'REFUSE',
  remark: string,
): Promise<{ state: 'RETURNED' | 'REFUSED' }> {
  const { tx, now, actor, merchant } = context
  const exclusion = await exclusionOf(context, restrictionId)
  if (!exclusion.returnId || exclusion.returnState !== 'WAITING') refuse('RG_RETURN_STATE')
  const by = actor.claims.account
  const state = decision === 'CONFIRM' ? ('RETURNED' as const) : ('REFUSED' as const)
  if (decision === 'CONFIRM') {
    if (exclusion.notedBy === by) refuse('RG_FOUR_EYES')
    if (now < exclusion.opensAt!) refuse('RG_RETURN_EARLY')
  }
  await decideReturn(tx, exclusion.returnId, { state, by, at: now })
  await context.audit('rg.return-decided', `member:${exclusion.accountId}`, {
    restrictionId,
    before: 'WAITING',
    after: state,
    remark,
  })
  if (state === 'RETURNED') {
    const member = { merchantId: merchant.id, accountId: exclusion.accountId }
    await applyBlock(tx, member, now)
    const restricted = await restrictionOf(tx, member, now)
    const sessions = context.use(sessionsKey)
    await sessions.patchClaims(tx, member.accountId, { restricted })
    context.afterCommit(() => sessions.forget(member.accountId))
    if (!restricted)
      await emitEvent(tx, events.marketingResumed, { merchantId: merchant.id, memberId: member.accountId })
  }
  return { state }
}
