-- Up Migration
-- A vendor whose open rounds wait for a clock of its own, as a ticket for a draw in two weeks does: they are not stuck, and
-- the desk of open rounds ends none of them.
ALTER TABLE catalogue.vendor ADD COLUMN settles_itself boolean NOT NULL DEFAULT false;
