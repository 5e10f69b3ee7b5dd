/** Changes of rights and who confirmed them. */
import type { ChangeKind, ChangeState, Role } from '../../../../contract/operator/identity/abilities.ts'
import {
  isUniqueViolation,
  firstOf,
  oneOf,
  rowsOf,
  run,
  sql,
  type Reader,
  type Tx,
} from '../../../../platform/postgres.ts'

export interface RightsChange {
  id: string
  merchant_id: string
  kind: ChangeKind
  state: ChangeState
  operator_id: string
  username: string
  display_name: string
  from_role: Role | null
  to_role: Role
  password_hash: string | null
  requested_by: string
  requested_by_name: string
  requested_at: Date
  decided_by: string | null
  decided_by_name: string | null
  decided_at: Date | null
}

export interface NewChange {
  id: string
  merchantId: string
  kind: ChangeKind
  operatorId: string
  username: string
  displayName: string
  fromRole: Role | null
  toRole: Role
  passwordHash: string | null
  requestedBy: string
  requestedByName: string
}

/** False if a change about the same name is pending already. */
export async function insertChange(tx: Tx, fresh: NewChange): Promise<boolean> {
  await run(tx, sql`SAVEPOINT one_waiting`)
  try {
    await run(
      tx,
      sql`
      INSERT INTO operator.rights_change (id, merchant_id, kind, state, operator_id, username, display_name, from_role, to_role, password_hash, requested_by, requested_by_name)
      VALUES (${fresh.id}, ${fresh.merchantId}, ${fresh.kind}, 'PENDING', ${fresh.operatorId}, ${fresh.username}, ${fresh.displayName},
              ${fresh.fromRole}, ${fresh.toRole}, ${fresh.passwordHash}, ${fresh.requestedBy}, ${fresh.requestedByName})`,
    )
    return true
  } catch (error) {
    if (!isUniqueViolation(error, 'rights_change_one_waiting')) throw error
    await run(tx, sql`ROLLBACK TO SAVEPOINT one_waiting`)
    return false
  }
}

export async function lockChange(tx: Tx, merchantId: string, id: string): Promise<RightsChange | undefined> {
  return firstOf(
    tx,
    sql<RightsChange>`SELECT * FROM operator.rights_change WHERE merchant_id = ${merchantId} AND id = ${id} FOR UPDATE`,
  )
}

/** Ends a pending change and deletes the password in it. */
export async function decideChange(
  tx: Tx,
  id: string,
  state: 'CONFIRMED' | 'REJECTED',
  by: { id: string; name: string },
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE operator.rights_change SET state = ${state}, decided_by = ${by.id}, decided_by_name = ${by.name}, decided_at = ${now}, password_hash = NULL WHERE id = ${id}`,
  )
}

/** Pending changes about an operator, or by them, are rejected when their rights are taken. */
export async function rejectWaiting(
  tx: Tx,
  operatorId: string,
  by: { id: string; name: string },
  now: Date,
): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE operator.rights_change SET state = 'REJECTED', decided_by = ${by.id}, decided_by_name = ${by.name}, decided_at = ${now}, password_hash = NULL
    WHERE (operator_id = ${operatorId} OR requested_by = ${operatorId}) AND state = 'PENDING'`,
  )
}

export async function changesOf(
  reader: Reader,
  merchantId: string,
  filter: { state?: ChangeState; pageNo: number; pageSize: number },
): Promise<{ rows: RightsChange[]; total: number }> {
  const where = sql`merchant_id = ${merchantId} AND (${filter.state ?? null}::text IS NULL OR state = ${filter.state ?? null})`
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`SELECT count(*) AS count FROM operator.rights_change WHERE ${where}`,
  )
  const rows = await rowsOf(
    reader,
    sql<RightsChange>`
    SELECT * FROM operator.rights_change WHERE ${where} ORDER BY requested_at DESC, id DESC LIMIT ${filter.pageSize} OFFSET ${(filter.pageNo - 1) * filter.pageSize}`,
  )
  return { rows, total: Number(count) }
}

export async function waitingChanges(reader: Reader, merchantId: string): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{
      count: bigint
    }>`SELECT count(*) AS count FROM operator.rights_change WHERE merchant_id = ${merchantId} AND state = 'PENDING'`,
  )
  return Number(count)
}
