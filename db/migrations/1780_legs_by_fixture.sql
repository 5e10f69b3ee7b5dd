-- Bets on a market are found among those on its fixture, so a leg fills one index less.
DROP INDEX sports.leg_of_market;
