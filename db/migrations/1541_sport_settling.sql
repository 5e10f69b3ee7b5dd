-- Up Migration
-- Settling of sports (docs/flows/settle-sports.md): which results, legs and bets it still has to look at.

-- Every row is changed once or twice after it was written: room on its page keeps it where it is.
ALTER TABLE sports.bet SET (fillfactor = 75);
ALTER TABLE sports.leg SET (fillfactor = 75);

ALTER TABLE sports.bet
  -- By two people, whatever its legs come to; void_reason is then theirs.
  ADD COLUMN voided_at timestamptz,
  -- Single bets of the member stand on several selections of its market: what they count is worked out together.
  ADD COLUMN has_opposite boolean NOT NULL DEFAULT false;
CREATE INDEX bet_settled_of_house ON sports.bet (merchant_id, settled_at) WHERE settled_at IS NOT NULL;

-- Every bet on it is void, by two people.
ALTER TABLE sports.market ADD COLUMN void_reason text;

-- When all legs were decided by it, or it was passed over for a higher version.
ALTER TABLE sports.result ADD COLUMN settled_at timestamptz;
CREATE INDEX result_unsettled ON sports.result (fixture_id) WHERE state = 'CONFIRMED' AND settled_at IS NULL;

-- A row for each fixture that settling has looked at.
CREATE TABLE sports.settling (
  fixture_id text PRIMARY KEY REFERENCES sports.fixture,
  -- How many of its periods had ended when it was looked at.
  ended int NOT NULL DEFAULT 0,
  -- Look again, although no result is new: a market became void.
  is_asked boolean NOT NULL DEFAULT false,
  leased_until timestamptz
);
CREATE INDEX settling_asked ON sports.settling (fixture_id) WHERE is_asked;
CREATE INDEX fixture_under_way ON sports.fixture (fixture_id) WHERE status IN ('LIVE', 'INTERRUPTED', 'ENDED');
CREATE INDEX fixture_off ON sports.fixture (first_start_at)
  WHERE kind = 'MATCH' AND status IN ('SCHEDULED', 'POSTPONED', 'INTERRUPTED', 'ABANDONED', 'CANCELLED');

-- Bets to be settled, or settled again. A chunk takes one of each member, of one vendor.
CREATE TABLE sports.due_bet (
  vendor text NOT NULL,
  member_id text NOT NULL,
  bet_id text NOT NULL REFERENCES sports.bet,
  -- Not before: the wallet refused it, and somebody has to look.
  not_before timestamptz,
  PRIMARY KEY (vendor, member_id, bet_id)
);

-- A waiting live bet that is accepted after its leg was decided is due at once; the text is in
-- db/functions/sports/note_accepted.sql.
CREATE FUNCTION sports.note_accepted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
CREATE TRIGGER note_accepted AFTER UPDATE OF state ON sports.bet
FOR EACH ROW WHEN (OLD.state = 'PENDING' AND NEW.state = 'ACCEPTED') EXECUTE FUNCTION sports.note_accepted();

-- Tennis is open until it is finished (docs/domain/sportsbook.md §7); the longest time stands for that.
UPDATE sports.sport SET void_after_h = 336 WHERE sport_code = 'TENNIS';

GRANT SELECT, INSERT, UPDATE ON sports.settling TO sala_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON sports.due_bet TO sala_app;
