-- Up Migration
-- Boards of members by their valid bets of a period (docs/flows/leaderboard.md).

-- A member's figure on a board in a period; not above zero: not ranked. `reached_at`: when it became what it is.
CREATE TABLE promotions.board_score (
  promotion_id text NOT NULL REFERENCES promotions.promotion,
  period text NOT NULL,
  member_id text NOT NULL,
  valid_amount bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  -- The group of figures that it belongs to, so that a rank is found without counting everybody ahead.
  bucket int NOT NULL,
  PRIMARY KEY (promotion_id, period, member_id)
) WITH (fillfactor = 80);
CREATE INDEX board_score_rank ON promotions.board_score (promotion_id, period, valid_amount DESC, reached_at, member_id);
GRANT SELECT, INSERT, UPDATE ON promotions.board_score TO sala_app;

-- How many members stand in each group.
CREATE TABLE promotions.board_bucket (
  promotion_id text NOT NULL,
  period text NOT NULL,
  bucket int NOT NULL,
  member_count int NOT NULL,
  PRIMARY KEY (promotion_id, period, bucket)
);
GRANT SELECT, INSERT, UPDATE ON promotions.board_bucket TO sala_app;

-- A period that has ended: its ranks are final once this row stands.
CREATE TABLE promotions.board_result (
  promotion_id text NOT NULL REFERENCES promotions.promotion,
  period text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  closed_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, period)
);
GRANT SELECT, INSERT ON promotions.board_result TO sala_app;

-- Who won what. WAITING: to be paid, also while a day's cap leaves no room. LEFT_OUT: excluded, on a break, or
-- stopped when it was to be paid; nobody moves up. SPENT: the budget was used up.
CREATE TABLE promotions.board_prize (
  promotion_id text NOT NULL,
  period text NOT NULL,
  rank int NOT NULL CHECK (rank > 0),
  member_id text NOT NULL,
  merchant_id text NOT NULL,
  valid_amount bigint NOT NULL,
  reached_at timestamptz NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('WAITING', 'PAID', 'LEFT_OUT', 'SPENT')),
  PRIMARY KEY (promotion_id, period, rank),
  UNIQUE (promotion_id, period, member_id),
  FOREIGN KEY (promotion_id, period) REFERENCES promotions.board_result
);
CREATE INDEX board_prize_waiting ON promotions.board_prize (merchant_id, promotion_id, period, rank) WHERE state = 'WAITING';
GRANT SELECT, INSERT, UPDATE ON promotions.board_prize TO sala_app;
