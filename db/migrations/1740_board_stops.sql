-- Up Migration
-- A period of a board that an operator ended while it ran (docs/flows/leaderboard.md): play counts until
-- `stopped_at`, and its places are paid or not. Started again, the board goes on with its next period.
CREATE TABLE promotions.board_stop (
  promotion_id text NOT NULL REFERENCES promotions.promotion,
  period text NOT NULL,
  stopped_at timestamptz NOT NULL,
  -- When the period would have ended by itself.
  ends_at timestamptz NOT NULL CHECK (ends_at > stopped_at),
  is_paid boolean NOT NULL,
  PRIMARY KEY (promotion_id, period)
);
GRANT SELECT, INSERT ON promotions.board_stop TO sala_app;
