-- Tables that pay by a tote: a house chooses it for a table, and a round holds what lay on its sides as betting closed.
ALTER TABLE studio.game_table
  ADD COLUMN pays_by text COLLATE "C" NOT NULL DEFAULT 'FIXED' CHECK (pays_by IN ('FIXED', 'TOTE'));
-- JSON, written with the client part: {"sides": [{"spot", "stake", "per100"}], "isCancelled"}; NULL at fixed prizes.
ALTER TABLE studio.table_round ADD COLUMN tote text;
