/**
 * What the house earned and what members moved: read from the roll-up, so a second behind the ledger and
 * never a scan of it.
 */
import { addDays, businessDate, startOfBusinessDate } from '../../../kernel/calendar.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodes } from '../codes.ts'

export interface PlayTotals {
  stakes: bigint
  payouts: bigint
  /** Gross gaming revenue: stakes minus payouts. */
  ggr: bigint
}

export interface PeriodTotals extends PlayTotals {
  /** When the period begins, and its business date in the asked time zone. */
  start: Date
  date: string
  deposits: bigint
  depositCount: number
  withdrawals: bigint
  withdrawalCount: number
  byProduct: Record<string, PlayTotals>
  byVendor: Record<string, PlayTotals>
}

interface SlotRow {
  slot: Date
  purpose: string
  code: number
  debit: bigint
  credit: bigint
  count: number
}
interface GameRow {
  slot: Date
  vendor: string
  product: string
  stake: bigint
  payout: bigint
}

const HOUR_MS = 3_600_000
const emptyPlay = (): PlayTotals => ({ stakes: 0n, payouts: 0n, ggr: 0n })

/**
 * A merchant's real money in [from, to), by business day or by hour; empty periods are left out. Deposits and
 * withdrawals are what came from and went to the gateways, less returns. Slots are half hours, so the result
 * is exact only for time zones that are whole half hours from UTC.
 */
export async function ledgerTotals(
  reader: Reader,
  query: {
    merchantId: string
    from: Date
    to: Date
    timeZone: string
    every?: 'DAY' | 'HOUR'
  },
): Promise<PeriodTotals[]> {
  const periods = new Map<number, PeriodTotals>()
  const periodAt = (slot: Date) => {
    const date = businessDate(slot, query.timeZone)
    const start =
      query.every === 'HOUR'
        ? new Date(Math.floor(slot.getTime() / HOUR_MS) * HOUR_MS)
        : startOfBusinessDate(date, query.timeZone)
    const period = periods.get(start.getTime()) ?? {
      start,
      date,
      deposits: 0n,
      depositCount: 0,
      withdrawals: 0n,
      withdrawalCount: 0,
      byProduct: {},
      byVendor: {},
      ...emptyPlay(),
    }
    periods.set(start.getTime(), period)
    return period
  }
  for (const row of await cashSlots(reader, query)) addCash(periodAt(row.slot), row)
  for (const row of await gameSlots(reader, query)) {
    const period = periodAt(row.slot)
    for (const totals of [
      period,
      (period.byProduct[row.product] ??= emptyPlay()),
      (period.byVendor[row.vendor] ??= emptyPlay()),
    ]) {
      totals.stakes += row.stake
      totals.payouts += row.payout
      totals.ggr = totals.stakes - totals.payouts
    }
  }
  return [...periods.values()].sort((a, b) => a.start.getTime() - b.start.getTime())
}

interface Range {
  merchantId: string
  from: Date
  to: Date
}

const cashSlots = (reader: Reader, query: Range) =>
  rowsOf(
    reader,
    sql<SlotRow>`
  SELECT s.slot, p.purpose, s.code, sum(s.debit)::bigint AS debit, sum(s.credit)::bigint AS credit, sum(s.count)::int AS count
  FROM wallet.owner o
  JOIN wallet.purpose p ON p.ledger = 'REAL' AND p.purpose LIKE 'gateway:%'
  JOIN wallet.account_slot s ON s.account_id = o.owner_no * 65536 + p.purpose_no AND s.slot >= ${query.from} AND s.slot < ${query.to}
  WHERE o.family = 2 AND o.owner_id = ${query.merchantId}
  GROUP BY s.slot, p.purpose, s.code`,
  )

const gameSlots = (reader: Reader, query: Range) =>
  rowsOf(
    reader,
    sql<GameRow>`
  SELECT s.slot, substr(v.scope, 8) AS vendor, g.product, sum(s.stake)::bigint AS stake, sum(s.payout)::bigint AS payout
  FROM wallet.owner o
  JOIN wallet.game_slot s ON s.house_no = o.owner_no AND s.slot >= ${query.from} AND s.slot < ${query.to}
  JOIN wallet.game_guard g ON g.game_no = s.game_no JOIN wallet.scope v ON v.scope_no = g.vendor_no
  WHERE o.family = 2 AND o.owner_id = ${query.merchantId}
  GROUP BY s.slot, v.scope, g.product`,
  )

function addCash(period: PeriodTotals, row: SlotRow): void {
  if (row.code === transferCodes.WITHDRAW_PAID || row.code === transferCodes.WITHDRAW_RETURN) {
    period.withdrawals += row.credit - row.debit
    if (row.code === transferCodes.WITHDRAW_PAID) period.withdrawalCount += row.count
  } else {
    period.deposits += row.debit - row.credit
    if (row.code === transferCodes.DEPOSIT) period.depositCount += row.count
  }
}

export interface MemberTotals {
  deposits: bigint
  depositCount: number
  withdrawals: bigint
  withdrawalCount: number
  stakes: bigint
  payouts: bigint
}

/** Everything that a member ever deposited, withdrew, staked and won, in real money. */
export async function memberTotals(reader: Reader, memberId: string): Promise<MemberTotals> {
  return oneOf(
    reader,
    sql<MemberTotals>`
    SELECT coalesce(sum(s.deposit), 0)::bigint AS deposits, coalesce(sum(s.deposit_count), 0)::int AS "depositCount",
           coalesce(sum(s.withdrawal), 0)::bigint AS withdrawals, coalesce(sum(s.withdrawal_count), 0)::int AS "withdrawalCount",
           coalesce(sum(s.stake), 0)::bigint AS stakes, coalesce(sum(s.payout), 0)::bigint AS payouts
    FROM wallet.owner o JOIN wallet.member_slot s ON s.owner_no = o.owner_no AND s.shard = o.shard
    WHERE o.owner_id = ${memberId} AND o.family = 1`,
  )
}

/**
 * Deposits and withdrawals of the last `months` calendar months up to the product's now, oldest first, empty
 * ones with zeroes.
 */
export async function memberMonths(
  reader: Reader,
  memberId: string,
  query: { months: number; timeZone: string },
): Promise<{ month: string; deposits: bigint; withdrawals: bigint }[]> {
  const { now } = await oneOf(reader, sql<{ now: Date }>`SELECT app.now() AS now`)
  const names = lastMonths(businessDate(now, query.timeZone), query.months)
  const rows = await rowsOf(
    reader,
    sql<{ month: string; deposits: bigint; withdrawals: bigint }>`
    SELECT to_char(s.slot AT TIME ZONE ${query.timeZone}, 'YYYY-MM') AS month, sum(s.deposit)::bigint AS deposits, sum(s.withdrawal)::bigint AS withdrawals
    FROM wallet.owner o JOIN wallet.member_slot s ON s.owner_no = o.owner_no AND s.shard = o.shard
    WHERE o.owner_id = ${memberId} AND o.family = 1 AND s.slot >= ${startOfBusinessDate(`${names[0]}-01`, query.timeZone)}
    GROUP BY 1`,
  )
  return names.map(
    (month) => rows.find((row) => row.month === month) ?? { month, deposits: 0n, withdrawals: 0n },
  )
}

function lastMonths(today: string, count: number): string[] {
  const months = [today.slice(0, 7)]
  while (months.length < count) months.unshift(addDays(`${months[0]}-01`, -1).slice(0, 7))
  return months
}

/** How many members of a merchant staked real money in [from, to), to the hour. */
export async function activeMembers(
  reader: Reader,
  query: { merchantId: string; from: Date; to: Date },
): Promise<number> {
  const { count } = await oneOf(
    reader,
    sql<{ count: number }>`
    SELECT count(DISTINCT o.owner_no)::int AS count FROM wallet.owner o
    JOIN wallet.member_slot s ON s.owner_no = o.owner_no AND s.shard = o.shard AND s.slot >= ${query.from} AND s.slot < ${query.to} AND s.stake > 0
    WHERE o.merchant_id = ${query.merchantId} AND o.family = 1 AND o.owner_kind IN ('member', 'agent')`,
  )
  return count
}
