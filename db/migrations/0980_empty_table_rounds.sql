-- Up Migration
-- Tables that deal round the clock leave thousands of rounds a day on which nobody bet. A job drops them after some days
-- (docs/decisions/0130-rounds-without-bets.md).

-- Of the last round that was looked at for that: rounds this old get no more bets, so each is looked at once.
ALTER TABLE studio.game_table ADD COLUMN looked_no int NOT NULL DEFAULT 0 CHECK (looked_no >= 0);

-- A round with shares has bets, and bets keep their round. Without an index on the round this second reference would
-- read all shares for each round that is dropped, and an index would cost every payment.
ALTER TABLE studio.table_share DROP CONSTRAINT table_share_round_id_fkey;
GRANT DELETE ON studio.table_round TO sala_app;
