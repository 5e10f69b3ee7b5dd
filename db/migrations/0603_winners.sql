-- Up Migration
-- The winners board (domain/gaps.md §7 row 24): the latest wins of each house, taken from the ledger by a follower.

CREATE TABLE catalogue.win (
  merchant_id text NOT NULL,
  -- The round, or the transaction of a jackpot's payout.
  win_no bigint NOT NULL,
  is_jackpot boolean NOT NULL,
  member_id text NOT NULL,
  vendor_code text COLLATE "C" NOT NULL,
  game_code text COLLATE "C" NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  won_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, win_no, is_jackpot)
);
CREATE INDEX win_by_time ON catalogue.win (merchant_id, won_at DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON catalogue.win TO sala_app;

-- What was won before the last day stands on no board.
INSERT INTO wallet.follower (name, position)
SELECT 'winners', coalesce(max(id), 0) FROM wallet.transfer WHERE created_at < now() - interval '1 day';
