/**
 * The invariants of the ledger, each as one query (security/decisions.md §3). A query returns what is wrong.
 */
import { verifyAudit } from '../../../platform/audit-log.ts'
import { firstOf, oneOf, run, sql, type Database, type Reader } from '../../../platform/postgres.ts'
import { transferCodes } from '../codes.ts'
import { playProofs } from './play-proofs.ts'

export interface Proof {
  /** I1 … I13, or LOG for the audit log's chain. */
  id: string
  ok: boolean
  detail: string
}

type Question = (reader: Reader) => Promise<{ ok: boolean; detail: string }>

/** Counts what breaks a rule; `found` describes it for people. */
const none =
  (statement: ReturnType<typeof sql<{ wrong: bigint }>>, holds: string, found: string): Question =>
  async (reader) => {
    const { wrong } = await oneOf(reader, statement)
    return { ok: wrong === 0n, detail: wrong === 0n ? holds : `${wrong} ${found}` }
  }

const guarded = sql`(CASE t.guarded_side WHEN 1 THEN t.debit_account ELSE t.credit_account END)`

/** What members were credited for free rounds, by the grant. */
const freeRoundCredits = sql`(
  SELECT x.key AS idem_key, sum(t.amount) AS amount FROM wallet.transfer t JOIN wallet.txn x ON x.txn_id = t.txn_id
  WHERE t.code = ${transferCodes.FREE_ROUND} GROUP BY x.key)`

const questions: Record<string, readonly Question[]> = {
  I1: [
    none(
      sql`
      SELECT count(*) AS wrong FROM (
        SELECT p.txn_id FROM audit.postings p JOIN audit.accounts a USING (account_id) GROUP BY p.txn_id, a.currency HAVING sum(p.amount_minor) <> 0) AS s`,
      'every transaction sums to zero in its currency',
      'transactions do not sum to zero',
    ),
    none(
      sql`SELECT count(*) AS wrong FROM (SELECT currency FROM audit.accounts GROUP BY currency HAVING sum(balance_minor) <> 0) AS s`,
      'the ledger sums to zero in every currency',
      'currencies do not sum to zero',
    ),
  ],
  I3: [
    none(
      sql`SELECT count(*) AS wrong FROM audit.accounts WHERE NOT may_be_negative AND balance_minor < 0`,
      'no guarded account is below zero',
      'guarded accounts are below zero',
    ),
    none(
      sql`
      SELECT count(*) AS wrong FROM wallet.receivable r
      FULL JOIN (SELECT account_id / 32 >> 16 AS owner_no, -balance_minor AS owed FROM audit.accounts WHERE purpose = 'receivable') AS a ON a.owner_no = r.owner_no
      WHERE coalesce(r.amount, 0) <> coalesce(a.owed, 0)`,
      'what members owe equals their receivable accounts',
      'receivables differ from their accounts',
    ),
  ],
  I4: [
    none(
      sql`
      SELECT count(*) AS wrong FROM audit.accounts a
      LEFT JOIN (SELECT account_id, sum(amount_minor) AS total FROM audit.postings GROUP BY account_id) AS p USING (account_id)
      WHERE a.balance_minor <> coalesce(p.total, 0)`,
      'every balance equals the sum of its postings',
      'balances differ from their postings',
    ),
    none(
      sql`
      SELECT count(*) AS wrong FROM (
        SELECT t.guarded_balance_after AS stated,
               sum(CASE t.guarded_side WHEN 1 THEN -t.amount ELSE t.amount END) OVER (PARTITION BY ${guarded}, t.shard ORDER BY t.id) AS running
        FROM wallet.transfer t WHERE t.guarded_side > 0) AS s
      WHERE running < 0 OR running <> stated`,
      'every running sum is what the transfer states, and never below zero',
      'running sums are wrong or below zero',
    ),
    none(
      sql`
      SELECT count(*) AS wrong FROM (SELECT owner_no, sum(left_amount) AS held FROM wallet.hold WHERE wallet.ledger_of(currency) = 'REAL' GROUP BY owner_no) AS h
      FULL JOIN (SELECT account_id >> 16 AS owner_no, balance FROM wallet.balance WHERE account_id & 65535 = 12) AS b USING (owner_no)
      WHERE coalesce(h.held, 0) <> coalesce(b.balance, 0)`,
      'every hold account equals its open holds',
      'hold accounts differ from their open holds',
    ),
    none(
      sql`
      SELECT count(*) AS wrong FROM (
        SELECT owner_id, sum(balance_minor) AS held FROM audit.accounts WHERE purpose = 'clearing' AND ledger = 'REAL' GROUP BY owner_id) AS c
      FULL JOIN (SELECT merchant_id AS owner_id, sum(amount_minor) AS sent FROM audit.in_transit GROUP BY merchant_id) AS t USING (owner_id)
      WHERE coalesce(c.held, 0) <> coalesce(t.sent, 0)`,
      'clearing holds exactly what is on its way to or from vendors',
      'clearing accounts differ from what is on its way',
    ),
    // In millionths of a satang: the ledger's amount plus what it has not booked yet equals the counters plus
    // what is won and not paid yet.
    none(
      sql`
      SELECT count(*) AS wrong FROM (
        SELECT owner_id, substr(purpose, 9) AS pool_code, sum(balance_minor) AS held FROM audit.accounts WHERE purpose LIKE 'jackpot:%' AND ledger = 'REAL' GROUP BY 1, 2) AS a
      FULL JOIN audit.jackpot_pools p ON p.merchant_id = a.owner_id AND p.pool_code = a.pool_code
      WHERE coalesce(a.held, 0) <> coalesce(p.booked_minor, 0)
         OR coalesce(a.held, 0)::numeric * 1000000 + coalesce(p.unbooked_micro, 0) <> coalesce(p.counter_micro, 0) + coalesce(p.owed_minor, 0)::numeric * 1000000`,
      'every jackpot pool holds what its counter shows',
      'jackpot pools differ from their counters',
    ),
  ],
  I5: [
    none(
      sql`SELECT count(*) AS wrong FROM (SELECT scope, idem_key FROM audit.txns GROUP BY scope, idem_key HAVING count(*) > 1) AS s`,
      'every key stands once',
      'keys stand more than once',
    ),
  ],
  I6: [
    none(
      sql`SELECT count(*) AS wrong FROM (SELECT reverses_txn_id FROM audit.txns WHERE reverses_txn_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1) AS s`,
      'no transaction is reversed twice',
      'transactions are reversed more than once',
    ),
    none(
      sql`
      SELECT count(*) AS wrong FROM wallet.round r
      WHERE r.state = 2 AND (r.stake_real + r.stake_bonus <> 0 OR r.win_amount <> 0 OR r.bet_count <> 0)`,
      'no cancelled round holds a stake or a win',
      'cancelled rounds hold stakes or wins',
    ),
    none(
      sql`
      SELECT count(*) AS wrong FROM wallet.round r LEFT JOIN (
        SELECT round_no, shard, sum(amount) FILTER (WHERE code = 1) - coalesce(sum(amount) FILTER (WHERE code = 3), 0) AS stake,
               coalesce(sum(amount) FILTER (WHERE code IN (2, 5) OR (code = 6 AND guarded_side = 2)), 0) AS win,
               coalesce(sum(amount) FILTER (WHERE code IN (4, 60) OR (code = 6 AND guarded_side = 1)), 0) AS taken
        FROM wallet.transfer WHERE round_no IS NOT NULL GROUP BY round_no, shard) AS t USING (round_no, shard)
      WHERE r.stake_real + r.stake_bonus <> coalesce(t.stake, 0) OR (NOT r.is_free AND r.win_amount <> t.win - t.taken)`,
      'every round equals its transfers',
      'rounds differ from their transfers',
    ),
  ],
  I9: [
    none(
      sql`SELECT count(*) AS wrong FROM wallet.broken_seals()`,
      'every seal is proved by its rows and its chain',
      'seals are broken',
    ),
  ],
  I10: [
    none(
      sql`
      SELECT count(*) AS wrong FROM (
        SELECT p.txn_id FROM audit.postings p JOIN audit.accounts a USING (account_id) GROUP BY p.txn_id HAVING count(DISTINCT a.currency) > 1) AS s`,
      'no transaction mixes currencies',
      'transactions mix currencies',
    ),
  ],
  I11: playProofs.map(({ statement, holds, found }) => none(statement, holds, found)),
  I12: [
    none(
      sql`
      SELECT count(*) AS wrong FROM wagering.requirement r
      LEFT JOIN wallet.owner o ON o.owner_id = r.member_id AND o.family = 1
      LEFT JOIN wallet.member_guard g ON g.owner_no = o.owner_no AND g.shard = o.shard
      WHERE r.status = 'OPEN' AND (
        (r.max_stake IS NOT NULL AND (g.bonus_max_stake IS NULL OR g.bonus_max_stake > r.max_stake))
        OR NOT coalesce(to_jsonb(g.bonus_products), '[]') @> (r.excluded -> 'products')
        OR NOT coalesce(to_jsonb(g.bonus_games), '[]') @> (r.excluded -> 'games'))`,
      'what open bonuses forbid stands in the guards of their members',
      'open bonuses forbid what no guard refuses',
    ),
  ],
  I13: [
    none(
      sql`
      SELECT count(*) AS wrong FROM promotions.free_grant g
      JOIN promotions.claim c ON c.claim_id = g.grant_id
      LEFT JOIN (SELECT grant_id, count(*) AS played, sum(win_amount) AS won FROM promotions.free_round WHERE NOT is_void GROUP BY grant_id) AS r
        ON r.grant_id = g.grant_id
      LEFT JOIN ${freeRoundCredits} AS l ON l.idem_key = g.grant_id
      WHERE g.round_count - g.left_count <> coalesce(r.played, 0) OR g.won_amount <> coalesce(r.won, 0)
         OR (g.ended_at IS NULL) <> (c.state = 'JOINED')
         OR coalesce(l.amount, 0) <> CASE WHEN c.paid_at IS NULL THEN 0 ELSE least(g.won_amount, g.most_amount) END`,
      'every grant of free rounds equals its rounds, and its credit what they won',
      'grants of free rounds differ from their rounds or their credit',
    ),
    none(
      sql`SELECT count(*) AS wrong FROM ${freeRoundCredits} AS l WHERE NOT EXISTS (SELECT FROM promotions.free_grant g WHERE g.grant_id = l.idem_key)`,
      'every credit of free rounds belongs to a grant',
      'credits of free rounds belong to no grant',
    ),
  ],
  LOG: [
    async (reader) => {
      const { ok, checked, brokenAt } = await verifyAudit(reader)
      return {
        ok,
        detail: ok
          ? `the audit log's chain holds over ${checked} rows`
          : `the audit log's chain breaks at row ${brokenAt}`,
      }
    },
  ],
}

/**
 * Runs every query that a database can answer alone: I1, I3, I4, I5, I6, I9 to I13 and the audit log's
 * chain. I2, I7 and I8 are about answers that were given and need a client that remembers them.
 */
export async function runAudit(reader: Reader): Promise<Proof[]> {
  const proofs: Proof[] = []
  for (const [id, asked] of Object.entries(questions)) {
    const answers: Awaited<ReturnType<Question>>[] = []
    for (const ask of asked) answers.push(await ask(reader))
    const wrong = answers.filter((answer) => !answer.ok)
    proofs.push({
      id,
      ok: wrong.length === 0,
      detail: (wrong.length > 0 ? wrong : answers).map((answer) => answer.detail).join('; '),
    })
  }
  return proofs
}

/** Runs the proof and stores its result for the dashboard. */
export async function proveNow(database: Database): Promise<Proof[]> {
  const proofs = await database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await run(tx, sql`SET LOCAL statement_timeout = '30min'`)
      return runAudit(tx)
    })
  await run(
    database.kysely,
    sql`INSERT INTO wallet.proof (is_ok, proofs) VALUES (${proofs.every((proof) => proof.ok)}, ${JSON.stringify(proofs)}::jsonb)`,
  )
  return proofs
}

/** The last stored proof, for the operator's dashboard; null before the first. */
export async function lastProof(reader: Reader): Promise<{ at: Date; ok: boolean; checks: Proof[] } | null> {
  const row = await firstOf(
    reader,
    sql<{
      at: Date
      is_ok: boolean
      proofs: Proof[]
    }>`SELECT at, is_ok, proofs FROM wallet.proof ORDER BY proof_no DESC LIMIT 1`,
  )
  return row ? { at: row.at, ok: row.is_ok, checks: row.proofs } : null
}
