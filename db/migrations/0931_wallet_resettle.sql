-- Auditors read a corrected result as RESETTLE. The transaction of the result before is the one that it reverses.
CREATE OR REPLACE VIEW audit.txns AS
SELECT t.txn_id, s.scope, t.key AS idem_key, (ARRAY['BET', 'WIN', 'BET_WIN', 'ROLLBACK', 'CLOSE', 'RESETTLE'])[t.kind] AS kind, t.reverses_txn_id,
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
