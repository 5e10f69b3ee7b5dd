-- Up Migration
-- From where a bet on sports was placed (domain/sportsbook.md §1). NULL: placed before it was kept, or not by a browser.
ALTER TABLE sports.bet ADD COLUMN address text, ADD COLUMN device text;
