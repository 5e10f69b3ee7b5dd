-- The result of a round for its player: 0 pending, 1 won, 2 lost, 3 push, 4 refunded. `state` as in
-- wallet.round; amounts in satang.
CREATE OR REPLACE FUNCTION wallet.round_status(state smallint, stake bigint, win bigint)
RETURNS smallint LANGUAGE sql IMMUTABLE
AS $$
  SELECT (CASE
    WHEN state = 0 THEN 0
    WHEN state = 2 THEN 4
    WHEN win = stake AND stake > 0 THEN 3
    WHEN win > stake THEN 1
    ELSE 2 END)::smallint
$$;
