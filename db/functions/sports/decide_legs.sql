-- Decides a chunk of the legs of a fixture: those of bets above `p_after` and below `p_below`, in their
-- order, at most `p_limit`. `p_kinds` names what each kind of leg comes to: by market, selection and the
-- score when it was placed ('17 HOME 1:0') the result and among how many it is shared; a result of null
-- opens the leg again. A leg that a higher version has decided stays.
--
-- Nothing but the leg is written for a bet that is open as before. `p_closes`: a single bet or a parlay that
-- is lost by it for the first time is closed as well; its caller closes the round in the same transaction.
-- What such a bet counts is what validOf says of it (kernel/sports/valid.ts): the stake that was not cashed
-- out, and for bonuses at a price of `p_bonus_price` and more.
--
-- One transaction at a time decides legs of the bets of a lane, so two fixtures do not each take the other's
-- leg of a parlay for open. A lane is a part of all ids, the same for every fixture.
--
-- Answers the last bet of the chunk, or NULL; how many legs it had; `o_due`: the bets that are to be settled,
-- or settled again; and the closed ones: their numbers, members, what they count, and what they held on each
-- of their selections.
CREATE OR REPLACE FUNCTION sports.decide_legs(
  p_fixture text, p_version int, p_kinds jsonb, p_after text, p_below text, p_limit int, p_lane int,
  p_closes boolean, p_bonus_price bigint,
  OUT o_last text, OUT o_legs int, OUT o_due text[],
  OUT o_lost text[], OUT o_numbers bigint[], OUT o_vendors text[], OUT o_merchants text[],
  OUT o_members text[], OUT o_valids bigint[], OUT o_bonus_valids bigint[], OUT o_stakes bigint[],
  OUT o_payouts bigint[]
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
  moment timestamptz := app.now();
  changed text[];
  -- Whether each was decided before, and whether it is lost now.
  was_decided boolean[];
  is_lost boolean[];
  decided text[];
BEGIN
  PERFORM pg_advisory_xact_lock(1578, p_lane);

  -- What a lane decides nobody else writes, so a row is found again where it was read.
  WITH near AS MATERIALIZED (
    SELECT l.ctid AS tid, l.bet_id, l.result, l.shared_by, l.result_version,
           p_kinds -> (l.market_no || ' ' || l.code
             || coalesce(' ' || l.score_home || ':' || l.score_away, '')) AS verdict
    FROM sports.leg l
    WHERE l.fixture_id = p_fixture AND l.bet_id > p_after AND l.bet_id < p_below
    ORDER BY l.bet_id LIMIT p_limit
  ), written AS (
    UPDATE sports.leg l
    SET result = n.verdict ->> 0, shared_by = (n.verdict ->> 1)::int, result_version = p_version
    FROM near n
    WHERE l.ctid = n.tid AND n.verdict IS NOT NULL AND n.result_version <= p_version
      AND (n.result, n.shared_by) IS DISTINCT FROM (n.verdict ->> 0, (n.verdict ->> 1)::int)
    RETURNING n.bet_id, n.result IS NOT NULL AS was_decided, coalesce(l.result = 'LOSE', false) AS is_lost
  )
  SELECT (SELECT max(n.bet_id) FROM near n), (SELECT count(*) FROM near n), array_agg(w.bet_id),
         array_agg(w.was_decided), array_agg(w.is_lost)
  INTO o_last, o_legs, changed, was_decided, is_lost FROM written w;
  IF changed IS NULL THEN
    RETURN;
  END IF;

  -- A statement of its own, which sees the legs as they are now. Bets are locked in the order of their ids,
  -- as all who settle do; one that somebody else has changed meanwhile is left to whoever settles it.
  WITH touched AS MATERIALIZED (
    SELECT c.bet_id, bool_or(c.was_decided) AS was_decided, bool_or(c.is_lost) AS is_lost
    FROM unnest(changed, was_decided, is_lost) AS c(bet_id, was_decided, is_lost) GROUP BY c.bet_id
  ), complete AS MATERIALIZED (
    SELECT t.bet_id, t.was_decided, t.is_lost, b.tid, b.is_plain, b.held_stake, b.held_payout FROM (
      SELECT s.*, l.was_lost FROM touched s
      CROSS JOIN LATERAL (
        SELECT bool_or(o.result IS NULL) AS is_open,
               coalesce(bool_or(o.result = 'LOSE' AND o.fixture_id <> p_fixture), false) AS was_lost
        FROM sports.leg o WHERE o.bet_id = s.bet_id OFFSET 0) AS l
      WHERE s.was_decided OR s.is_lost OR NOT l.is_open
      ORDER BY s.bet_id OFFSET 0) AS t
    CROSS JOIN LATERAL (
      SELECT q.ctid AS tid, q.kind, q.held_stake, q.held_payout,
             p_closes AND q.state = 'ACCEPTED' AND q.version = 0 AND q.kind <> 'SYSTEM'
               AND NOT q.has_opposite AND q.voided_at IS NULL AS is_plain
      FROM sports.bet q WHERE q.bet_id = t.bet_id AND q.state IN ('PENDING', 'ACCEPTED', 'SETTLED')
      OFFSET 0) AS b
    -- Lost by another leg before, a parlay comes to nothing else by this one.
    WHERE t.was_decided OR NOT t.was_lost OR b.kind = 'SYSTEM'
  ), closed AS (
    UPDATE sports.bet b
    SET state = 'SETTLED', result = 'LOST', payout = b.cashed_amount, valid = b.stake - b.cashed_stake,
        bonus_valid = CASE WHEN b.price_e4 >= p_bonus_price THEN b.stake - b.cashed_stake ELSE 0 END,
        version = 1, void_reason = NULL, held_stake = 0, held_payout = 0, settled_at = moment
    FROM complete c
    WHERE c.is_plain AND c.is_lost AND NOT c.was_decided AND b.ctid = c.tid
    RETURNING b.bet_id, b.bet_no, b.vendor, b.merchant_id, b.member_id, b.valid, b.bonus_valid,
      c.held_stake, c.held_payout
  )
  SELECT (SELECT array_agg(c.bet_id) FROM complete c), array_agg(b.bet_id), array_agg(b.bet_no),
         array_agg(b.vendor), array_agg(b.merchant_id), array_agg(b.member_id), array_agg(b.valid),
         array_agg(b.bonus_valid), array_agg(b.held_stake), array_agg(b.held_payout)
  INTO decided, o_lost, o_numbers, o_vendors, o_merchants, o_members, o_valids, o_bonus_valids, o_stakes,
       o_payouts
  FROM closed b;
  o_due := ARRAY(
    SELECT d.bet_id FROM unnest(decided) AS d(bet_id)
    EXCEPT SELECT l.bet_id FROM unnest(o_lost) AS l(bet_id));
END $$;
