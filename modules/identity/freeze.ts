/** What operators do to accounts: freeze and unfreeze, look at sessions and end them. */
import { refuse } from '../../contract/errors.ts'
import type { CallContext } from '../../platform/calls.ts'
import { sessionsKey } from '../../platform/keys.ts'
import { emitEvent } from '../../platform/outbox.ts'
import type { Reader } from '../../platform/postgres.ts'
import { usernameOf } from './accounts.ts'
import { events } from './events.ts'
import { restrictionWords } from './rules/restriction-words.ts'
import { memberGuardKey, restrictionOfKey } from './slots.ts'
import { lockAccount, readAccount, setState, toAccount, type AccountRow } from './store/accounts.ts'
import { forgetDevices } from './store/credentials.ts'
import { readSessions, readSignIns } from './store/sign-ins.ts'
import type { Account } from './types.ts'

type Actor = Pick<CallContext, 'tx' | 'use' | 'merchant' | 'actor' | 'now' | 'afterCommit'>

/**
 * Freezes a member in the caller's transaction: no bet passes after its commit, every session ends, no device is
 * remembered. MEMBER_NOT_FOUND, MEMBER_STATE. The caller writes the audit row.
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

/** The opposite; a restriction that the member asked for meanwhile takes the place of the freeze. */
export async function unfreezeMember(context: Actor, memberId: string, reason: string): Promise<void> {
  const row = await lockMember(context, memberId)
  if (row.state !== 'FROZEN') refuse('MEMBER_STATE')
  await setState(context.tx, memberId, null)
  const restricted = await context.use(restrictionOfKey)(context.tx, { merchantId: context.merchant.id, accountId: memberId }, context.now)
  await context.use(memberGuardKey)(context.tx, {
    memberId, blockedReason: restricted ? restrictionWords[restricted.code] : null, blockedUntil: restricted?.until && !restricted.isHeld ? new Date(restricted.until) : null,
  })
  await emitEvent(context.tx, events.unfrozen, { merchantId: context.merchant.id, memberId, reason })
}

async function endSessions(context: Actor, memberId: string, code: string): Promise<void> {
  const sessions = context.use(sessionsKey)
  await sessions.endAll(context.tx, memberId, code)
  context.afterCommit(() => sessions.forget(memberId))
}

async function lockMember(context: Actor, memberId: string): Promise<AccountRow> {
  return await lockAccount(context.tx, context.merchant.id, memberId) ?? refuse('MEMBER_NOT_FOUND')
}

export interface MemberRecord extends Account {
  uplineUsername: string | null
  profile: Readonly<Record<string, string>>
  ageConfirmedAt: Date | null
  registeredAddress: string
  lastSignInAddress: string | null
  freeze: { reason: string; by: string; at: Date } | null
  signIns: { how: string; address: string; country: string; device: string; at: Date }[]
}

/** All that identity knows of one member, for its page in the console. */
export async function memberRecordOf(reader: Reader, merchantId: string, memberId: string): Promise<MemberRecord | undefined> {
  const row = await readAccount(reader, merchantId, memberId)
  if (!row) return undefined
  return {
    ...toAccount(row),
    uplineUsername: row.upline_id ? await usernameOf(reader, row.upline_id) : null,
    profile: row.profile, ageConfirmedAt: row.age_confirmed_at, registeredAddress: row.registered_address, lastSignInAddress: row.last_sign_in_address,
    freeze: row.frozen_at ? { reason: row.frozen_reason ?? '', by: row.frozen_by ?? '', at: row.frozen_at } : null,
    signIns: await readSignIns(reader, memberId, 20),
  }
}

export interface MemberSession { sessionId: string; address: string; device: string; createdAt: Date; lastSeenAt: Date; expiresAt: Date; endedAt: Date | null; endedCode: string | null; isLive: boolean }

/** The newest fifty sessions, living and ended. */
export async function memberSessionsOf(reader: Reader, merchantId: string, memberId: string): Promise<MemberSession[]> {
  const rows = await readSessions(reader, merchantId, memberId, 50)
  return rows.map((row) => ({
    sessionId: row.session_id, address: row.address, device: row.device, createdAt: row.created_at, lastSeenAt: row.last_seen_at, expiresAt: row.expires_at,
    endedAt: row.ended_at, endedCode: row.ended_code, isLive: row.is_live,
  }))
}

/** Ends one living session of the member, or all of them; MEMBER_NOT_FOUND where it has no such session. */
export async function endMemberSession(context: Actor, memberId: string, sessionId: string | null): Promise<void> {
  await lockMember(context, memberId)
  if (sessionId === null) {
    await endSessions(context, memberId, 'SESSION_EXPIRED')
    await forgetDevices(context.tx, memberId)
    return
  }
  const found = (await memberSessionsOf(context.tx, context.merchant.id, memberId)).find((session) => session.sessionId === sessionId && session.endedAt === null)
  if (!found) refuse('MEMBER_NOT_FOUND')
  const sessions = context.use(sessionsKey)
  await sessions.end(context.tx, sessionId, 'SESSION_EXPIRED')
  context.afterCommit(() => sessions.forget(memberId))
}
