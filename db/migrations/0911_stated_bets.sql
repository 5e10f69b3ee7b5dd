-- Up Migration
-- The two special cases become rows of wallet.round_valid: the rake of rooms, and stakes of tables on sides that exclude
-- one another. Each round keeps what the records have counted for it.
INSERT INTO wallet.round_valid (round_no, txn_id, owner_no, amount, bonus_amount, version, shard)
SELECT r.round_no, r.round_no, r.owner_no, 20 * k.amount, 20 * k.amount, 1, r.shard
FROM wallet.round_rake k JOIN wallet.round r ON r.round_no = k.round_no AND r.shard = k.shard;
-- Of a round that is not closed yet the win is not known: at most what did not cover itself.
INSERT INTO wallet.round_valid (round_no, txn_id, owner_no, amount, bonus_amount, version, shard)
SELECT r.round_no, r.round_no, r.owner_no, v.amount, v.amount, 1, r.shard
FROM wallet.round_cover c JOIN wallet.round r ON r.round_no = c.round_no AND r.shard = c.shard
CROSS JOIN LATERAL (SELECT r.stake_real + r.stake_bonus AS stake) AS s
CROSS JOIN LATERAL (
  SELECT greatest(CASE r.state WHEN 1 THEN least(abs(r.win_amount - s.stake), s.stake - c.amount) ELSE s.stake - c.amount END, 0)
    AS amount) AS v;
DROP TABLE wallet.round_rake, wallet.round_cover;
