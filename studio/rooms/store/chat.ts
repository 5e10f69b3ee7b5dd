/** The chat of a table. */
import { firstOf, rowsOf, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface ChatRow {
  chat_id: bigint
  seat: number | null
  name: string
  text: string
  at: Date
}

/** Adds a line, unless its writer has written `most` in the last `windowMs`. */
export async function addLine(
  tx: Tx,
  line: {
    roomId: string
    handId: string | null
    memberId: string
    seat: number
    name: string
    text: string
    now: Date
  },
  limit: { most: number; windowMs: number },
): Promise<boolean> {
  const since = new Date(line.now.getTime() - limit.windowMs)
  const row = await firstOf(
    tx,
    sql`
    INSERT INTO studio.room_chat (room_id, hand_id, member_id, seat, name, text, at)
    SELECT ${line.roomId}, ${line.handId}, ${line.memberId}, ${line.seat}, ${line.name}, ${line.text}, ${line.now}
    WHERE (SELECT count(*) FROM studio.room_chat WHERE room_id = ${line.roomId} AND member_id = ${line.memberId} AND at > ${since}) < ${limit.most} RETURNING chat_id`,
  )
  return row !== undefined
}

/** The last lines, oldest first. */
export async function readLines(reader: Reader, roomId: string, most: number): Promise<ChatRow[]> {
  return (
    await rowsOf(
      reader,
      sql<ChatRow>`SELECT chat_id, seat, name, text, at FROM studio.room_chat WHERE room_id = ${roomId} ORDER BY chat_id DESC LIMIT ${most}`,
    )
  ).reverse()
}
