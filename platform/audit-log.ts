/**
 * The operators' audit log: append-only by rights, each row hashed with the previous one
 * (security/decisions.md §3).
 */
import { createHash } from 'node:crypto'
import { clock } from '../kernel/clock.ts'
import { canonicalJson } from './json.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from './postgres.ts'

interface AuditRow {
  seq: bigint
  at: Date
  actor: string
  action: string
  subject: string
  detail: string
  prev_hash: Buffer
  hash: Buffer
}

export interface AuditEntry {
  actor: string
  action: string
  subject: string
  detail: Record<string, unknown>
}

const FIRST = Buffer.alloc(32)

function hashRow(
  seq: bigint,
  at: Date,
  entry: { actor: string; action: string; subject: string; detail: string },
  previous: Buffer,
): Buffer {
  const text = canonicalJson([seq, at, entry.actor, entry.action, entry.subject, entry.detail])
  return createHash('sha256').update(previous).update(text).digest()
}

/** Appends in the caller's transaction; writers queue on one lock, so the chain has no fork. */
export async function appendAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtext('app.audit_log'))`)
  const last = await firstOf(
    tx,
    sql<{ seq: bigint; hash: Buffer }>`SELECT seq, hash FROM app.audit_log ORDER BY seq DESC LIMIT 1`,
  )
  const seq = (last?.seq ?? 0n) + 1n
  const at = clock.now()
  const previous = last?.hash ?? FIRST
  const detail = canonicalJson(entry.detail)
  await run(
    tx,
    sql`
    INSERT INTO app.audit_log (seq, at, actor, action, subject, detail, prev_hash, hash)
    VALUES (${seq}, ${at}, ${entry.actor}, ${entry.action}, ${entry.subject}, ${detail}, ${previous}, ${hashRow(seq, at, { ...entry, detail }, previous)})`,
  )
}

/** Verifies the whole chain; returns how many rows verify and the first that does not. */
export async function verifyAudit(
  reader: Reader,
): Promise<{ ok: boolean; checked: number; brokenAt: bigint | null }> {
  let previous: Buffer = FIRST
  let checked = 0
  for (let seq = 0n; ; ) {
    const rows = await rowsOf(
      reader,
      sql<AuditRow>`SELECT * FROM app.audit_log WHERE seq > ${seq} ORDER BY seq LIMIT 1000`,
    )
    for (const row of rows) {
      const isNext = row.seq === seq + 1n
      if (
        !isNext ||
        !row.prev_hash.equals(previous) ||
        !row.hash.equals(hashRow(row.seq, row.at, row, previous))
      )
        return { ok: false, checked, brokenAt: row.seq }
      previous = row.hash
      seq = row.seq
      checked++
    }
    if (rows.length < 1000) return { ok: true, checked, brokenAt: null }
  }
}
