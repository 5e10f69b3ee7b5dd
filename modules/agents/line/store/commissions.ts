/** Rows of commission, and how they were credited. */
import { firstOf, oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface Noted {
  source: string
  account_id: string
  amount: bigint
  factor_ppm: number
}

/** What was noted of these sources so far. */
export async function readNoted(reader: Reader, sources: readonly string[]): Promise<Noted[]> {
  return rowsOf(
    reader,
    sql<Noted>`
    SELECT source, account_id, sum(amount)::bigint AS amount, min(factor_ppm) AS factor_ppm FROM agents.commission
    WHERE source = ANY (${[...sources]}::text[]) GROUP BY source, account_id`,
  )
}

export interface NewCommission {
  readonly merchantId: string
  readonly accountId: string
  readonly memberId: string
  readonly kind: 'GROUP' | 'POINT'
  readonly product: string
  readonly source: string
  readonly reference: string
  readonly baseAmount: bigint
  readonly distance: number
  readonly ownRate: number
  readonly belowRate: number
  readonly factorPpm: number
  /** The difference to what was noted before, not zero. */
  readonly amount: bigint
  readonly isCorrection: boolean
}

export async function insertCommissions(tx: Tx, fresh: readonly NewCommission[]): Promise<void> {
  if (fresh.length === 0) return
  const column = <Value>(of: (row: NewCommission) => Value) => fresh.map(of)
  await run(
    tx,
    sql`
    INSERT INTO agents.commission (merchant_id, account_id, member_id, kind, product, source, reference, base_amount, distance,
      own_rate, below_rate, factor_ppm, amount, is_correction)
    SELECT * FROM unnest(${column((row) => row.merchantId)}::text[], ${column((row) => row.accountId)}::text[],
      ${column((row) => row.memberId)}::text[], ${column((row) => row.kind)}::text[], ${column((row) => row.product)}::text[],
      ${column((row) => row.source)}::text[], ${column((row) => row.reference)}::text[], ${column((row) => String(row.baseAmount))}::bigint[],
      ${column((row) => row.distance)}::smallint[], ${column((row) => row.ownRate)}::int[], ${column((row) => row.belowRate)}::int[],
      ${column((row) => row.factorPpm)}::int[], ${column((row) => String(row.amount))}::bigint[], ${column((row) => row.isCorrection)}::boolean[])`,
  )
}

/** The next receivers of rows that were noted before a moment. Of two processes at once, the second waits. */
export async function holdDueAccounts(
  tx: Tx,
  asked: { merchantId: string; before: Date; limit: number },
): Promise<string[]> {
  await run(tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${`commission:${asked.merchantId}`}, 0))`)
  const rows = await rowsOf(
    tx,
    sql<{ account_id: string }>`
    SELECT DISTINCT account_id FROM agents.commission
    WHERE merchant_id = ${asked.merchantId} AND payment_id IS NULL AND noted_at < ${asked.before}
    ORDER BY account_id LIMIT ${asked.limit}`,
  )
  return rows.map((row) => row.account_id)
}

export interface Taken {
  account_id: string
  sum: bigint
}

/** Marks rows of these receivers as paid by payments that the transaction writes later; their sums. */
export async function takeDue(
  tx: Tx,
  asked: { merchantId: string; before: Date },
  payments: readonly { accountId: string; paymentId: string }[],
): Promise<Taken[]> {
  return rowsOf(
    tx,
    sql<Taken>`
    WITH taken AS (
      UPDATE agents.commission c SET payment_id = u.payment_id
      FROM unnest(${payments.map(({ accountId }) => accountId)}::text[], ${payments.map(({ paymentId }) => paymentId)}::text[]) AS u(account_id, payment_id)
      WHERE c.merchant_id = ${asked.merchantId} AND c.account_id = u.account_id AND c.payment_id IS NULL AND c.noted_at < ${asked.before}
      RETURNING c.account_id, c.amount)
    SELECT account_id, sum(amount)::bigint AS sum FROM taken GROUP BY 1 ORDER BY 1`,
  )
}

/** What earlier corrections left over, zero or less. */
export async function readCarries(
  reader: Reader,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await rowsOf(
    reader,
    sql<{ account_id: string; amount: bigint }>`
    SELECT account_id, amount FROM agents.commission_carry WHERE account_id = ANY (${[...accountIds]}::text[])`,
  )
  return new Map(rows.map((row) => [row.account_id, row.amount]))
}

export interface NewPayment {
  readonly paymentId: string
  readonly merchantId: string
  readonly accountId: string
  readonly periodId: string
  readonly sumAmount: bigint
  readonly carriedAmount: bigint
  readonly paidAmount: bigint
  readonly leftAmount: bigint
  readonly txnId: string | null
}

export async function insertPayments(tx: Tx, fresh: readonly NewPayment[]): Promise<void> {
  const column = <Value>(of: (row: NewPayment) => Value) => fresh.map(of)
  await run(
    tx,
    sql`
    INSERT INTO agents.commission_payment (payment_id, merchant_id, account_id, period_id, sum_amount, carried_amount, paid_amount, left_amount, txn_id)
    SELECT * FROM unnest(${column((row) => row.paymentId)}::text[], ${column((row) => row.merchantId)}::text[], ${column((row) => row.accountId)}::text[],
      ${column((row) => row.periodId)}::text[], ${column((row) => String(row.sumAmount))}::bigint[], ${column((row) => String(row.carriedAmount))}::bigint[],
      ${column((row) => String(row.paidAmount))}::bigint[], ${column((row) => String(row.leftAmount))}::bigint[], ${column((row) => row.txnId)}::text[])`,
  )
  const moved = fresh.filter(({ carriedAmount, leftAmount }) => carriedAmount !== leftAmount)
  if (moved.length === 0) return
  await run(
    tx,
    sql`
    INSERT INTO agents.commission_carry (account_id, amount)
    SELECT * FROM unnest(${moved.map(({ accountId }) => accountId)}::text[], ${moved.map(({ leftAmount }) => String(leftAmount))}::bigint[])
    ON CONFLICT (account_id) DO UPDATE SET amount = excluded.amount`,
  )
}

export interface CommissionRow {
  commissionNo: bigint
  accountId: string
  memberId: string
  kind: 'GROUP' | 'POINT'
  product: string
  source: string
  reference: string
  baseAmount: bigint
  distance: number
  ownRate: number
  belowRate: number
  factorPpm: number
  amount: bigint
  isCorrection: boolean
  notedAt: Date
  paymentId: string | null
}

export interface CommissionFilter {
  readonly merchantId: string
  readonly accountId?: string | undefined
  readonly memberId?: string | undefined
  /** A bet, or the day and product of play. */
  readonly source?: string | undefined
  readonly from?: Date | undefined
  readonly before?: Date | undefined
}

function matching(filter: CommissionFilter) {
  return sql.join(
    [
      sql`c.merchant_id = ${filter.merchantId}`,
      ...(filter.accountId === undefined ? [] : [sql`c.account_id = ${filter.accountId}`]),
      ...(filter.memberId === undefined ? [] : [sql`c.member_id = ${filter.memberId}`]),
      ...(filter.source === undefined ? [] : [sql`c.source = ${filter.source}`]),
      ...(filter.from === undefined ? [] : [sql`c.noted_at >= ${filter.from}`]),
      ...(filter.before === undefined ? [] : [sql`c.noted_at < ${filter.before}`]),
    ],
    sql` AND `,
  )
}

/** Rows of commission, the newest first. */
export async function readCommissions(
  reader: Reader,
  filter: CommissionFilter,
  page: { pageNo: number; pageSize: number },
): Promise<CommissionRow[]> {
  return rowsOf(
    reader,
    sql<CommissionRow>`
    SELECT c.commission_no AS "commissionNo", c.account_id AS "accountId", c.member_id AS "memberId", c.kind, c.product, c.source, c.reference,
           c.base_amount AS "baseAmount", c.distance, c.own_rate AS "ownRate", c.below_rate AS "belowRate", c.factor_ppm AS "factorPpm",
           c.amount, c.is_correction AS "isCorrection", c.noted_at AS "notedAt", c.payment_id AS "paymentId"
    FROM agents.commission c WHERE ${matching(filter)} ORDER BY c.commission_no DESC
    LIMIT ${page.pageSize} OFFSET ${(page.pageNo - 1) * page.pageSize}`,
  )
}

export interface CommissionSums {
  count: bigint
  amount: bigint
  groupAmount: bigint
  pointAmount: bigint
}

export async function sumCommissions(reader: Reader, filter: CommissionFilter): Promise<CommissionSums> {
  return oneOf(
    reader,
    sql<CommissionSums>`
    SELECT count(*) AS count, coalesce(sum(c.amount), 0)::bigint AS amount,
           coalesce(sum(c.amount) FILTER (WHERE c.kind = 'GROUP'), 0)::bigint AS "groupAmount",
           coalesce(sum(c.amount) FILTER (WHERE c.kind = 'POINT'), 0)::bigint AS "pointAmount"
    FROM agents.commission c WHERE ${matching(filter)}`,
  )
}

export async function readCarry(reader: Reader, accountId: string): Promise<bigint> {
  const row = await firstOf(
    reader,
    sql<{ amount: bigint }>`SELECT amount FROM agents.commission_carry WHERE account_id = ${accountId}`,
  )
  return row?.amount ?? 0n
}
