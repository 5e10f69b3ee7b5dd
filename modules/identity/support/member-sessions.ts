/** Operators read a member’s sessions and end them. */
import { refuse } from '../../../contract/errors.ts'
import { sessionsKey } from '../../../platform/keys.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { forgetDevices } from '../credentials/store/credentials.ts'
import { readSessions } from '../sign-in/store/sign-ins.ts'
import { type Actor, endSessions, lockMember } from './freeze.ts'

export interface MemberSession {
  sessionId: string
  address: string
  device: string
  createdAt: Date
  lastSeenAt: Date
  expiresAt: Date
  endedAt: Date | null
  endedCode: string | null
  isLive: boolean
}

/** The newest fifty sessions, valid and ended. */
export async function memberSessionsOf(
  reader: Reader,
  merchantId: string,
  memberId: string,
): Promise<MemberSession[]> {
  const rows = await readSessions(reader, merchantId, memberId, 50)
  return rows.map((row) => ({
    sessionId: row.session_id,
    address: row.address,
    device: row.device,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    endedCode: row.ended_code,
    isLive: row.is_live,
  }))
}

/** Ends one valid session of the member, or all of them; MEMBER_NOT_FOUND if there is no such session. */
export async function endMemberSession(
  context: Actor,
  memberId: string,
  sessionId: string | null,
): Promise<void> {
  await lockMember(context, memberId)
  if (sessionId === null) {
    await endSessions(context, memberId, 'SESSION_EXPIRED')
    await forgetDevices(context.tx, memberId)
    return
  }
  const found = (await memberSessionsOf(context.tx, context.merchant.id, memberId)).find(
    (session) => session.sessionId === sessionId && session.endedAt === null,
  )
  if (!found) refuse('MEMBER_NOT_FOUND')
  const sessions = context.use(sessionsKey)
  await sessions.end(context.tx, sessionId, 'SESSION_EXPIRED')
  context.afterCommit(() => sessions.forget(memberId))
}
