-- Up Migration
-- Promotions: what the house offers, and what each member made of it (docs/flows/promotions.md).

CREATE TABLE promotions.promotion (
  promotion_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'LIVE', 'STOPPED')),
  -- Why it was stopped by itself: its budget is used up. Empty: by an operator, or not at all.
  stop_reason text NOT NULL DEFAULT '',
  -- {"th", "en"}: the title, and what the operator adds to the story that the arguments tell.
  names jsonb NOT NULL,
  texts jsonb NOT NULL,
  image_url text NOT NULL DEFAULT '',
  arguments jsonb NOT NULL,
  -- {"vipFrom", "vipTo", "tags", "lineOf", "neverDeposited", "dormantDays", "memberIds"}; absent: everybody.
  audience jsonb NOT NULL DEFAULT '{}',
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- The most that may be given in all, and to how many claims; null: no bound.
  budget_amount bigint CHECK (budget_amount > 0),
  spent_amount bigint NOT NULL DEFAULT 0 CHECK (spent_amount >= 0),
  claim_limit int CHECK (claim_limit > 0),
  claim_count int NOT NULL DEFAULT 0 CHECK (claim_count >= 0),
  -- Applications that were rejected may be made again.
  may_reapply boolean NOT NULL DEFAULT true,
  position int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CHECK (ends_at > starts_at),
  CHECK (spent_amount <= budget_amount AND claim_count <= claim_limit)
);
CREATE INDEX promotion_of_merchant ON promotions.promotion (merchant_id, state, kind, position);
GRANT SELECT, INSERT, UPDATE ON promotions.promotion TO sala_app;

-- One member, one promotion, one cycle ('' for once, a day, a week). The states of contract/shared.
CREATE TABLE promotions.claim (
  claim_id text PRIMARY KEY,
  promotion_id text NOT NULL REFERENCES promotions.promotion,
  member_id text NOT NULL,
  cycle text NOT NULL,
  merchant_id text NOT NULL,
  state text NOT NULL CHECK (state IN
    ('JOINED', 'SIGNED', 'APPLYING', 'REJECTED', 'CLAIM', 'ISSUED', 'CLAIMED', 'CLOSE')),
  attempts smallint NOT NULL DEFAULT 0,
  -- The arguments as they were when the member joined: later changes do not touch a claim.
  arguments jsonb NOT NULL,
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  required_amount bigint NOT NULL DEFAULT 0 CHECK (required_amount >= 0),
  -- The deposit, proposal or whatever else brought it.
  reference text NOT NULL DEFAULT '',
  remark text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  joined_at timestamptz NOT NULL,
  ready_at timestamptz,
  claim_until timestamptz,
  paid_at timestamptz,
  UNIQUE (promotion_id, member_id, cycle)
);
CREATE INDEX claim_of_member ON promotions.claim (member_id, joined_at DESC, claim_id);
CREATE INDEX claim_ready ON promotions.claim (member_id) WHERE state = 'CLAIM';
CREATE INDEX claim_desk ON promotions.claim (merchant_id, joined_at, claim_id) WHERE state = 'APPLYING';
CREATE INDEX claim_of_promotion ON promotions.claim (promotion_id, state, joined_at DESC, claim_id);
CREATE INDEX claim_paid ON promotions.claim (promotion_id, paid_at) WHERE paid_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE ON promotions.claim TO sala_app;

-- Every change of a claim. Never updated.
CREATE TABLE promotions.claim_event (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  claim_id text NOT NULL REFERENCES promotions.claim,
  from_state text NOT NULL,
  to_state text NOT NULL,
  -- The operator, or empty for the member and the system.
  actor text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX claim_event_of_claim ON promotions.claim_event (claim_id, seq);
GRANT SELECT, INSERT ON promotions.claim_event TO sala_app;

-- Images of an application, by attempt.
CREATE TABLE promotions.claim_image (
  claim_id text NOT NULL REFERENCES promotions.claim,
  attempt smallint NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
  file_id text NOT NULL,
  PRIMARY KEY (claim_id, attempt, position)
);
GRANT SELECT, INSERT ON promotions.claim_image TO sala_app;
