-- Up Migration
-- Verification of persons (domain/economy.md §9): what members hand in for levels 2 and 3, and what was decided on it.

CREATE TABLE identity.kyc_request (
  request_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL REFERENCES identity.account,
  level smallint NOT NULL CHECK (level IN (2, 3)),
  state text NOT NULL CHECK (state IN ('SUBMITTED', 'MORE_NEEDED', 'APPROVED', 'REJECTED', 'EXPIRED')),
  -- Level 2. The citizen number rests sealed; its keyed hash finds the same number at another member.
  id_hash bytea,
  id_sealed bytea,
  birthday date,
  address text,
  -- Level 3.
  funds_source text,
  statement text,
  reason_code text,
  remark text,
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  -- The day after which an approval no longer stands.
  valid_until date,
  -- What was handed in is taken out after the years of retention; the decision stays.
  wiped_at timestamptz,
  CHECK (wiped_at IS NOT NULL OR CASE level WHEN 2 THEN id_hash IS NOT NULL AND id_sealed IS NOT NULL AND birthday IS NOT NULL AND address IS NOT NULL
    ELSE funds_source IS NOT NULL AND statement IS NOT NULL END),
  CHECK ((state = 'SUBMITTED') OR decided_at IS NOT NULL)
);
-- One question at a time.
CREATE UNIQUE INDEX kyc_request_one_open ON identity.kyc_request (member_id) WHERE state IN ('SUBMITTED', 'MORE_NEEDED');
CREATE INDEX kyc_request_by_member ON identity.kyc_request (member_id, submitted_at);
CREATE INDEX kyc_request_queue ON identity.kyc_request (merchant_id, state, submitted_at);
CREATE INDEX kyc_request_by_id ON identity.kyc_request (merchant_id, id_hash) WHERE id_hash IS NOT NULL;
CREATE INDEX kyc_request_valid ON identity.kyc_request (valid_until) WHERE state = 'APPROVED';
GRANT SELECT, INSERT, UPDATE ON identity.kyc_request TO sala_app;

-- Pictures of a request. Their bytes lie sealed in the folder of files and are served by no public address.
CREATE TABLE identity.kyc_document (
  document_id text PRIMARY KEY,
  request_id text NOT NULL REFERENCES identity.kyc_request,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CARD_FRONT', 'SELFIE', 'FUNDS')),
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg')),
  width int NOT NULL,
  height int NOT NULL,
  source_hash text NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX kyc_document_by_request ON identity.kyc_document (request_id, added_at);
CREATE INDEX kyc_document_by_source ON identity.kyc_document (merchant_id, source_hash);
GRANT SELECT, INSERT, UPDATE ON identity.kyc_document TO sala_app;

-- The browser's own cookie: what tells two accounts on one device.
ALTER TABLE identity.sign_in ADD COLUMN visitor_id text NOT NULL DEFAULT '';
CREATE INDEX sign_in_by_visitor ON identity.sign_in (merchant_id, visitor_id, account_id) WHERE visitor_id <> '';
CREATE INDEX sign_in_by_address ON identity.sign_in (merchant_id, address, account_id);
