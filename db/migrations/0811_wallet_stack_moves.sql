-- Up Migration
-- Which movements between a member's balance and their hold account belong to one stack, so that the account record can
-- say what became of a seat: taken with so much, so much added, left with so much.
CREATE TABLE wallet.stack_move (
  txn_id bigint NOT NULL,
  shard smallint NOT NULL,
  hold_no bigint NOT NULL,
  PRIMARY KEY (txn_id, shard)
);
CREATE INDEX stack_move_by_hold ON wallet.stack_move (hold_no);
GRANT SELECT, INSERT ON wallet.stack_move TO sala_app;

-- What was moved before: a stack is named by its first movement, its return by its key.
INSERT INTO wallet.stack_move (txn_id, shard, hold_no)
SELECT h.hold_no, h.shard, h.hold_no FROM wallet.hold h WHERE h.reference LIKE 'stack:%';
INSERT INTO wallet.stack_move (txn_id, shard, hold_no)
SELECT x.txn_id, x.shard, h.hold_no FROM wallet.txn x JOIN wallet.hold h ON h.hold_no = split_part(x.key, ':', 1)::bigint
WHERE x.scope = 'stack' AND x.kind = 'HOLD_RELEASE' AND x.key ~ '^[0-9]{1,18}:return$';
-- What was added named no stack: it went to the newest one that the member had not been given back by then.
INSERT INTO wallet.stack_move (txn_id, shard, hold_no)
SELECT x.txn_id, x.shard, s.hold_no
FROM wallet.txn x
JOIN wallet.transfer t ON t.id = x.txn_id AND t.code = 40 AND t.guarded_side = 1
CROSS JOIN LATERAL (
  SELECT h.hold_no FROM wallet.hold h
  WHERE h.owner_no = t.debit_account >> 16 AND h.shard = t.shard AND h.reference LIKE 'stack:%' AND h.hold_no < x.txn_id
    AND NOT EXISTS (SELECT FROM wallet.stack_move r WHERE r.hold_no = h.hold_no AND r.txn_id > h.hold_no AND r.txn_id < x.txn_id)
  ORDER BY h.hold_no DESC LIMIT 1) AS s
WHERE x.scope = 'stack' AND x.kind = 'HOLD' AND NOT EXISTS (SELECT FROM wallet.stack_move m WHERE m.txn_id = x.txn_id);

-- Where a stack was played is looked up by its name.
CREATE INDEX room_sitting_by_stack ON studio.room_sitting (stack_id) WHERE stack_id IS NOT NULL;
CREATE INDEX fish_sitting_by_stack ON studio.fish_sitting (stack_id) WHERE stack_id IS NOT NULL;
