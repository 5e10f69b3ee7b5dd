-- Up Migration
-- Agents: contracts between them, and the line as it was at any moment (docs/domain/agents.md).
CREATE SCHEMA agents;
GRANT USAGE ON SCHEMA agents TO sala_app;

-- A contract: between the house (giver_id null) or an agent and one direct downline agent. Terms never change; a new
-- version is a new row. In force in [starts_at, ends_at).
CREATE TABLE agents.contract (
  contract_id text PRIMARY KEY,
  -- What people name it by: CT-20871.
  contract_no bigint GENERATED ALWAYS AS IDENTITY (START WITH 10001) UNIQUE,
  merchant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  giver_id text REFERENCES identity.account,
  receiver_id text NOT NULL REFERENCES identity.account,
  period_kind text NOT NULL CHECK (period_kind IN ('FIVE_MINUTES', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH')),
  -- [{minValid: satang as text, minActive, ratePpm}], by rising minValid.
  tiers jsonb NOT NULL,
  -- {carry: RESET | CARRY | CARRY_MAX, carryPeriods, dayCap: satang as text or null}
  options jsonb NOT NULL DEFAULT '{}',
  state text NOT NULL CHECK (state IN ('DRAFT', 'OFFERED', 'ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED', 'REJECTED', 'EXPIRED', 'WITHDRAWN')),
  -- The contract whose place it takes when it is accepted.
  replaces_id text REFERENCES agents.contract,
  -- Until when the side that is asked may answer an offer or a termination request.
  answer_by timestamptz,
  -- Who asked for the end: GIVER or RECEIVER.
  asked_by text CHECK (asked_by IN ('GIVER', 'RECEIVER')),
  starts_at timestamptz,
  ends_at timestamptz,
  reason text NOT NULL DEFAULT '',
  -- The operator that wrote the terms of a contract of the house: somebody else approves large payments of it.
  written_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  CHECK ((state IN ('ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'SUPERSEDED')) = (starts_at IS NOT NULL)),
  CHECK (giver_id <> receiver_id)
);
CREATE UNIQUE INDEX contract_active ON agents.contract (receiver_id, kind) WHERE state IN ('ACTIVE', 'TERMINATION_REQUESTED') AND ends_at IS NULL;
CREATE UNIQUE INDEX contract_offered ON agents.contract (receiver_id, kind) WHERE state = 'OFFERED';
CREATE INDEX contract_of_giver ON agents.contract (giver_id, kind, state);
CREATE INDEX contract_of_receiver ON agents.contract (receiver_id, kind, state);
CREATE INDEX contract_in_force ON agents.contract (merchant_id, kind, period_kind, starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX contract_answer_by ON agents.contract (answer_by) WHERE state IN ('OFFERED', 'TERMINATION_REQUESTED');
GRANT SELECT, INSERT, UPDATE ON agents.contract TO sala_app;

-- Every step of a contract, for ever readable.
CREATE TABLE agents.contract_event (
  event_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id text NOT NULL REFERENCES agents.contract,
  step text NOT NULL,
  -- GIVER, RECEIVER, HOUSE or SYSTEM, and the account or the operator's name.
  actor text NOT NULL,
  actor_id text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX contract_event_of ON agents.contract_event (contract_id, event_no);
GRANT SELECT, INSERT ON agents.contract_event TO sala_app;

-- A line may move: from when each place in the closure holds, and what held before.
ALTER TABLE identity.upline ADD COLUMN since timestamptz NOT NULL DEFAULT '-infinity';
CREATE TABLE identity.upline_past (
  account_id text NOT NULL REFERENCES identity.account,
  upline_id text NOT NULL REFERENCES identity.account,
  distance smallint NOT NULL CHECK (distance >= 1),
  since timestamptz NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (account_id, upline_id, until),
  CHECK (since < until)
);
CREATE INDEX upline_past_team ON identity.upline_past (upline_id, until, account_id);
GRANT SELECT, INSERT ON identity.upline_past TO sala_app;

-- Who stood above whom in [since, until): what is settled at a moment belongs to the line of that moment.
CREATE VIEW identity.line_span AS
SELECT account_id, upline_id, distance, since, 'infinity'::timestamptz AS until FROM identity.upline
UNION ALL
SELECT account_id, upline_id, distance, since, until FROM identity.upline_past;
GRANT SELECT ON identity.line_span TO sala_app;
