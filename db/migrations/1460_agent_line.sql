-- Up Migration
-- The line of agents: points, commissions, links, applications and moves (docs/flows/line.md, docs/flows/commissions.md).

-- The rebate points of an agent by product, in parts per million of the valid bet (docs/domain/agents.md §2).
CREATE TABLE agents.point (
  account_id text NOT NULL REFERENCES identity.account,
  product text NOT NULL,
  point_ppm int NOT NULL CHECK (point_ppm >= 0),
  PRIMARY KEY (account_id, product)
);
GRANT SELECT, INSERT, UPDATE ON agents.point TO sala_app;

-- What became of them; no row is ever changed. What was played before a change is reckoned by what held then.
CREATE TABLE agents.point_change (
  change_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id text NOT NULL REFERENCES identity.account,
  product text NOT NULL,
  -- Null: the account had none.
  before_ppm int,
  point_ppm int NOT NULL,
  changed_by text NOT NULL,
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX point_change_of ON agents.point_change (account_id, product, change_no DESC);
GRANT SELECT, INSERT ON agents.point_change TO sala_app;

-- Valid bet that waits for the points of its day: by member, product and business day of the settlement, and by the
-- last moment at which a place or a point of the member's line had changed when the round was opened.
CREATE TABLE agents.point_play (
  merchant_id text NOT NULL,
  member_id text NOT NULL REFERENCES identity.account,
  day date NOT NULL,
  product text NOT NULL,
  basis_at timestamptz NOT NULL,
  valid bigint NOT NULL,
  -- Of it, what commissions were noted for.
  noted_valid bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, day, product, basis_at)
);
CREATE INDEX point_play_due ON agents.point_play (merchant_id, day, member_id) WHERE valid <> noted_valid;
GRANT SELECT, INSERT, UPDATE ON agents.point_play TO sala_app;

-- What an agent was credited at once: the sum of rows of commission, less what earlier corrections had left over.
CREATE TABLE agents.commission_payment (
  payment_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL REFERENCES identity.account,
  -- The five minutes or the day whose end it follows (docs/domain/agents.md §4).
  period_id text NOT NULL,
  sum_amount bigint NOT NULL,
  carried_amount bigint NOT NULL CHECK (carried_amount <= 0),
  paid_amount bigint NOT NULL CHECK (paid_amount >= 0),
  left_amount bigint NOT NULL CHECK (left_amount <= 0),
  txn_id text,
  paid_at timestamptz NOT NULL DEFAULT app.now(),
  CHECK (sum_amount + carried_amount = paid_amount + left_amount)
);
CREATE INDEX commission_payment_of ON agents.commission_payment (account_id, paid_at DESC);
GRANT SELECT, INSERT ON agents.commission_payment TO sala_app;

-- What corrections took back beyond what was to be credited: later commissions are set off against it.
CREATE TABLE agents.commission_carry (
  account_id text PRIMARY KEY REFERENCES identity.account,
  amount bigint NOT NULL CHECK (amount <= 0)
);
GRANT SELECT, INSERT, UPDATE ON agents.commission_carry TO sala_app;

-- A row is what changed for one receiver by one source, so the sum over a source is what it came to.
CREATE TABLE agents.commission (
  commission_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL REFERENCES identity.account,
  member_id text NOT NULL REFERENCES identity.account,
  -- GROUP: the difference of prize groups at a lottery. POINT: that of rebate points at everything else.
  kind text NOT NULL CHECK (kind IN ('GROUP', 'POINT')),
  product text NOT NULL,
  -- The bet, or the day, product and basis of the play.
  source text NOT NULL,
  -- The issue or the day, as people name it.
  reference text NOT NULL,
  -- The stake or valid bet that counts now.
  base_amount bigint NOT NULL,
  distance smallint NOT NULL CHECK (distance >= 1),
  own_rate int NOT NULL,
  below_rate int NOT NULL,
  -- The part of the difference that counts at fixed odds.
  factor_ppm int NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  is_correction boolean NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT app.now(),
  payment_id text REFERENCES agents.commission_payment DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX commission_due ON agents.commission (merchant_id, noted_at) WHERE payment_id IS NULL;
CREATE INDEX commission_of ON agents.commission (account_id, noted_at);
CREATE INDEX commission_by_member ON agents.commission (member_id, noted_at);
CREATE INDEX commission_by_source ON agents.commission (source, account_id);
CREATE INDEX commission_by_payment ON agents.commission (payment_id);
GRANT SELECT, INSERT, UPDATE (payment_id) ON agents.commission TO sala_app;

-- By which code an account was opened: it stays when the link is ended.
ALTER TABLE identity.account ADD COLUMN invitation_code text;
CREATE INDEX account_by_code ON identity.account (merchant_id, invitation_code) WHERE invitation_code IS NOT NULL;
ALTER TABLE identity.invitation
  -- Only the agent reads it. Codes without a name are not on their list.
  ADD COLUMN name text,
  ADD COLUMN visit_count int NOT NULL DEFAULT 0,
  ADD COLUMN ended_at timestamptz;

-- Who followed a link today, as a hash that names nobody; a day is kept until it is over.
CREATE TABLE agents.link_visit (
  merchant_id text NOT NULL,
  code text NOT NULL,
  day date NOT NULL,
  visitor bytea NOT NULL,
  PRIMARY KEY (merchant_id, code, day, visitor)
);
GRANT SELECT, INSERT, DELETE ON agents.link_visit TO sala_app;

-- When a newcomer of a link made their first deposit.
CREATE TABLE agents.first_deposit (
  account_id text PRIMARY KEY REFERENCES identity.account,
  at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON agents.first_deposit TO sala_app;

-- Visitors who ask to become an agent.
CREATE TABLE agents.application (
  application_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  username text NOT NULL,
  password_hash text NOT NULL,
  payee_name text NOT NULL,
  -- E.164.
  mobile text NOT NULL,
  email text,
  language text NOT NULL,
  channel text NOT NULL,
  message text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'WAITING' CHECK (state IN ('WAITING', 'APPROVED', 'REJECTED')),
  account_id text REFERENCES identity.account,
  reason text NOT NULL DEFAULT '',
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  CHECK ((state = 'WAITING') = (decided_at IS NULL)),
  CHECK ((state = 'APPROVED') = (account_id IS NOT NULL))
);
CREATE UNIQUE INDEX application_waiting ON agents.application (merchant_id, username) WHERE state = 'WAITING';
CREATE UNIQUE INDEX application_mobile ON agents.application (merchant_id, mobile) WHERE state = 'WAITING';
CREATE INDEX application_by_time ON agents.application (merchant_id, state, created_at DESC);
GRANT SELECT, INSERT, UPDATE ON agents.application TO sala_app;

-- A move of an account to another upline, approved by two people, at the beginning of a half month.
CREATE TABLE agents.move (
  move_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL REFERENCES identity.account,
  from_id text REFERENCES identity.account,
  to_id text NOT NULL REFERENCES identity.account,
  effective_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'SCHEDULED' CHECK (state IN ('SCHEDULED', 'DONE', 'REFUSED')),
  -- Why it could not be carried out when its time had come.
  fault text,
  proposal_id text NOT NULL,
  reason text NOT NULL,
  approved_by text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  ended_at timestamptz
);
CREATE UNIQUE INDEX move_scheduled ON agents.move (account_id) WHERE state = 'SCHEDULED';
CREATE INDEX move_due ON agents.move (effective_at) WHERE state = 'SCHEDULED';
CREATE INDEX move_by_time ON agents.move (merchant_id, created_at DESC);
GRANT SELECT, INSERT, UPDATE ON agents.move TO sala_app;
GRANT UPDATE, DELETE ON identity.upline TO sala_app;

-- The first of two approvals of a proposal that needs both.
ALTER TABLE system.proposal
  ADD COLUMN first_by text,
  ADD COLUMN first_by_name text,
  ADD COLUMN first_at timestamptz,
  ADD CHECK (first_by <> requested_by AND first_by <> decided_by OR first_by IS NULL OR state <> 'CONFIRMED');
