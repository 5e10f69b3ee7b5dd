/** Who attends the chat desk. */
import { firstOf, oneOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

/** `name` undefined keeps the one there is. */
export async function putPresence(
  tx: Tx,
  staff: { operatorId: string; merchantId: string; name: string | undefined; seenAt: Date | null },
): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO messaging.staff AS s (operator_id, merchant_id, name, seen_at) VALUES (${staff.operatorId}, ${staff.merchantId}, ${staff.name ?? ''}, ${staff.seenAt})
    ON CONFLICT (operator_id) DO UPDATE SET name = CASE WHEN ${staff.name === undefined} THEN s.name ELSE excluded.name END, seen_at = excluded.seen_at`,
  )
}

export async function isDeskAttended(reader: Reader, merchantId: string, since: Date): Promise<boolean> {
  const { attended } = await oneOf(
    reader,
    sql<{
      attended: boolean
    }>`SELECT EXISTS (SELECT FROM messaging.staff WHERE merchant_id = ${merchantId} AND seen_at > ${since}) AS attended`,
  )
  return attended
}

/** '' if the operator has chosen none. */
export async function staffNameOf(reader: Reader, operatorId: string | null): Promise<string> {
  if (operatorId === null) return ''
  return (
    (
      await firstOf(
        reader,
        sql<{ name: string }>`SELECT name FROM messaging.staff WHERE operator_id = ${operatorId}`,
      )
    )?.name ?? ''
  )
}
