-- Up Migration
-- What an auditor reads, and nothing else (SECURITY §3). Stable: columns are added, never renamed. The cashier's and the
-- agents' migrations add audit.withdrawals and audit.period_payments.

CREATE SCHEMA IF NOT EXISTS audit;
GRANT USAGE ON SCHEMA audit TO sala_app;

-- An account of the audit is an account in one shard: account_id * 32 + shard.
-- Summed accounts: what is rolled up, and the transfers behind the roll-up, seen by one snapshot.
CREATE VIEW audit.accounts AS
WITH summed AS (
  SELECT account_id, shard, sum(balance)::bigint AS balance FROM (
    SELECT account_id, shard, balance FROM wallet.account_total
    UNION ALL
    SELECT s.account_id, s.shard, s.amount FROM wallet.follower f, wallet.summed_sides(f.position, 9223372036854775807) AS s WHERE f.name = 'roll-up'
  ) AS parts GROUP BY account_id, shard
), held AS (
  SELECT account_id, shard, balance, false AS may_be_negative FROM wallet.balance
  UNION ALL
  SELECT account_id, shard, balance, true FROM summed
)
SELECT h.account_id * 32 + h.shard AS account_id, o.owner_kind, o.owner_id, p.currency, p.purpose, h.balance AS balance_minor, h.may_be_negative
FROM held h JOIN wallet.owner o ON o.owner_no = h.account_id >> 16 JOIN wallet.purpose p ON p.purpose_no = h.account_id & 65535;

-- Two signed postings a transfer, in posting order.
CREATE VIEW audit.postings AS
SELECT t.id * 2 + s.place AS posting_id, t.txn_id, s.account * 32 + t.shard AS account_id, s.amount AS amount_minor, t.created_at AS posted_at
FROM wallet.transfer t, LATERAL (VALUES (0, t.debit_account, -t.amount), (1, t.credit_account, t.amount)) AS s(place, account, amount);

-- Every transaction: the hot path's (their key is on their first transfer), wins of zero among them, and the others.
CREATE VIEW audit.txns AS
SELECT t.txn_id, s.scope, t.key AS idem_key, (ARRAY['BET', 'WIN', 'BET_WIN', 'ROLLBACK'])[t.kind] AS kind, t.reverses_txn_id,
       substr(v.scope, 8) AS vendor, r.round_id, replace(t.body_hash::text, '-', '') AS body_hash
FROM wallet.transfer t JOIN wallet.scope s ON s.scope_no = t.scope_no
LEFT JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard LEFT JOIN wallet.scope v ON v.scope_no = r.vendor_no
WHERE t.key IS NOT NULL
UNION ALL
SELECT a.txn_id, s.scope, a.key, (ARRAY['BET', 'WIN', 'BET_WIN', 'ROLLBACK'])[a.kind], a.reverses_txn_id,
       substr(v.scope, 8), r.round_id, replace(a.body_hash::text, '-', '')
FROM wallet.answer a JOIN wallet.scope s ON s.scope_no = a.scope_no
LEFT JOIN wallet.round r ON r.round_no = a.round_no AND r.shard = a.shard LEFT JOIN wallet.scope v ON v.scope_no = r.vendor_no
WHERE a.status = 1 AND (a.kind = 2 OR a.reverses_txn_id IS NOT NULL)
UNION ALL
SELECT t.txn_id, t.scope, t.key, t.kind, t.reverses_txn_id, NULL, NULL, replace(t.body_hash::text, '-', '') FROM wallet.txn t;

-- One row a bet of the hot path; payout is the round's.
CREATE VIEW audit.bets AS
SELECT t.txn_id AS bet_id, o.owner_id AS member_id, substr(v.scope, 8) AS vendor, g.game_code, g.product, r.round_id,
       CASE WHEN r.is_free THEN 'TRIAL' ELSE 'THB' END AS currency,
       (SELECT sum(l.amount)::bigint FROM wallet.transfer l WHERE l.id >= t.txn_id AND l.id < t.txn_id + 8 AND l.txn_id = t.txn_id AND l.code = 1) AS stake_minor,
       r.win_amount AS round_payout_minor, (ARRAY['OPEN', 'CLOSED', 'CANCELLED'])[r.state + 1] AS round_state,
       EXISTS (SELECT FROM wallet.transfer x WHERE x.reverses_txn_id = t.txn_id) AS is_rolled_back, t.created_at AS placed_at, r.ended_at AS settled_at
FROM wallet.transfer t
JOIN wallet.round r ON r.round_no = t.round_no AND r.shard = t.shard
JOIN wallet.owner o ON o.owner_no = r.owner_no AND o.shard = r.shard
JOIN wallet.game_guard g ON g.game_no = r.game_no
JOIN wallet.scope v ON v.scope_no = r.vendor_no
WHERE t.kind IN (1, 3);

CREATE VIEW audit.log AS
SELECT seq, encode(hash, 'hex') AS hash, encode(prev_hash, 'hex') AS prev_hash, actor, action, subject, at FROM app.audit_log;

GRANT SELECT ON ALL TABLES IN SCHEMA audit TO sala_app;

-- Results of the nightly proof, for the operator's dashboard.
CREATE TABLE wallet.proof (
  proof_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT app.now(),
  is_ok boolean NOT NULL,
  proofs jsonb NOT NULL
);
GRANT SELECT, INSERT ON wallet.proof TO sala_app;
