-- Takes at most `p_limit` due bets of a vendor, of each member at most `p_each` and of the next members after
-- `p_after`, and locks them in the order of their ids. Those that another process has are passed over.
-- `p_lane` of `p_lanes` splits the members. `o_last`: the last member that was looked at, or NULL if there is
-- nobody behind.
--
-- Plans are pinned: rows come and go here all the time, so no statistics say how many there are.
CREATE OR REPLACE FUNCTION sports.hold_due(
  p_vendor text, p_after text, p_limit int, p_each int, p_lane int, p_lanes int,
  OUT o_bets text[], OUT o_last text
)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
DECLARE
  members text[];
  bets text[];
BEGIN
  SELECT array_agg(s.member_id), array_agg(s.bet_id), CASE WHEN count(*) = p_limit THEN max(s.member_id) END
  INTO members, bets, o_last
  FROM (
    SELECT n.member_id, n.bet_id FROM (
      SELECT d.member_id, d.bet_id, row_number() OVER (PARTITION BY d.member_id ORDER BY d.bet_id) AS no
      FROM sports.due_bet d
      WHERE d.vendor = p_vendor AND d.member_id > p_after
        AND (d.not_before IS NULL OR d.not_before <= app.now())
        AND (hashtext(d.member_id) & 1023) % p_lanes = p_lane) AS n
    WHERE n.no <= p_each ORDER BY n.member_id, n.bet_id LIMIT p_limit) AS s;
  SELECT array_agg(b.bet_id) INTO o_bets
  FROM (
    SELECT u.* FROM unnest(members, bets) AS u(member_id, bet_id) ORDER BY u.bet_id OFFSET 0) AS s
  CROSS JOIN LATERAL (
    SELECT t.bet_id FROM sports.due_bet t
    WHERE t.vendor = p_vendor AND t.member_id = s.member_id AND t.bet_id = s.bet_id
    LIMIT 1 FOR UPDATE SKIP LOCKED) AS d
  CROSS JOIN LATERAL (
    SELECT t.bet_id FROM sports.bet t WHERE t.bet_id = d.bet_id LIMIT 1 FOR NO KEY UPDATE) AS b;
END $$;
