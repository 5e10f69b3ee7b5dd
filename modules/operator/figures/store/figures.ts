/**
 * The figures followed from the ledger: added to by the job, read by the dashboard and the members' records.
 */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'
import type { DaySums, SettledSums, SlotSums, Sums } from '../rules/fold-figures.ts'

const json = (rows: readonly unknown[]) =>
  JSON.stringify(rows, (_, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

export async function addSlots(tx: Tx, slots: readonly SlotSums[]): Promise<void> {
  if (slots.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO operator.house_slot AS h (merchant_id, slot, vendor, stakes, payouts, deposits, deposit_count, withdrawals, withdrawal_count)
    SELECT r."merchantId", r.slot, r.vendor, r.stakes, r.payouts, r.deposits, r."depositCount", r.withdrawals, r."withdrawalCount"
    FROM jsonb_to_recordset(${json(slots)}::jsonb) AS r("merchantId" text, slot timestamptz, vendor text, stakes bigint, payouts bigint, deposits bigint, "depositCount" int, withdrawals bigint, "withdrawalCount" int)
    ON CONFLICT (merchant_id, slot, vendor) DO UPDATE SET stakes = h.stakes + excluded.stakes, payouts = h.payouts + excluded.payouts,
      deposits = h.deposits + excluded.deposits, deposit_count = h.deposit_count + excluded.deposit_count,
      withdrawals = h.withdrawals + excluded.withdrawals, withdrawal_count = h.withdrawal_count + excluded.withdrawal_count`,
  )
}

/** Settled play has columns of its own beside what was placed. */
export async function addSettled(tx: Tx, slots: readonly SettledSums[]): Promise<void> {
  if (slots.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO operator.house_slot AS h (merchant_id, slot, vendor, settled_stakes, settled_payouts)
    SELECT r."merchantId", r.slot, r.vendor, r.stakes, r.payouts
    FROM jsonb_to_recordset(${json(slots)}::jsonb) AS r("merchantId" text, slot timestamptz, vendor text, stakes bigint, payouts bigint)
    ON CONFLICT (merchant_id, slot, vendor) DO UPDATE
    SET settled_stakes = h.settled_stakes + excluded.settled_stakes, settled_payouts = h.settled_payouts + excluded.settled_payouts`,
  )
}

export async function addDays(tx: Tx, days: readonly DaySums[]): Promise<void> {
  if (days.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO operator.member_day AS d (merchant_id, member_id, date, stakes, payouts, deposits, deposit_count, withdrawals, withdrawal_count)
    SELECT r."merchantId", r."memberId", r.date, r.stakes, r.payouts, r.deposits, r."depositCount", r.withdrawals, r."withdrawalCount"
    FROM jsonb_to_recordset(${json(days)}::jsonb) AS r("merchantId" text, "memberId" text, date date, stakes bigint, payouts bigint, deposits bigint, "depositCount" int, withdrawals bigint, "withdrawalCount" int)
    ON CONFLICT (member_id, date) DO UPDATE SET stakes = d.stakes + excluded.stakes, payouts = d.payouts + excluded.payouts,
      deposits = d.deposits + excluded.deposits, deposit_count = d.deposit_count + excluded.deposit_count,
      withdrawals = d.withdrawals + excluded.withdrawals, withdrawal_count = d.withdrawal_count + excluded.withdrawal_count`,
  )
}

export interface HouseRow {
  start: Date
  vendor: string
  /** By the time at which they were placed. */
  stakes: bigint
  /** By the settlement of their rounds. */
  settledStakes: bigint
  settledPayouts: bigint
  deposits: bigint
  depositCount: number
  withdrawals: bigint
  withdrawalCount: number
}

/** [from, to) by half hour and vendor, in order of time. */
export async function houseRows(
  reader: Reader,
  merchantId: string,
  from: Date,
  to: Date,
): Promise<HouseRow[]> {
  return rowsOf(
    reader,
    sql<HouseRow>`
    SELECT slot AS start, vendor, stakes, settled_stakes AS "settledStakes", settled_payouts AS "settledPayouts", deposits, deposit_count AS "depositCount", withdrawals, withdrawal_count AS "withdrawalCount"
    FROM operator.house_slot WHERE merchant_id = ${merchantId} AND slot >= ${from} AND slot < ${to} ORDER BY slot, vendor`,
  )
}

/** Members with a stake between two business dates, both included. */
export async function activeMembers(
  reader: Reader,
  merchantId: string,
  fromDate: string,
  toDate: string,
): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: bigint }>`
    SELECT count(DISTINCT member_id) AS count FROM operator.member_day WHERE merchant_id = ${merchantId} AND date BETWEEN ${fromDate} AND ${toDate} AND stakes > 0`,
  )
  return Number(count)
}

/** What a member deposited and withdrew since joining; the result of play comes from the wallet (playOf). */
export async function memberSums(
  reader: Reader,
  memberId: string,
): Promise<Omit<Sums, 'stakes' | 'payouts'>> {
  return oneOf(
    reader,
    sql<Omit<Sums, 'stakes' | 'payouts'>>`
    SELECT coalesce(sum(deposits), 0)::bigint AS deposits,
           coalesce(sum(deposit_count), 0)::int AS "depositCount", coalesce(sum(withdrawals), 0)::bigint AS withdrawals, coalesce(sum(withdrawal_count), 0)::int AS "withdrawalCount"
    FROM operator.member_day WHERE member_id = ${memberId}`,
  )
}

export interface MonthRow {
  month: string
  deposits: bigint
  withdrawals: bigint
}

export async function memberMonths(reader: Reader, memberId: string, fromDate: string): Promise<MonthRow[]> {
  return rowsOf(
    reader,
    sql<MonthRow>`
    SELECT to_char(date, 'YYYY-MM') AS month, sum(deposits)::bigint AS deposits, sum(withdrawals)::bigint AS withdrawals
    FROM operator.member_day WHERE member_id = ${memberId} AND date >= ${fromDate} GROUP BY 1 ORDER BY 1`,
  )
}
