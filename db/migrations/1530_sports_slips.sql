-- Up Migration
-- What slips keep beside the shared tables of the sportsbook (docs/flows/slip.md).

-- How often bets on it were stopped. A live bet that waits knows what it was when it was placed, so a stop that is over
-- again is seen as well.
ALTER TABLE sports.fixture ADD COLUMN halts int NOT NULL DEFAULT 0;
ALTER TABLE sports.market ADD COLUMN halts int NOT NULL DEFAULT 0;
-- The text is in db/functions/sports/count_halt.sql.
CREATE FUNCTION sports.count_halt() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
CREATE TRIGGER count_halt BEFORE UPDATE OF suspended_for ON sports.fixture
FOR EACH ROW WHEN (NEW.suspended_for IS NOT NULL AND OLD.suspended_for IS DISTINCT FROM NEW.suspended_for)
EXECUTE FUNCTION sports.count_halt();
CREATE TRIGGER count_halt BEFORE UPDATE OF state ON sports.market
FOR EACH ROW WHEN (OLD.state = 'OPEN' AND NEW.state <> 'OPEN') EXECUTE FUNCTION sports.count_halt();

ALTER TABLE sports.bet
  -- A process that decides it or cashes it out has it until then.
  ADD COLUMN leased_until timestamptz,
  -- What of it stands in sports.exposure; 0: given back.
  ADD COLUMN held_stake bigint NOT NULL DEFAULT 0,
  ADD COLUMN held_payout bigint NOT NULL DEFAULT 0,
  -- Since when its offer has reached auto_cash_out without a pause.
  ADD COLUMN auto_since timestamptz;
ALTER TABLE sports.leg
  -- As they were when it was placed: stops of market and fixture, and the last incident.
  ADD COLUMN halts int NOT NULL DEFAULT 0,
  ADD COLUMN incident_no int NOT NULL DEFAULT 0;

-- What a member has on a fixture by single bets (subject: its id), and what their bets of a day may pay (`day:<date>`).
-- The first is exact; the second is never too small, since a settled bet leaves it as it is.
CREATE TABLE sports.member_tally (
  member_id text NOT NULL,
  subject text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (member_id, subject)
);

-- Members whose stakes a house keeps smaller, or who do not bet on sports at all.
CREATE TABLE sports.member_risk (
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  -- Of the largest stakes, in hundredths: 25 is a quarter.
  percent int NOT NULL DEFAULT 100 CHECK (percent BETWEEN 1 AND 100),
  is_stopped boolean NOT NULL DEFAULT false,
  reason text NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, member_id)
);

-- What a refused bet was answered, for the same call again.
CREATE TABLE sports.refusal (
  bet_id text PRIMARY KEY,
  -- {code, params, value}
  answer jsonb NOT NULL,
  at timestamptz NOT NULL DEFAULT app.now()
);

CREATE TABLE sports.cash_out (
  cash_out_id text PRIMARY KEY,
  bet_id text NOT NULL REFERENCES sports.bet,
  -- MEMBER, or AUTO: by the offer that the member had set.
  source text NOT NULL CHECK (source IN ('MEMBER', 'AUTO')),
  -- Of what was left of the bet, in hundredths.
  percent int NOT NULL CHECK (percent BETWEEN 1 AND 100),
  stake bigint NOT NULL CHECK (stake > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX cash_out_of_bet ON sports.cash_out (bet_id);

GRANT SELECT, INSERT, UPDATE ON sports.member_tally, sports.member_risk TO sala_app;
GRANT SELECT, INSERT ON sports.refusal, sports.cash_out TO sala_app;

-- Markets are never deleted, and a batch that writes legs has just read them. Without these references a slip of ten legs
-- does not look up and lock thirty rows more.
ALTER TABLE sports.leg DROP CONSTRAINT leg_bet_id_fkey, DROP CONSTRAINT leg_market_no_fkey;
ALTER TABLE sports.exposure DROP CONSTRAINT exposure_market_no_fkey;
