/** Operators freeze an account and unfreeze it. */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import { emitEvent } from '../../../platform/outbox.ts'
import { events } from '../accounts/events.ts'
import { restrictionWords } from '../accounts/rules/restriction-words.ts'
import { memberGuardKey, restrictionOfKey } from '../accounts/slots.ts'
import { lockAccount, setState, type AccountRow } from '../accounts/store/accounts.ts'
import { forgetDevices } from '../credentials/store/credentials.ts'

export type Actor = Pick<CallContext, 'tx' | 'use' | 'merchant' | 'actor' | 'now' | 'afterCommit'>

/**
 * Freezes a member in the caller's transaction: no bet passes after its commit, every session ends, no device
 * is remembered. MEMBER_NOT_FOUND, MEMBER_STATE. The caller writes the audit row.
 */
export async function freezeMember(context: Actor, memberId: string, reason: string): Promise<void> {
  const row = await lockMember(context, memberId)
  if (row.state === 'FROZEN') refuse('MEMBER_STATE')
  await setState(context.tx, memberId, { reason, by: context.actor.claims.account })
  await context.use(memberGuardKey)(context.tx, { memberId, blockedReason: 'FROZEN', blockedUntil: null })
  await endSessions(context, memberId, 'AUTH_DISABLED')
  await forgetDevices(context.tx, memberId)
  await emitEvent(context.tx, events.frozen, { merchantId: context.merchant.id, memberId, reason })
}

/** The opposite; a restriction that the member asked for meanwhile replaces the freeze. */
export async function unfreezeMember(context: Actor, memberId: string, reason: string): Promise<void> {
  const row = await lockMember(context, memberId)
  if (row.state !== 'FROZEN') refuse('MEMBER_STATE')
  await setState(context.tx, memberId, null)
  const restricted = await context.use(restrictionOfKey)(
    context.tx,
    { merchantId: context.merchant.id, accountId: memberId },
    context.now,
  )
  await context.use(memberGuardKey)(context.tx, {
    memberId,
    blockedReason: restricted ? restrictionWords[restricted.code] : null,
    blockedUntil: restricted?.until && !restricted.isHeld ? new Date(restricted.until) : null,
  })
  await emitEvent(context.tx, events.unfrozen, { merchantId: context.merchant.id, memberId, reason })
}

export async function endSessions(context: Actor, memberId: string, code: string): Promise<void> {
  const sessions = context.use(sessionsKey)
  await sessions.endAll(context.tx, memberId, code)
  context.afterCommit(() => sessions.forget(memberId))
}

export async function lockMember(context: Actor, memberId: string): Promise<AccountRow> {
  return (await lockAccount(context.tx, context.merchant.id, memberId)) ?? refuse('MEMBER_NOT_FOUND')
}
