-- Up Migration
-- A leg's result is written to the leg alone: which bets it decides is asked of their legs (db/functions/sports/decide_legs.sql).
ALTER TABLE sports.bet DROP COLUMN open_legs;
-- Rows are written by whoever has just read their bets, which are never deleted.
ALTER TABLE sports.due_bet DROP CONSTRAINT due_bet_bet_id_fkey;
