/** Rebate points of agents, their history, and the play that waits for them. */
import { oneOf, rowsOf, run, sql, type Reader, type Tx } from '../../../../platform/postgres.ts'

export interface PointRow {
  account_id: string
  product: string
  point_ppm: number
}

export async function readPoints(reader: Reader, accountIds: readonly string[]): Promise<PointRow[]> {
  return rowsOf(
    reader,
    sql<PointRow>`
    SELECT account_id, product, point_ppm FROM agents.point WHERE account_id = ANY (${[...accountIds]}::text[])`,
  )
}

export interface HigherPointRow extends PointRow {
  username: string
}

/** Points of these products that are higher than these, of accounts below, held; the nearest first. */
export async function holdHigherPoints(
  tx: Tx,
  accountId: string,
  points: readonly { product: string; pointPpm: number }[],
): Promise<HigherPointRow[]> {
  return rowsOf(
    tx,
    sql<HigherPointRow>`
    SELECT p.account_id, a.username, p.product, p.point_ppm
    FROM identity.upline u
    JOIN agents.point p ON p.account_id = u.account_id
    JOIN identity.account a ON a.account_id = u.account_id
    JOIN unnest(${points.map(({ product }) => product)}::text[], ${points.map(({ pointPpm }) => pointPpm)}::int[]) AS n(product, point_ppm)
      ON n.product = p.product AND p.point_ppm > n.point_ppm
    WHERE u.upline_id = ${accountId} ORDER BY u.distance, p.account_id, p.product FOR UPDATE OF a`,
  )
}

export interface PointChange {
  readonly accountId: string
  readonly product: string
  readonly beforePpm: number | null
  readonly pointPpm: number
}

/** Writes points that were checked; the accounts are held. */
export async function writePoints(tx: Tx, changes: readonly PointChange[], changedBy: string): Promise<void> {
  const column = <Value>(of: (change: PointChange) => Value) => changes.map(of)
  await run(
    tx,
    sql`
    WITH fresh AS (
      SELECT * FROM unnest(${column(({ accountId }) => accountId)}::text[], ${column(({ product }) => product)}::text[],
        ${column(({ beforePpm }) => beforePpm)}::int[], ${column(({ pointPpm }) => pointPpm)}::int[]) AS f(account_id, product, before_ppm, point_ppm)
    ), now AS (
      INSERT INTO agents.point AS p (account_id, product, point_ppm)
      SELECT account_id, product, point_ppm FROM fresh
      ON CONFLICT (account_id, product) DO UPDATE SET point_ppm = excluded.point_ppm
    )
    INSERT INTO agents.point_change (account_id, product, before_ppm, point_ppm, changed_by)
    SELECT account_id, product, before_ppm, point_ppm, ${changedBy} FROM fresh`,
  )
}

export async function readLastPointLowering(reader: Reader, accountId: string): Promise<Date | null> {
  const row = await oneOf(
    reader,
    sql<{ at: Date | null }>`
    SELECT max(at) AS at FROM agents.point_change WHERE account_id = ${accountId} AND point_ppm < before_ppm`,
  )
  return row.at
}

export interface PointPlay {
  readonly merchantId: string
  readonly memberId: string
  readonly day: string
  readonly product: string
  /** When the round was opened, to the microsecond. */
  readonly openedAt: string
  readonly valid: bigint
}

/**
 * Adds settled play of members who stand below somebody. It is kept apart by the last change of a place or a
 * point in the member's line before the round, so what held then is what counts.
 */
export async function addPointPlay(tx: Tx, plays: readonly PointPlay[]): Promise<void> {
  if (plays.length === 0) return
  const column = <Value>(of: (play: PointPlay) => Value) => plays.map(of)
  await run(
    tx,
    sql`
    INSERT INTO agents.point_play AS t (merchant_id, member_id, day, product, basis_at, valid)
    SELECT b.merchant_id, b.member_id, b.day, b.product, b.basis_at, sum(b.valid) FROM (
      SELECT u.place, u.merchant_id, u.member_id, u.day, u.product, u.valid,
             greatest(max(s.since), max(c.at), '-infinity'::timestamptz) AS basis_at
      FROM unnest(${column(({ merchantId }) => merchantId)}::text[], ${column(({ memberId }) => memberId)}::text[],
        ${column(({ day }) => day)}::date[], ${column(({ product }) => product)}::text[],
        ${column(({ openedAt }) => openedAt)}::timestamptz[], ${column(({ valid }) => String(valid))}::bigint[])
        WITH ORDINALITY AS u(merchant_id, member_id, day, product, opened_at, valid, place)
      JOIN identity.line_span s ON s.account_id = u.member_id AND s.since <= u.opened_at AND u.opened_at < s.until
      LEFT JOIN LATERAL (
        SELECT max(p.at) AS at FROM agents.point_change p
        WHERE p.account_id IN (u.member_id, s.upline_id) AND p.product = u.product AND p.at <= u.opened_at) AS c ON true
      GROUP BY 1, 2, 3, 4, 5, 6) AS b
    GROUP BY 1, 2, 3, 4, 5 ORDER BY 2, 3, 4, 5
    ON CONFLICT (member_id, day, product, basis_at) DO UPDATE SET valid = t.valid + excluded.valid`,
  )
}

export interface DuePlay {
  member_id: string
  day: string
  product: string
  /** Text, since it may be before every moment. */
  basis: string
  valid: bigint
}

/** Play of days before this one without its commission, held; what somebody else holds is left out. */
export async function holdDuePlay(
  tx: Tx,
  asked: { merchantId: string; before: string; limit: number },
): Promise<DuePlay[]> {
  return rowsOf(
    tx,
    sql<DuePlay>`
    SELECT p.member_id, p.day::text AS day, p.product, p.basis_at::text AS basis, p.valid FROM agents.point_play p
    WHERE p.merchant_id = ${asked.merchantId} AND p.day < ${asked.before}::date AND p.valid <> p.noted_valid
    ORDER BY p.day, p.member_id LIMIT ${asked.limit} FOR UPDATE SKIP LOCKED`,
  )
}

export async function markPlayNoted(tx: Tx, plays: readonly DuePlay[]): Promise<void> {
  await run(
    tx,
    sql`
    UPDATE agents.point_play p SET noted_valid = p.valid
    FROM unnest(${plays.map(({ member_id }) => member_id)}::text[], ${plays.map(({ day }) => day)}::date[],
      ${plays.map(({ product }) => product)}::text[], ${plays.map(({ basis }) => basis)}::timestamptz[]) AS u(member_id, day, product, basis_at)
    WHERE p.member_id = u.member_id AND p.day = u.day AND p.product = u.product AND p.basis_at = u.basis_at`,
  )
}

export interface PlaceRow {
  place: bigint
  account_id: string
  distance: number
  point_ppm: number
}

/** The line of each member as it stood then, with the points of one product. */
export async function readPointLines(
  reader: Reader,
  asked: readonly { memberId: string; product: string; at: string }[],
): Promise<PlaceRow[]> {
  return rowsOf(
    reader,
    sql<PlaceRow>`
    SELECT l.place, l.account_id, l.distance, coalesce(h.point_ppm, 0) AS point_ppm FROM (
      SELECT u.place, u.id AS account_id, 0::smallint AS distance, u.product, u.at
      FROM unnest(${asked.map(({ memberId }) => memberId)}::text[], ${asked.map(({ product }) => product)}::text[],
        ${asked.map(({ at }) => at)}::timestamptz[]) WITH ORDINALITY AS u(id, product, at, place)
      UNION ALL
      SELECT u.place, s.upline_id, s.distance, u.product, u.at
      FROM unnest(${asked.map(({ memberId }) => memberId)}::text[], ${asked.map(({ product }) => product)}::text[],
        ${asked.map(({ at }) => at)}::timestamptz[]) WITH ORDINALITY AS u(id, product, at, place)
      JOIN identity.line_span s ON s.account_id = u.id AND s.since <= u.at AND u.at < s.until) AS l
    LEFT JOIN LATERAL (
      SELECT c.point_ppm FROM agents.point_change c
      WHERE c.account_id = l.account_id AND c.product = l.product AND c.at <= l.at
      ORDER BY c.change_no DESC LIMIT 1) AS h ON true
    ORDER BY l.place, l.distance`,
  )
}
