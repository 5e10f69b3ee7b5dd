-- What a batch of bets is judged by, behind the locks that it holds until it is committed: the issues
-- (`p_i_…`) are locked first, then the members in their games (`p_held`), whose sums nobody else may add to
-- meanwhile. All else is read by statements of their own behind the locks: the terms of houses (`p_t_…`),
-- the prize groups of members, what members' bets in issues come to (`p_s_…`), and the odds and rules of
-- numbers of houses in issues (`p_n_…`). But for `p_held` no list has an element twice. Amounts are text in
-- the JSON, whose numbers are not exact.
--
-- Plans are pinned: an index probe for each element whatever the statistics say, planned once a session.
CREATE OR REPLACE FUNCTION lottery.hold_docket(
  p_i_games text[], p_i_numeros text[], p_held text[],
  p_t_merchants text[], p_t_games text[], p_members text[],
  p_s_members text[], p_s_games text[], p_s_numeros text[],
  p_n_merchants text[], p_n_games text[], p_n_numeros text[],
  OUT o_issues json, OUT o_terms json, OUT o_groups json, OUT o_sums json, OUT o_odds json, OUT o_rules json)
LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
SET enable_bitmapscan = off
SET enable_hashjoin = off
SET enable_mergejoin = off
SET jit = off
AS $$
BEGIN
  o_issues := (SELECT json_agg(i) FROM lottery.lock_issues(p_i_games, p_i_numeros) AS i);

  -- The namespace 1025 of advisory locks: members in games of lotteries.
  PERFORM pg_advisory_xact_lock(1025, s.name_hash)
  FROM (SELECT DISTINCT hashtext(t.name) AS name_hash FROM unnest(p_held) AS t(name) ORDER BY 1) AS s;

  SELECT f.o_terms, f.o_groups INTO o_terms, o_groups
  FROM lottery.pricing_facts(p_t_merchants, p_t_games, p_members) AS f;
  o_sums := (
    SELECT json_agg(json_build_array(s.member, s.game, s.no, o.potential, o.stake))
    FROM unnest(p_s_members, p_s_games, p_s_numeros) AS s(member, game, no)
    CROSS JOIN LATERAL (
      SELECT sum(t.potential_amount)::text AS potential, sum(t.stake_amount)::text AS stake
      FROM lottery.orders t
      WHERE t.game_code = s.game AND t.numero = s.no AND t.member_id = s.member AND NOT t.is_cancelled
      OFFSET 0) AS o
    WHERE o.potential IS NOT NULL);

  IF cardinality(p_n_games) > 0 THEN
    o_odds := (
      SELECT json_agg(o) FROM (SELECT DISTINCT * FROM unnest(p_n_merchants, p_n_games)) AS s(merchant, game)
      CROSS JOIN LATERAL (
        SELECT t.merchant_id, t.game_code, t.play_code, t.odds_e4::text[] AS odds, t.updated_at
        FROM lottery.odds t WHERE t.merchant_id = s.merchant AND t.game_code = s.game OFFSET 0) AS o);
    -- Of a number's rules whose time has come, the newest holds.
    o_rules := (
      SELECT json_agg(r) FROM (
        SELECT DISTINCT s.merchant, s.game, n.no
        FROM unnest(p_n_merchants, p_n_games, p_n_numeros) AS s(merchant, game, no)
        CROSS JOIN LATERAL (VALUES (''), (s.no)) AS n(no)) AS s
      CROSS JOIN LATERAL (
        SELECT DISTINCT ON (t.play_code, t.number_key)
          t.merchant_id, t.game_code, t.numero, t.play_code, t.number_key, t.mode, t.factor_e4,
          t.max_total_amount::text, t.on_full
        FROM lottery.number_rule t
        WHERE t.merchant_id = s.merchant AND t.game_code = s.game AND t.numero = s.no
          AND t.effective_from <= app.now()
        ORDER BY t.play_code, t.number_key, t.effective_from DESC) AS r);
  END IF;
END $$;
