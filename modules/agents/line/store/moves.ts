/** Moves of accounts to another upline. */
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { MoveFault } from '../../../../contract/shared/agent-line-words.ts'

export interface MoveRow {
  move_id: string
  merchant_id: string
  account_id: string
  from_id: string | null
  to_id: string
  effective_at: Date
  state: 'SCHEDULED' | 'DONE' | 'REFUSED'
  fault: MoveFault | null
  reason: string
  approved_by: string[]
  created_at: Date
  ended_at: Date | null
}

/** False if a move of the account is scheduled already. */
export async function insertMove(
  tx: Tx,
  fresh: Omit<MoveRow, 'state' | 'fault' | 'created_at' | 'ended_at'> & { proposal_id: string },
): Promise<boolean> {
  const added = await run(
    tx,
    sql`
    INSERT INTO agents.move (move_id, merchant_id, account_id, from_id, to_id, effective_at, proposal_id, reason, approved_by)
    VALUES (${fresh.move_id}, ${fresh.merchant_id}, ${fresh.account_id}, ${fresh.from_id}, ${fresh.to_id}, ${fresh.effective_at},
      ${fresh.proposal_id}, ${fresh.reason}, ${fresh.approved_by}::text[])
    ON CONFLICT DO NOTHING`,
  )
  return added > 0n
}

/** The next move whose time has come, held; none that somebody else carries out. */
export async function holdDueMove(tx: Tx, now: Date): Promise<MoveRow | undefined> {
  return firstOf(
    tx,
    sql<MoveRow>`
    SELECT move_id, merchant_id, account_id, from_id, to_id, effective_at, state, fault, reason, approved_by, created_at, ended_at FROM agents.move
    WHERE state = 'SCHEDULED' AND effective_at <= ${now} ORDER BY effective_at, created_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  )
}

export async function endMove(tx: Tx, moveId: string, fault: MoveFault | null): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE agents.move SET state = CASE WHEN ${fault}::text IS NULL THEN 'DONE' ELSE 'REFUSED' END, fault = ${fault}, ended_at = app.now()
    WHERE move_id = ${moveId}`,
  )
}

export interface ShownMove extends MoveRow {
  username: string
  from_name: string | null
  to_name: string
}

export async function readMoves(reader: Reader, merchantId: string): Promise<ShownMove[]> {
  return rowsOf(
    reader,
    sql<ShownMove>`
    SELECT m.move_id, m.merchant_id, m.account_id, m.from_id, m.to_id, m.effective_at, m.state, m.fault, m.reason, m.approved_by, m.created_at,
           m.ended_at, a.username, f.username AS from_name, t.username AS to_name
    FROM agents.move m JOIN identity.account a ON a.account_id = m.account_id
    LEFT JOIN identity.account f ON f.account_id = m.from_id JOIN identity.account t ON t.account_id = m.to_id
    WHERE m.merchant_id = ${merchantId} ORDER BY m.created_at DESC LIMIT 200`,
  )
}

/** Whether a move waits that changes whose line something before this moment belongs to. */
export async function awaitsMove(
  reader: Reader,
  asked: { merchantId: string; before: Date },
): Promise<boolean> {
  const row = await firstOf(
    reader,
    sql`
    SELECT 1 FROM agents.move
    WHERE merchant_id = ${asked.merchantId} AND state = 'SCHEDULED' AND effective_at < ${asked.before} LIMIT 1`,
  )
  return row !== undefined
}
