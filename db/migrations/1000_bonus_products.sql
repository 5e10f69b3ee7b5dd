-- Up Migration
-- What an open bonus excludes (domain/economy.md §5): products, and single games as VENDOR/GAME. Its rows say
-- it, and the member's guard holds all of theirs together, for the posting function.

ALTER TABLE wagering.requirement
  ADD COLUMN excluded jsonb NOT NULL DEFAULT '{"products": [], "games": []}';

ALTER TABLE wallet.member_guard
  ADD COLUMN bonus_products text[] NOT NULL DEFAULT '{}',
  ADD COLUMN bonus_games text[] NOT NULL DEFAULT '{}';
