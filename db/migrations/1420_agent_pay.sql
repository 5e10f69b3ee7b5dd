-- Up Migration
-- What agents are paid: periods that were calculated, the payments in them, what is carried on, and results that changed
-- after their period (docs/flows/agent-pay.md).

-- A period of a kind of contract that was calculated. Its row and its payments are one commit.
CREATE TABLE agents.pay_run (
  merchant_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('DIVIDEND', 'DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY')),
  period_kind text NOT NULL CHECK (period_kind IN ('FIVE_MINUTES', 'HOUR', 'DAY', 'WEEK', 'HALF_MONTH', 'MONTH')),
  period_id text NOT NULL,
  from_at timestamptz NOT NULL,
  before_at timestamptz NOT NULL,
  agent_count int NOT NULL,
  -- What the house pays by the branches at the top, and the sum of all nets: the same figure twice.
  top_amount bigint NOT NULL CHECK (top_amount >= 0),
  net_amount bigint NOT NULL CHECK (net_amount >= 0),
  calculated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, kind, period_id),
  CHECK (top_amount = net_amount)
);
CREATE INDEX pay_run_lately ON agents.pay_run (merchant_id, kind, before_at DESC);
GRANT SELECT, INSERT ON agents.pay_run TO sala_app;

-- Up to where every period of a kind was calculated, or had no contract in force.
CREATE TABLE agents.pay_progress (
  merchant_id text NOT NULL,
  kind text NOT NULL,
  period_kind text NOT NULL,
  done_until timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, kind, period_kind)
);
GRANT SELECT, INSERT, UPDATE ON agents.pay_progress TO sala_app;

-- What one agent is paid for one period: its inputs, what the rules made of them, and how far the money is. The inputs
-- and results are never changed.
CREATE TABLE agents.payment (
  payment_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  kind text NOT NULL,
  period_kind text NOT NULL,
  period_id text NOT NULL,
  from_at timestamptz NOT NULL,
  before_at timestamptz NOT NULL,
  agent_id text NOT NULL REFERENCES identity.account,
  contract_id text NOT NULL REFERENCES agents.contract,
  giver_id text,
  turnover bigint NOT NULL, payout bigint NOT NULL, valid bigint NOT NULL, active int NOT NULL,
  rebate bigint NOT NULL, promotions bigint NOT NULL, salaries bigint NOT NULL, fees bigint NOT NULL,
  -- The part of turnover less payout, and of valid, that corrects results of earlier periods.
  late_win bigint NOT NULL, late_valid bigint NOT NULL,
  base bigint NOT NULL,
  carry_in jsonb NOT NULL, carry_out jsonb NOT NULL,
  tier int NOT NULL, rate_ppm int NOT NULL,
  gross bigint NOT NULL CHECK (gross >= 0),
  below bigint NOT NULL CHECK (below >= 0),
  branch bigint NOT NULL CHECK (branch >= 0),
  net bigint NOT NULL CHECK (net >= 0 AND net = branch - below),
  -- The net, within the day's cap.
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND net),
  paid_before bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('CALCULATED', 'APPROVED', 'PAID', 'HELD')),
  calculated_at timestamptz NOT NULL,
  -- Empty for what the house's limit approved.
  approved_by text, approved_at timestamptz,
  held_by text, held_reason text, held_at timestamptz,
  paid_at timestamptz, txn_id text,
  -- An obligation is one row, and its key in the ledger says the same.
  UNIQUE (kind, period_id, agent_id),
  CHECK (state <> 'PAID' OR paid_at IS NOT NULL),
  CHECK ((txn_id IS NOT NULL) = (state = 'PAID' AND amount > 0))
);
CREATE INDEX payment_of_agent ON agents.payment (agent_id, kind, before_at DESC);
CREATE INDEX payment_of_run ON agents.payment (merchant_id, kind, period_id, amount DESC);
CREATE INDEX payment_waiting ON agents.payment (merchant_id, state, kind, before_at) WHERE state <> 'PAID';
CREATE INDEX payment_lately ON agents.payment (merchant_id, before_at DESC);
GRANT SELECT, INSERT ON agents.payment TO sala_app;
GRANT UPDATE (state, approved_by, approved_at, held_by, held_reason, held_at, paid_at, txn_id) ON agents.payment TO sala_app;

-- The negative bases that wait for an agent's next period of a kind, as of the end of the last one.
CREATE TABLE agents.carry (
  kind text NOT NULL,
  agent_id text NOT NULL REFERENCES identity.account,
  layers jsonb NOT NULL,
  until_at timestamptz NOT NULL,
  PRIMARY KEY (kind, agent_id)
);
GRANT SELECT, INSERT, UPDATE ON agents.carry TO sala_app;

-- A period that was calculated again: it changes nothing and is only compared.
CREATE TABLE agents.pay_check (
  check_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id text NOT NULL,
  kind text NOT NULL,
  period_id text NOT NULL,
  same_count int NOT NULL,
  other_count int NOT NULL,
  checked_by text NOT NULL,
  checked_at timestamptz NOT NULL
);
CREATE INDEX pay_check_of ON agents.pay_check (merchant_id, kind, period_id, check_no DESC);
GRANT SELECT, INSERT ON agents.pay_check TO sala_app;

-- Results that changed after they had been settled. `first_at` says which period they belong to, `settled_at` in which
-- one they count (docs/flows/settled-play.md).
CREATE TABLE agents.late_change (
  change_id bigint PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  round_no bigint NOT NULL,
  round_id text NOT NULL,
  vendor text NOT NULL,
  game_code text NOT NULL,
  product text NOT NULL,
  first_at timestamptz NOT NULL,
  settled_at timestamptz NOT NULL,
  d_turnover bigint NOT NULL, d_payout bigint NOT NULL, d_valid bigint NOT NULL
);
CREATE INDEX late_change_at ON agents.late_change (merchant_id, settled_at);
CREATE INDEX late_change_round ON agents.late_change (round_no);
GRANT SELECT, INSERT ON agents.late_change TO sala_app;
INSERT INTO wallet.follower (name) VALUES ('agents.late');

-- Settled play of a window, of a member, and of a day; money credited by its reasons. Each is read by a whole period.
CREATE INDEX play_change_at ON wallet.play_change USING brin (settled_at) WITH (pages_per_range = 16, autosummarize = on);
CREATE INDEX play_change_of ON wallet.play_change (owner_no, settled_at);
CREATE INDEX member_play_day_on ON wallet.member_play_day (day);
CREATE INDEX line_slot_costs ON wallet.line_slot (grain, slot) WHERE code IN (20, 21, 22, 23, 24, 25, 27, 28, 30, 31, 32, 33, 34);
CREATE INDEX upline_since ON identity.upline (since) WHERE since > '-infinity';

-- What auditors read of the payments (docs/security/decisions.md §4).
CREATE VIEW audit.period_payments AS
SELECT agent_id AS agent, contract_id AS contract, from_at AS period_start, amount AS amount_minor
FROM agents.payment WHERE state = 'PAID';
GRANT SELECT ON audit.period_payments TO sala_app, sala_reports;
