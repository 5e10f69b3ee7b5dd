-- Up Migration
-- Prizes for the numbers of two ranks of a yeekee round (docs/domain/lottery.md §6.2), off as delivered.
ALTER TABLE lottery.yeekee_terms
  ADD COLUMN has_prizes boolean NOT NULL DEFAULT false,
  ADD COLUMN first_prize_amount bigint NOT NULL DEFAULT 20000 CHECK (first_prize_amount >= 0),
  ADD COLUMN rank_prize_amount bigint NOT NULL DEFAULT 40000 CHECK (rank_prize_amount >= 0),
  ADD COLUMN prize_min_bet_amount bigint NOT NULL DEFAULT 10000 CHECK (prize_min_bet_amount > 0),
  ADD COLUMN prize_budget_amount bigint NOT NULL DEFAULT 5280000 CHECK (prize_budget_amount >= 0);

-- When it was decided who has the prizes of a round; rounds from before have none.
ALTER TABLE lottery.shot_round ADD COLUMN prizes_at timestamptz;
UPDATE lottery.shot_round SET prizes_at = app.now();
CREATE INDEX shot_round_undecided ON lottery.shot_round (numero) WHERE prizes_at IS NULL;

CREATE TABLE lottery.yeekee_prize (
  game_code text NOT NULL,
  numero text NOT NULL,
  -- Of the first rank, or of the rank that is taken off the sum.
  kind text NOT NULL CHECK (kind IN ('FIRST', 'RANK')),
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  -- Of the shot.
  place int NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The merchant's business date of the draw, whose budget it is taken from.
  day date NOT NULL,
  wallet_txn text NOT NULL,
  paid_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (game_code, numero, kind));
CREATE INDEX yeekee_prize_of_day ON lottery.yeekee_prize (merchant_id, day);

GRANT SELECT, INSERT ON lottery.yeekee_prize TO sala_app;
GRANT UPDATE (prizes_at) ON lottery.shot_round TO sala_app;
