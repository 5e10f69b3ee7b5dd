-- Stores a batch like studio.store_rounds, in which some rounds are staked by the house: `p_grant` has the
-- grant of each round, or an empty text. The round and its mark are one commit, so that a round which is
-- found again after a crash is never taken for one that its member paid.
CREATE OR REPLACE FUNCTION studio.store_granted_rounds(
  p_settled_member text[], p_settled uuid[],
  p_member text[], p_round uuid[], p_pair bigint[], p_nonce int[], p_bet bigint[], p_win bigint[],
  p_session uuid[], p_hash uuid[], p_free boolean[], p_merchant text[], p_game text[], p_version text[],
  p_key text[], p_choice text, p_events text, p_now timestamptz, p_grant text[],
  OUT o_status smallint[]
)
LANGUAGE plpgsql
AS $$
BEGIN
  o_status := studio.store_rounds(
    p_settled_member, p_settled, p_member, p_round, p_pair, p_nonce, p_bet, p_win, p_session, p_hash, p_free,
    p_merchant, p_game, p_version, p_key, p_choice, p_events, p_now);
  INSERT INTO studio.granted_round (member_id, round_id, grant_id)
  SELECT s.member_id, s.round_id, s.grant_id
  FROM unnest(p_member, p_round, p_grant, o_status) AS s(member_id, round_id, grant_id, status)
  WHERE s.status = 1 AND s.grant_id <> '';
END $$;
