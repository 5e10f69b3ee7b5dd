-- Up Migration
-- The walk asked for the time anew at each round that it passed, 10 µs of each round and bet; once is enough.
CREATE OR REPLACE FUNCTION wallet.list_open_rounds(walk text, age interval, most int) RETURNS bigint LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE start bigint; stop bigint; passed bigint; newest timestamptz := app.now() - age;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = walk FOR UPDATE;
  SELECT max(s.round_no), count(*) INTO stop, passed FROM (
    SELECT n.round_no, n.opened_at FROM (SELECT r.round_no, r.opened_at FROM wallet.round r WHERE r.round_no > start AND r.round_no <= wallet.horizon() ORDER BY r.round_no LIMIT most) AS n
    WHERE n.opened_at <= newest) AS s;
  IF passed > 0 THEN
    INSERT INTO wallet.open_round SELECT r.round_no, r.shard FROM wallet.round r WHERE r.round_no > start AND r.round_no <= stop AND r.state = 0 ON CONFLICT DO NOTHING;
    UPDATE wallet.follower SET position = stop WHERE name = walk;
  END IF;
  DELETE FROM wallet.open_round o USING wallet.round r WHERE r.round_no = o.round_no AND r.shard = o.shard AND r.state <> 0;
  RETURN passed;
END $$;
