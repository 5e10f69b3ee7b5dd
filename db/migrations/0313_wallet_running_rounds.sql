-- Up Migration
-- Operators see every round that is not settled, not only those left open for a day: a second walk follows the rounds as
-- they are opened. The first one stays, a day behind: it finds again what a taken back win has opened anew.
INSERT INTO wallet.follower (name, position) SELECT 'running-rounds', position FROM wallet.follower WHERE name = 'open-rounds';

DROP FUNCTION wallet.list_open_rounds(interval, int);
-- Walks past at most `most` further rounds of at least `age`, lists those still open and drops those that ended since;
-- answers how many it passed.
CREATE FUNCTION wallet.list_open_rounds(walk text, age interval, most int) RETURNS bigint LANGUAGE plpgsql
  SET enable_seqscan = off SET enable_bitmapscan = off AS $$
DECLARE start bigint; stop bigint; passed bigint;
BEGIN
  SELECT position INTO start FROM wallet.follower WHERE name = walk FOR UPDATE;
  SELECT max(s.round_no), count(*) INTO stop, passed FROM (
    SELECT n.round_no, n.opened_at FROM (SELECT r.round_no, r.opened_at FROM wallet.round r WHERE r.round_no > start AND r.round_no <= wallet.horizon() ORDER BY r.round_no LIMIT most) AS n
    WHERE n.opened_at <= app.now() - age) AS s;
  IF passed > 0 THEN
    INSERT INTO wallet.open_round SELECT r.round_no, r.shard FROM wallet.round r WHERE r.round_no > start AND r.round_no <= stop AND r.state = 0 ON CONFLICT DO NOTHING;
    UPDATE wallet.follower SET position = stop WHERE name = walk;
  END IF;
  DELETE FROM wallet.open_round o USING wallet.round r WHERE r.round_no = o.round_no AND r.shard = o.shard AND r.state <> 0;
  RETURN passed;
END $$;
