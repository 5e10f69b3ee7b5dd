-- Up Migration
-- Vendors that keep a pocket of their own for each member (docs/vendors, transfer mode). What the ledger knows of a
-- pocket is the member's account pocket:<vendor>; a transfer on its way waits in the merchant's clearing account.

ALTER TABLE launch.vendor_access
  ADD COLUMN wallet_mode text NOT NULL DEFAULT 'SEAMLESS' CHECK (wallet_mode IN ('SEAMLESS', 'TRANSFER')),
  -- Where the vendor answers /player/…; of our own host where it begins with a slash.
  ADD COLUMN api_url text CHECK (api_url ~ '^(https?://|/)'),
  -- The vendor remembers which transactions it answered NOT_FOUND for, and never does them afterwards.
  ADD COLUMN not_found_is_final boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT transfer_mode_has_address CHECK (wallet_mode = 'SEAMLESS' OR api_url IS NOT NULL);

-- One row a member and vendor: the lock that puts their transfers in a row. `revision` grows with each movement, so an
-- answer about the balance that a movement overtook is told from a fresh one.
CREATE TABLE launch.pocket (
  member_id text NOT NULL,
  vendor_code text COLLATE "C" NOT NULL REFERENCES launch.vendor_access,
  merchant_id text NOT NULL,
  revision bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, vendor_code)
);
GRANT SELECT, INSERT, UPDATE ON launch.pocket TO sala_app;

-- A transfer into or out of a pocket. PENDING until the vendor's answer is definite; REFUSED never left.
CREATE TABLE launch.pocket_transfer (
  transfer_id uuid PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  vendor_code text COLLATE "C" NOT NULL REFERENCES launch.vendor_access,
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  amount bigint NOT NULL CHECK (amount > 0),
  request_key text COLLATE "C" NOT NULL,
  state text NOT NULL CHECK (state IN ('PENDING', 'DONE', 'RETURNED', 'REFUSED')),
  -- What the member was first answered; repeats of the request are told the same.
  first_state text CHECK (first_state IN ('PENDING', 'DONE', 'RETURNED', 'REFUSED')),
  -- The error code of REFUSED or RETURNED, with what its sentence names.
  refusal jsonb,
  created_at timestamptz NOT NULL,
  -- By the machine's clock: what the one message that moves the money is signed with, whenever it leaves.
  signed_at timestamptz NOT NULL,
  ask_count int NOT NULL DEFAULT 0,
  next_ask_at timestamptz,
  last_answer text,
  ended_at timestamptz,
  UNIQUE (member_id, request_key),
  CHECK ((state = 'PENDING') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX pocket_transfer_open ON launch.pocket_transfer (member_id, vendor_code) WHERE state = 'PENDING';
CREATE INDEX pocket_transfer_due ON launch.pocket_transfer (next_ask_at) WHERE state = 'PENDING';
GRANT SELECT, INSERT, UPDATE ON launch.pocket_transfer TO sala_app;

-- What the clearing accounts hold for: the proof compares the two.
CREATE VIEW audit.in_transit AS
SELECT transfer_id::text AS transfer_id, merchant_id, member_id, vendor_code AS vendor, direction, amount AS amount_minor, created_at AS started_at
FROM launch.pocket_transfer WHERE state = 'PENDING';
GRANT SELECT ON audit.in_transit TO sala_app;
