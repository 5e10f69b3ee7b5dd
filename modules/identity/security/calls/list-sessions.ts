import { listSessions, listSessionsSchemas } from '../../../../contract/player/identity/list-sessions.ts'
import { handle } from '../../../../platform/calls.ts'
import { readSessions } from '../../sign-in/store/sign-ins.ts'

export const handleListSessions = handle(listSessions, listSessionsSchemas, async (context) => {
  const { accountId, sessionId } = context.actor
  const rows = (await readSessions(context.tx, context.merchant.id, accountId, 100)).filter(
    (row) => row.is_live || row.session_id === sessionId,
  )
  const list = rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device,
    address: row.address,
    createdAt: row.created_at,
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    isCurrent: row.session_id === sessionId,
  }))
  return {
    list: [...list.filter((session) => session.isCurrent), ...list.filter((session) => !session.isCurrent)],
  }
})
