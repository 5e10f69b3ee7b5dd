-- Writes bets (`p_o_…`) and their lines (`p_l_…`), which name their bet by its place, from 1. The odds of a
-- line are the text of an array.
--
-- Plans are pinned, so that they are made once a session.
CREATE OR REPLACE FUNCTION lottery.store_orders(
  p_o_ids text[], p_o_merchants text[], p_o_members text[], p_o_games text[], p_o_numeros text[],
  p_o_chases text[], p_o_seeds text[], p_o_notes text[], p_o_txns text[], p_o_stakes bigint[],
  p_o_potentials bigint[], p_o_member_gs int[], p_o_bet_gs int[], p_o_lines int[], p_o_placed timestamptz[],
  p_l_orders int[], p_l_plays text[], p_l_selections text[], p_l_nos int[], p_l_combinations bigint[],
  p_l_units bigint[], p_l_multiples int[], p_l_stakes bigint[], p_l_refunds boolean[], p_l_factors int[],
  p_l_odds text[])
RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET jit = off
AS $$
BEGIN
  INSERT INTO lottery.orders (
    order_id, merchant_id, member_id, game_code, numero, chase_id, client_seed, note, wallet_txn,
    stake_amount, potential_amount, member_g, bet_g, line_count, placed_at)
  SELECT * FROM unnest(
    p_o_ids, p_o_merchants, p_o_members, p_o_games, p_o_numeros, p_o_chases, p_o_seeds, p_o_notes, p_o_txns,
    p_o_stakes, p_o_potentials, p_o_member_gs, p_o_bet_gs, p_o_lines, p_o_placed);

  INSERT INTO lottery.line (
    order_id, game_code, numero, play_code, selection, line_no, combinations, unit_amount, multiple,
    stake_amount, refunds_ties, factor_e4, odds_e4)
  SELECT p_o_ids[l.at], p_o_games[l.at], p_o_numeros[l.at], l.play_code, l.selection, l.no, l.combinations,
    l.unit_amount, l.multiple, l.stake_amount, l.refunds_ties, l.factor_e4, l.odds::bigint[]
  FROM unnest(
    p_l_orders, p_l_plays, p_l_selections, p_l_nos, p_l_combinations, p_l_units, p_l_multiples, p_l_stakes,
    p_l_refunds, p_l_factors, p_l_odds)
    AS l(at, play_code, selection, no, combinations, unit_amount, multiple, stake_amount, refunds_ties,
      factor_e4, odds);
END $$;
