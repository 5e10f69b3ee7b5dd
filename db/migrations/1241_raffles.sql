-- Up Migration
-- Tickets and winners of raffles (docs/flows/raffle.md).

-- What a member has gathered for a raffle, and how many tickets it brought.
CREATE TABLE promotions.raffle_member (
  promotion_id text NOT NULL REFERENCES promotions.draw,
  member_id text NOT NULL,
  deposit_amount bigint NOT NULL DEFAULT 0,
  -- Corrections may take it below zero.
  valid_amount bigint NOT NULL DEFAULT 0,
  deposit_tickets bigint NOT NULL DEFAULT 0,
  valid_tickets bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (promotion_id, member_id)
);
GRANT SELECT, INSERT, UPDATE ON promotions.raffle_member TO sala_app;

-- Tickets that were given together: numbers follow each other and are never given twice. When the list is
-- frozen, those of members who are left out, and those that corrections took back, are removed.
CREATE TABLE promotions.raffle_ticket (
  promotion_id text NOT NULL REFERENCES promotions.draw,
  first_number bigint NOT NULL CHECK (first_number > 0),
  count bigint NOT NULL CHECK (count > 0),
  member_id text NOT NULL,
  source text NOT NULL CHECK (source IN ('DEPOSIT', 'PLAY')),
  given_at timestamptz NOT NULL,
  PRIMARY KEY (promotion_id, first_number)
);
CREATE INDEX raffle_ticket_of_member ON promotions.raffle_ticket (promotion_id, member_id, first_number);
GRANT SELECT, INSERT, UPDATE, DELETE ON promotions.raffle_ticket TO sala_app;

CREATE TABLE promotions.raffle_counter (
  promotion_id text PRIMARY KEY REFERENCES promotions.draw,
  next_number bigint NOT NULL DEFAULT 1
);
GRANT SELECT, INSERT, UPDATE ON promotions.raffle_counter TO sala_app;

-- The prize of place k went to the k-th ticket that was drawn; its claim has the place as its cycle.
CREATE TABLE promotions.raffle_winner (
  promotion_id text NOT NULL REFERENCES promotions.draw,
  place int NOT NULL CHECK (place > 0),
  number bigint NOT NULL,
  member_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  claim_id text NOT NULL UNIQUE REFERENCES promotions.claim,
  PRIMARY KEY (promotion_id, place),
  UNIQUE (promotion_id, number)
);
GRANT SELECT, INSERT ON promotions.raffle_winner TO sala_app;

-- The frozen list stands once the beacon, its digest, is written.
CREATE OR REPLACE FUNCTION promotions.keep_tickets()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF EXISTS (
    SELECT FROM promotions.draw d
    WHERE d.promotion_id = coalesce(NEW.promotion_id, OLD.promotion_id) AND d.beacon IS NOT NULL) THEN
    RAISE EXCEPTION 'the ticket list of % is frozen', coalesce(NEW.promotion_id, OLD.promotion_id);
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
CREATE TRIGGER keep_tickets BEFORE INSERT OR UPDATE OR DELETE ON promotions.raffle_ticket
FOR EACH ROW EXECUTE FUNCTION promotions.keep_tickets();
