-- Up Migration
-- The books of ACME, the demo vendor, where it keeps a pocket for each member; empty in a live house.

CREATE SCHEMA acme;
GRANT USAGE ON SCHEMA acme TO sala_app;

CREATE TABLE acme.pocket (
  member_id text PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0)
);
GRANT SELECT, INSERT, UPDATE ON acme.pocket TO sala_app;

-- What the platform moved. NOT_FOUND: it was asked for before it came, and never happens any more.
CREATE TABLE acme.transaction (
  transaction_id text COLLATE "C" PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('DEPOSIT', 'WITHDRAW', 'NONE')),
  member_id text NOT NULL,
  amount bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('OK', 'NOT_FOUND', 'INSUFFICIENT_FUNDS')),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON acme.transaction TO sala_app;
