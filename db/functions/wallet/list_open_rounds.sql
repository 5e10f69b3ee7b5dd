-- Examines at most `most` further rounds that were opened at least `age` ago, lists those still open in
-- wallet.open_round and removes those that ended since; returns how many it examined. `walk` names the
-- follower whose position moves: one walk follows the rounds as they are opened; the other, a day behind,
-- finds rounds that a rolled back win has reopened.
CREATE OR REPLACE FUNCTION wallet.list_open_rounds(walk text, age interval, most int)
RETURNS bigint LANGUAGE plpgsql
SET enable_seqscan = off
SET enable_bitmapscan = off
AS $$
DECLARE
  start bigint;
  stop bigint;
  passed bigint;
  -- Asked once: asking for each examined round would cost 10 µs every time.
  newest timestamptz := app.now() - age;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = walk FOR UPDATE;
  SELECT max(s.round_no), count(*) INTO stop, passed FROM (
    SELECT n.round_no, n.opened_at
    FROM (
      SELECT r.round_no, r.opened_at FROM wallet.round r
      WHERE r.round_no > start AND r.round_no <= wallet.horizon()
      ORDER BY r.round_no LIMIT most) AS n
    WHERE n.opened_at <= newest) AS s;
  IF passed > 0 THEN
    INSERT INTO wallet.open_round
    SELECT r.round_no, r.shard FROM wallet.round r
    WHERE r.round_no > start AND r.round_no <= stop AND r.state = 0
    ON CONFLICT DO NOTHING;
    UPDATE wallet.follower SET position = stop WHERE name = walk;
  END IF;
  DELETE FROM wallet.open_round o USING wallet.round r
  WHERE r.round_no = o.round_no AND r.shard = o.shard AND r.state <> 0;
  RETURN passed;
END $$;
