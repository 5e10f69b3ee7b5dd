-- Up Migration
-- The turnover of a match bonus stands in place of its deposit's own. Once it is given up or has run out, the
-- deposit still has to be played once (docs/domain/economy.md §5): this is the deposit in the base.
ALTER TABLE wagering.requirement
  ADD COLUMN own_amount bigint NOT NULL DEFAULT 0 CHECK (own_amount BETWEEN 0 AND base_amount);
