-- Up Migration

-- A hand of Pok Deng loses up to five stakes, a doubled hand of blackjack two: what such bets return is less than nothing.
-- Counted as nothing it made the measured return of both games too high, so tables and hands are counted anew.
ALTER TABLE studio.return_day DROP CONSTRAINT return_day_payout_amount_check;
DELETE FROM studio.return_day WHERE game_code IN ('BACCARAT', 'BLACKJACK', 'DRAGONTIGER', 'FANTAN', 'HILO', 'POKDENG', 'PRAWNCRAB', 'ROULETTE', 'SICBO');
UPDATE studio.return_cursor SET counted_until = '-infinity' WHERE source IN ('TABLE', 'HAND');
