-- Up Migration
-- A number may have a rule that holds and others that begin later (docs/domain/lottery.md §5.1): of those whose
-- time has come, the newest holds.
ALTER TABLE lottery.number_rule DROP CONSTRAINT number_rule_pkey;
ALTER TABLE lottery.number_rule
  ADD PRIMARY KEY (merchant_id, game_code, numero, play_code, number_key, effective_from);
