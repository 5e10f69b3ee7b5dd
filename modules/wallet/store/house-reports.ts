/**
 * What the house earned by day, and what it owes: from the roll-ups, so a second behind the ledger and never
 * a scan of it.
 */
import { businessDate } from '../../../kernel/calendar.ts'
import { oneOf, rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodeOf, type TransferCode } from '../codes.ts'

interface Range {
  merchantId: string
  from: Date
  to: Date
  timeZone: string
}

/** Real play of one day at one vendor in one product. */
export interface PlayDay {
  date: string
  vendor: string
  product: string
  stakes: bigint
  payouts: bigint
}
/** What a house account other than play gained on a day under a code; negative if it paid. */
export interface CostDay {
  date: string
  account: 'expense' | 'fee' | 'adjustment'
  code: TransferCode
  gain: bigint
}

/** Business days in [from, to), each exact if the time zone is a whole number of half hours from UTC. */
export async function playByDay(reader: Reader, range: Range): Promise<PlayDay[]> {
  const rows = await rowsOf(
    reader,
    sql<{ slot: Date; vendor: string; product: string; stakes: bigint; payouts: bigint }>`
    SELECT s.slot, substr(v.scope, 8) AS vendor, g.product, sum(s.stake)::bigint AS stakes, sum(s.payout)::bigint AS payouts
    FROM wallet.owner o
    JOIN wallet.game_slot s ON s.house_no = o.owner_no AND s.slot >= ${range.from} AND s.slot < ${range.to}
    JOIN wallet.game_guard g ON g.game_no = s.game_no JOIN wallet.scope v ON v.scope_no = g.vendor_no
    WHERE o.family = 2 AND o.owner_id = ${range.merchantId} GROUP BY s.slot, v.scope, g.product`,
  )
  const days = new Map<string, PlayDay>()
  for (const { slot, vendor, product, stakes, payouts } of rows) {
    const date = businessDate(slot, range.timeZone)
    const day = days.get(`${date}/${vendor}/${product}`) ?? { date, vendor, product, stakes: 0n, payouts: 0n }
    days.set(`${date}/${vendor}/${product}`, {
      ...day,
      stakes: day.stakes + stakes,
      payouts: day.payouts + payouts,
    })
  }
  return [...days.values()]
}

/** Bonuses, rebates, commissions, fees and corrections of business days in [from, to). */
export async function costsByDay(reader: Reader, range: Range): Promise<CostDay[]> {
  const rows = await rowsOf(
    reader,
    sql<{ slot: Date; account: CostDay['account']; code: number; gain: bigint }>`
    SELECT s.slot, split_part(p.purpose, ':', 1) AS account, s.code, sum(s.credit - s.debit)::bigint AS gain
    FROM wallet.owner o
    JOIN wallet.purpose p ON p.ledger = 'REAL' AND (p.purpose IN ('fee', 'adjustment') OR p.purpose LIKE 'expense:%')
    JOIN wallet.account_slot s ON s.account_id = o.owner_no * 65536 + p.purpose_no AND s.slot >= ${range.from} AND s.slot < ${range.to}
    WHERE o.family = 2 AND o.owner_id = ${range.merchantId} GROUP BY s.slot, split_part(p.purpose, ':', 1), s.code`,
  )
  return rows.map(({ slot, account, code, gain }) => ({
    date: businessDate(slot, range.timeZone),
    account,
    code: transferCodeOf(code),
    gain,
  }))
}

export interface Liabilities {
  /** What members hold, in satang: main and bonus money, holds, and pockets at vendors. */
  main: bigint
  bonus: bigint
  hold: bigint
  pockets: bigint
  jackpots: { pool: string; amount: bigint }[]
  /** What members owe the house. */
  receivables: bigint
}

/** Members and agents of a merchant as they are now; jackpot pools a second behind. */
export async function liabilitiesOf(reader: Reader, merchantId: string): Promise<Liabilities> {
  const held = await oneOf(
    reader,
    sql<Omit<Liabilities, 'jackpots'>>`
    SELECT coalesce(sum(b.balance) FILTER (WHERE p.purpose = 'main'), 0)::bigint AS main, coalesce(sum(b.balance) FILTER (WHERE p.purpose = 'bonus'), 0)::bigint AS bonus,
           coalesce(sum(b.balance) FILTER (WHERE p.purpose = 'hold'), 0)::bigint AS hold, coalesce(sum(b.balance) FILTER (WHERE p.purpose LIKE 'pocket:%'), 0)::bigint AS pockets,
           (SELECT coalesce(sum(r.amount), 0)::bigint FROM wallet.receivable r JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard WHERE o.merchant_id = ${merchantId}) AS receivables
    FROM wallet.owner o JOIN wallet.balance b ON b.account_id >= o.owner_no * 65536 AND b.account_id < o.owner_no * 65536 + 65536 AND b.shard = o.shard
    JOIN wallet.purpose p ON p.purpose_no = b.account_id & 65535 AND p.ledger = 'REAL'
    WHERE o.merchant_id = ${merchantId} AND o.family = 1 AND o.owner_kind IN ('member', 'agent')`,
  )
  const jackpots = await rowsOf(
    reader,
    sql<{ pool: string; amount: bigint }>`
    SELECT substr(p.purpose, 9) AS pool, sum(t.balance)::bigint AS amount FROM wallet.owner o
    JOIN wallet.purpose p ON p.ledger = 'REAL' AND p.purpose LIKE 'jackpot:%'
    JOIN wallet.account_total t ON t.account_id = o.owner_no * 65536 + p.purpose_no
    WHERE o.family = 2 AND o.owner_id = ${merchantId} GROUP BY p.purpose ORDER BY 1`,
  )
  return { ...held, jackpots }
}
