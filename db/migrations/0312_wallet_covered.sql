-- Up Migration
-- Bets on sides that exclude one another: what stands on every one of them risks nothing, and of such a round only the
-- rest is valid bet (domain/studio-games.md §4.6, domain/agents.md §3.1).
CREATE TABLE wallet.round_cover (
  round_no bigint NOT NULL,
  shard smallint NOT NULL,
  -- Of the round's stake, in minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (round_no, shard)
);
GRANT SELECT, INSERT ON wallet.round_cover TO sala_app;

CREATE OR REPLACE FUNCTION wallet.valid_bet(product text, state smallint, stake bigint, win bigint, p_round_no bigint, p_shard smallint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN product = 'PVP' AND state = 1 THEN coalesce((SELECT 20 * k.amount FROM wallet.round_rake k WHERE k.round_no = p_round_no AND k.shard = p_shard), 0)
    WHEN product = 'LIVE' AND state = 1
      THEN greatest(least(abs(win - stake), stake - coalesce((SELECT c.amount FROM wallet.round_cover c WHERE c.round_no = p_round_no AND c.shard = p_shard), 0)), 0)
    ELSE wallet.valid_bet(product, state, stake, win) END
$$;
