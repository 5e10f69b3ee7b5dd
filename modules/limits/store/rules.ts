/** Rows of limits, of requested changes, and of their history. */
import { CONFIRM_DAYS, type LimitKind, type LimitPeriod } from '../../../contract/shared/limit-words.ts'
import { newId } from '../../../kernel/ids.ts'
import { firstOf, rowsOf, run, sql, type Reader, type Tx } from '../../../platform/postgres.ts'

export interface AccountKey {
  readonly merchantId: string
  readonly accountId: string
}
export interface LimitKey {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}
export interface Rule extends LimitKey {
  readonly value: bigint
  readonly setAt: Date
}
/** `value` null: the limit is to be removed. */
export interface Change extends LimitKey {
  readonly value: bigint | null
  readonly askedAt: Date
  readonly readyAt: Date
}

/** Locks a member's limits for a decision, so that a change and a deposit see each other. */
export async function lockLimits(tx: Tx, member: AccountKey): Promise<void> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended('limits:' || ${member.accountId}, 0))`)
}

export async function readRules(reader: Reader, member: AccountKey): Promise<Rule[]> {
  const rows = await rowsOf(
    reader,
    sql<{ kind: LimitKind; period: LimitPeriod; value: bigint; set_at: Date }>`
    SELECT kind, period, value, set_at FROM limits.rule WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId}`,
  )
  return rows.map((row) => ({ kind: row.kind, period: row.period, value: row.value, setAt: row.set_at }))
}

export async function readChanges(reader: Reader, member: AccountKey): Promise<Change[]> {
  const rows = await rowsOf(
    reader,
    sql<{ kind: LimitKind; period: LimitPeriod; value: bigint | null; asked_at: Date; ready_at: Date }>`
    SELECT kind, period, value, asked_at, ready_at FROM limits.change WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId}`,
  )
  return rows.map((row) => ({
    kind: row.kind,
    period: row.period,
    value: row.value,
    askedAt: row.asked_at,
    readyAt: row.ready_at,
  }))
}

export async function putRule(
  tx: Tx,
  member: AccountKey,
  limit: LimitKey,
  value: bigint | null,
  now: Date,
): Promise<void> {
  if (value === null) {
    await run(
      tx,
      sql`DELETE FROM limits.rule WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND kind = ${limit.kind} AND period = ${limit.period}`,
    )
    return
  }
  await run(
    tx,
    sql`
    INSERT INTO limits.rule (merchant_id, account_id, kind, period, value, set_at)
    VALUES (${member.merchantId}, ${member.accountId}, ${limit.kind}, ${limit.period}, ${value}, ${now})
    ON CONFLICT (account_id, merchant_id, kind, period) DO UPDATE SET value = excluded.value, set_at = excluded.set_at`,
  )
}

export async function putChange(tx: Tx, member: AccountKey, change: Change): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO limits.change (merchant_id, account_id, kind, period, value, asked_at, ready_at)
    VALUES (${member.merchantId}, ${member.accountId}, ${change.kind}, ${change.period}, ${change.value}, ${change.askedAt}, ${change.readyAt})
    ON CONFLICT (account_id, merchant_id, kind, period) DO UPDATE SET value = excluded.value, asked_at = excluded.asked_at, ready_at = excluded.ready_at,
      told_ready_at = NULL, told_expired_at = NULL`,
  )
}

export interface StoredChange extends Change, AccountKey {}

interface ChangeRow {
  merchant_id: string
  account_id: string
  kind: LimitKind
  period: LimitPeriod
  value: bigint | null
  asked_at: Date
  ready_at: Date
}

/** Changes that can be confirmed or have expired and whose member was not notified yet, the oldest first. */
export async function readChangesToTell(reader: Reader, now: Date, limit: number): Promise<StoredChange[]> {
  const rows = await rowsOf(
    reader,
    sql<ChangeRow>`
    SELECT merchant_id, account_id, kind, period, value, asked_at, ready_at FROM limits.change
    WHERE told_expired_at IS NULL AND ready_at <= ${now} AND (told_ready_at IS NULL OR ready_at <= ${now}::timestamptz - make_interval(days => ${CONFIRM_DAYS}))
    ORDER BY ready_at LIMIT ${limit}`,
  )
  return rows.map((row) => ({
    merchantId: row.merchant_id,
    accountId: row.account_id,
    kind: row.kind,
    period: row.period,
    value: row.value,
    askedAt: row.asked_at,
    readyAt: row.ready_at,
  }))
}

/**
 * Records that the member is notified; returns false if that was done before or the change is another one by
 * now.
 */
export async function tellChange(
  tx: Tx,
  change: StoredChange,
  what: 'READY' | 'EXPIRED',
  now: Date,
): Promise<boolean> {
  const column = sql.ref(what === 'READY' ? 'told_ready_at' : 'told_expired_at')
  return (
    (await run(
      tx,
      sql`
    UPDATE limits.change SET ${column} = ${now}
    WHERE account_id = ${change.accountId} AND merchant_id = ${change.merchantId} AND kind = ${change.kind} AND period = ${change.period}
      AND asked_at = ${change.askedAt} AND ${column} IS NULL`,
    )) > 0n
  )
}

/** Returns whether one was pending. */
export async function dropChange(tx: Tx, member: AccountKey, limit: LimitKey): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
    DELETE FROM limits.change WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} AND kind = ${limit.kind} AND period = ${limit.period}`,
    )) > 0n
  )
}

export type HistoryWhat = 'SET' | 'ASKED' | 'CANCELLED' | 'CONFIRMED' | 'EXPIRED'
export interface HistoryLine extends LimitKey {
  what: HistoryWhat
  fromValue: bigint | null
  toValue: bigint | null
  actor: string
  remark: string
  at: Date
}

export async function addHistory(tx: Tx, member: AccountKey, line: HistoryLine): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO limits.history (history_id, merchant_id, account_id, kind, period, what, from_value, to_value, actor, remark, at)
    VALUES (${newId(line.at.getTime())}, ${member.merchantId}, ${member.accountId}, ${line.kind}, ${line.period}, ${line.what}, ${line.fromValue}, ${line.toValue},
            ${line.actor}, ${line.remark}, ${line.at})`,
  )
}

/** The newest lines first. */
export async function readHistory(reader: Reader, member: AccountKey, most: number): Promise<HistoryLine[]> {
  return rowsOf(
    reader,
    sql<HistoryLine>`
    SELECT kind, period, what, from_value AS "fromValue", to_value AS "toValue", actor, remark, at FROM limits.history
    WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId} ORDER BY at DESC, history_id DESC LIMIT ${most}`,
  )
}

export async function readRealityMinutes(reader: Reader, member: AccountKey): Promise<number | undefined> {
  return (
    await firstOf(
      reader,
      sql<{ reality_minutes: number }>`
    SELECT reality_minutes FROM limits.preference WHERE account_id = ${member.accountId} AND merchant_id = ${member.merchantId}`,
    )
  )?.reality_minutes
}

export async function putRealityMinutes(tx: Tx, member: AccountKey, minutes: number): Promise<void> {
  await run(
    tx,
    sql`
    INSERT INTO limits.preference (merchant_id, account_id, reality_minutes) VALUES (${member.merchantId}, ${member.accountId}, ${minutes})
    ON CONFLICT (account_id, merchant_id) DO UPDATE SET reality_minutes = excluded.reality_minutes`,
  )
}
