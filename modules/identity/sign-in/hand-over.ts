/**
 * The code in the download link (security/decisions.md §2 row 8): it belongs to a valid session, can be
 * exchanged once within 60 seconds, and gives no access by itself. Only its digest is stored.
 */
import { createHash, randomBytes } from 'node:crypto'
import { keepOneUse, takeOneUse } from '../../../platform/counters.ts'
import type { Reader, Tx } from '../../../platform/postgres.ts'
import type { Session } from '../../../platform/sessions.ts'
import { isSessionLive } from './store/sign-ins.ts'

const PURPOSE = 'hand-over'
export const HAND_OVER_MS = 60_000

const digest = (code: string) => createHash('sha256').update(code).digest('hex')

/** Makes a code for the session's own account. */
export async function makeHandOverCode(tx: Tx, session: Session): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await keepOneUse(tx, PURPOSE, digest(code), `${session.accountId} ${session.sessionId}`, HAND_OVER_MS)
  return code
}

/** The account of a code for exactly one caller; undefined once the session that made it has ended. */
export async function takeHandOverCode(
  reader: Reader,
  code: string,
): Promise<{ accountId: string } | undefined> {
  if (code.length !== 43) return undefined
  const kept = await takeOneUse(reader, PURPOSE, digest(code))
  const [accountId, sessionId] = kept?.split(' ') ?? []
  return accountId && sessionId && (await isSessionLive(reader, sessionId)) ? { accountId } : undefined
}
