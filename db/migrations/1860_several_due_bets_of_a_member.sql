-- A chunk of due bets may have several of one member (docs/decisions/0180-several-bets-of-a-member.md); the
-- function has another argument, and stands in db/functions/sports/hold_due.sql.
DROP FUNCTION IF EXISTS sports.hold_due(text, text, int, int, int);
