/**
 * The proof of team figures: each statement recounts from the ledger and the line through time what the
 * figures hold, and counts what differs. What was not folded yet is left out.
 */
import { activeFrom } from '../../../../kernel/agents/active-bettor.ts'
import { oneOf, sql, type Reader } from '../../../../platform/postgres.ts'

export interface TeamProof {
  ok: boolean
  detail: string
}

const foldedTo = (name: string) =>
  sql`coalesce((SELECT position FROM wallet.follower WHERE name = ${name}), 0)`
const { DAY, WEEK, HALF_MONTH, MONTH } = activeFrom
const periods = sql`(VALUES ('D', ${DAY}::bigint), ('W', ${WEEK}::bigint), ('S', ${HALF_MONTH}::bigint), ('M', ${MONTH}::bigint)) AS k(kind, least)`

const settled = sql`
  SELECT o.owner_id AS account_id, o.merchant_id, c.settled_at AS at, (c.settled_at AT TIME ZONE system.time_zone_of(o.merchant_id))::date AS day,
         c.product, c.d_stake AS stake, c.d_payout AS payout, c.d_valid AS valid
  FROM wallet.play_change c JOIN wallet.owner o ON o.owner_no = c.owner_no AND o.shard = c.shard
  WHERE c.id <= ${foldedTo('agents.play')} AND o.owner_kind IN ('member', 'agent')`

/** Own at every moment, and the teams of those who were above at the moment. */
const toNodes = (rows: ReturnType<typeof sql>) => sql`
  SELECT m.account_id AS node_id, 0 AS scope, m.* FROM (${rows}) AS m
  UNION ALL
  SELECT l.upline_id, 1, m.* FROM (${rows}) AS m JOIN identity.line_span l ON l.account_id = m.account_id AND l.since <= m.at AND m.at < l.until`

const realLegs = sql`
  SELECT o.owner_id AS account_id, o.merchant_id, t.created_at AS at, (t.created_at AT TIME ZONE system.time_zone_of(o.merchant_id))::date AS day,
         t.code, q.purpose AS other, CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END AS amount
  FROM wallet.transfer t
  CROSS JOIN LATERAL (SELECT CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END AS own,
                             CASE t.guarded_side WHEN 1 THEN t.credit_account ELSE t.debit_account END AS other) AS a
  JOIN wallet.owner o ON o.owner_no = a.own >> 16 AND o.shard = t.shard
  JOIN wallet.purpose p ON p.purpose_no = a.own & 65535 AND p.ledger = 'REAL'
  JOIN wallet.purpose q ON q.purpose_no = a.other & 65535
  WHERE t.id <= ${foldedTo('agents.money')} AND t.guarded_side > 0 AND o.owner_kind IN ('member', 'agent')`

const firstDeposits = sql`
  SELECT l.account_id, min(l.at) AS at FROM (${realLegs}) AS l
  WHERE l.code = 10 AND l.other LIKE 'gateway:%' GROUP BY 1`

const proofs = [
  {
    statement: sql<{ wrong: bigint }>`
      WITH told AS (
        SELECT node_id, scope, day, product, sum(stake) AS stake, sum(payout) AS payout, sum(valid) AS valid
        FROM (${toNodes(settled)}) AS n GROUP BY 1, 2, 3, 4)
      SELECT count(*) AS wrong FROM told t
      FULL JOIN (SELECT * FROM agents.figure_day WHERE product <> '') AS f USING (node_id, scope, day, product)
      WHERE (t.stake, t.payout, t.valid) IS DISTINCT FROM (f.stake, f.payout, f.valid)`,
    holds: 'play of teams equals what was settled in the line of that moment',
    found: 'days of teams differ from what was settled',
  },
  {
    statement: sql<{ wrong: bigint }>`
      WITH told AS (
        SELECT node_id, scope, day,
               coalesce(sum(amount) FILTER (WHERE other LIKE 'gateway:%' AND code IN (10, 16, 62)), 0) AS deposits,
               coalesce(-sum(amount) FILTER (WHERE other LIKE 'gateway:%' AND code IN (12, 13)), 0) AS withdrawals,
               coalesce(sum(amount) FILTER (WHERE code IN (20, 21, 22, 23, 24, 27, 28) OR (code = 62 AND other LIKE 'expense:%')), 0) AS promotions,
               coalesce(sum(amount) FILTER (WHERE code = 25), 0) AS rebates, coalesce(sum(amount) FILTER (WHERE code = 30), 0) AS commissions,
               coalesce(sum(amount) FILTER (WHERE code IN (31, 32, 33)), 0) AS salaries, coalesce(sum(amount) FILTER (WHERE code = 34), 0) AS dividends
        FROM (${toNodes(realLegs)}) AS n GROUP BY 1, 2, 3)
      SELECT count(*) AS wrong FROM told t
      FULL JOIN (SELECT * FROM agents.figure_day WHERE product = '') AS f USING (node_id, scope, day)
      WHERE (coalesce(t.deposits, 0), coalesce(t.withdrawals, 0), coalesce(t.promotions, 0), coalesce(t.rebates, 0), coalesce(t.commissions, 0), coalesce(t.salaries, 0), coalesce(t.dividends, 0))
        IS DISTINCT FROM (coalesce(f.deposits, 0), coalesce(f.withdrawals, 0), coalesce(f.promotions, 0), coalesce(f.rebates, 0), coalesce(f.commissions, 0), coalesce(f.salaries, 0), coalesce(f.dividends, 0))`,
    holds: 'money of teams equals the ledger in the line of that moment',
    found: 'days of money of teams differ from the ledger',
  },
  {
    statement: sql<{ wrong: bigint }>`
      WITH held AS (SELECT account_id, sum(amount) AS balance FROM (${realLegs}) AS l GROUP BY 1),
      line AS (
        SELECT account_id, upline_id, 1 AS step FROM identity.upline
        UNION ALL SELECT account_id, upline_id, -step FROM agents.line_change),
      told AS (
        SELECT l.upline_id AS node_id, sum(l.step) AS accounts, coalesce(sum(l.step * h.balance), 0) AS balance
        FROM line l LEFT JOIN held h ON h.account_id = l.account_id GROUP BY 1)
      SELECT count(*) AS wrong FROM told t FULL JOIN agents.team_now f USING (node_id)
      WHERE (coalesce(t.accounts, 0), coalesce(t.balance, 0)) IS DISTINCT FROM (coalesce(f.accounts, 0), coalesce(f.balance, 0))`,
    holds: 'what teams hold and how many they are equals the ledger and the line',
    found: 'teams hold something else than their accounts',
  },
  {
    statement: sql<{ wrong: bigint }>`
      WITH firsts AS (${firstDeposits}),
      played AS (
        SELECT s.account_id, s.merchant_id, k.kind, k.least, agents.period_start(k.kind, s.day) AS starts, sum(s.valid) AS valid
        FROM (${settled}) AS s CROSS JOIN ${periods} GROUP BY 1, 2, 3, 4, 5),
      active AS (
        SELECT p.account_id, p.kind, p.starts, p.starts::timestamp AT TIME ZONE system.time_zone_of(p.merchant_id) AS starts_at
        FROM played p JOIN firsts d ON d.account_id = p.account_id
        WHERE p.valid >= agents.active_bet_of(p.merchant_id, p.kind, p.starts, p.least) AND d.at < agents.period_end(p.kind, p.starts)::timestamp AT TIME ZONE system.time_zone_of(p.merchant_id)),
      told AS (
        SELECT l.upline_id AS node_id, a.kind, a.starts, count(*) AS active FROM active a
        JOIN identity.line_span l ON l.account_id = a.account_id AND l.since <= a.starts_at AND a.starts_at < l.until GROUP BY 1, 2, 3)
      SELECT count(*) AS wrong FROM told t FULL JOIN agents.team_period f USING (node_id, kind, starts)
      WHERE coalesce(t.active, 0) IS DISTINCT FROM coalesce(f.active, 0)`,
    holds: 'active bettors of teams equal a recount of each period',
    found: 'periods of teams differ in their active bettors',
  },
]

/** Recounts all team figures from the ledger. Reads everything, so it is for audits and tests. */
export async function proveTeams(reader: Reader): Promise<TeamProof[]> {
  const found: TeamProof[] = []
  for (const { statement, holds, found: differs } of proofs) {
    const { wrong } = await oneOf(reader, statement)
    found.push({ ok: wrong === 0n, detail: wrong === 0n ? holds : `${wrong} ${differs}` })
  }
  return found
}
