/**
 * What went through the payment channels: sums by day, and the movements behind single deposits and
 * withdrawals.
 */
import { businessDate } from '../../../kernel/calendar.ts'
import { rowsOf, sql, type Reader } from '../../../platform/postgres.ts'
import { transferCodes } from '../codes.ts'

/** Real money of one day over one channel, in satang. Returns are not subtracted. */
export interface GatewayDay {
  date: string
  channel: string
  direction: 'DEPOSIT' | 'WITHDRAWAL'
  amount: bigint
}

const directions: Readonly<Record<number, GatewayDay['direction']>> = {
  [transferCodes.DEPOSIT]: 'DEPOSIT',
  [transferCodes.WITHDRAW_PAID]: 'WITHDRAWAL',
}

/**
 * Deposits and paid withdrawals of business days in [from, to): the roll-up and what it has not reached yet,
 * so the result is exact.
 */
export async function gatewaySums(
  reader: Reader,
  range: { merchantId: string; from: Date; to: Date; timeZone: string },
): Promise<GatewayDay[]> {
  const rows = await rowsOf(
    reader,
    sql<{ slot: Date; channel: string; code: number; amount: bigint }>`
    WITH gateway AS (
      SELECT o.owner_no * 65536 + p.purpose_no AS account_id, substr(p.purpose, 9) AS channel
      FROM wallet.owner o JOIN wallet.purpose p ON p.ledger = 'REAL' AND p.purpose LIKE 'gateway:%' WHERE o.family = 2 AND o.owner_id = ${range.merchantId}
    ), moved AS (
      SELECT g.channel, s.slot, s.code, s.debit + s.credit AS amount FROM gateway g
      JOIN wallet.account_slot s ON s.account_id = g.account_id AND s.slot >= ${range.from} AND s.slot < ${range.to}
      UNION ALL
      SELECT g.channel, date_bin('30 minutes', s.created_at, '2000-01-01Z'), s.code, abs(s.amount)
      FROM wallet.follower f, wallet.summed_sides(f.position, 9223372036854775807) AS s JOIN gateway g ON g.account_id = s.account_id
      WHERE f.name = 'roll-up' AND s.created_at >= ${range.from} AND s.created_at < ${range.to}
    )
    SELECT slot, channel, code, sum(amount)::bigint AS amount FROM moved WHERE code IN (${transferCodes.DEPOSIT}, ${transferCodes.WITHDRAW_PAID}) GROUP BY slot, channel, code`,
  )
  const days = new Map<string, GatewayDay>()
  for (const { slot, channel, code, amount } of rows) {
    const direction = directions[code]!
    const date = businessDate(slot, range.timeZone)
    const day = days.get(`${date}/${direction}/${channel}`) ?? { date, channel, direction, amount: 0n }
    days.set(`${date}/${direction}/${channel}`, { ...day, amount: day.amount + amount })
  }
  return [...days.values()]
}

export interface KeyedAmount {
  amount: bigint
  at: Date
}

/**
 * What transactions moved under a code, by their keys in a scope; keys that the ledger does not know are left
 * out.
 */
export async function amountsByKey(
  reader: Reader,
  query: { scope: string; keys: readonly string[]; code: 'DEPOSIT' | 'WITHDRAW_PAID' | 'WITHDRAW_RETURN' },
): Promise<Map<string, KeyedAmount>> {
  if (query.keys.length === 0) return new Map()
  const rows = await rowsOf(
    reader,
    sql<{ key: string } & KeyedAmount>`
    SELECT t.key, sum(m.amount)::bigint AS amount, min(m.created_at) AS at FROM wallet.txn t
    JOIN wallet.transfer m ON m.id >= t.txn_id AND m.id < t.txn_id + 8 AND m.txn_id = t.txn_id AND m.code = ${transferCodes[query.code]}
    WHERE t.key = ANY (${[...query.keys]}) AND t.scope = ${query.scope} GROUP BY t.key`,
  )
  return new Map(rows.map(({ key, amount, at }) => [key, { amount, at }]))
}
