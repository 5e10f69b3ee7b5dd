-- Whether an open bonus of a member excludes a game, by its product or by itself. Only of members whose guard
-- names anything; a game that is not known is excluded by nothing.
CREATE OR REPLACE FUNCTION wallet.bonus_excludes(p_owner bigint, p_shard smallint, p_game int)
RETURNS boolean LANGUAGE sql STABLE
AS $$
  SELECT coalesce((
    SELECT g.product = ANY (q.bonus_products)
        OR substr(v.scope, 8) || '/' || g.game_code = ANY (q.bonus_games)
    FROM wallet.member_guard q
    CROSS JOIN wallet.game_guard g
    JOIN wallet.scope v ON v.scope_no = g.vendor_no
    WHERE q.owner_no = p_owner AND q.shard = p_shard AND g.game_no = p_game), false)
$$;
