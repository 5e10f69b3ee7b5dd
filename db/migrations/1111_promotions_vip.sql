-- Up Migration
-- VIP levels that are earned, kept and lost, their bonuses, and what waits to be told (docs/flows/vip.md).

-- Who was looked at, with what their level hangs on; the level itself stands at the account.
CREATE TABLE promotions.vip_member (
  member_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  -- The highest level that the figures have brought; upgrade bonuses are due up to it.
  earned_level smallint NOT NULL DEFAULT 0,
  -- Levels that were lost and not regained: from the lowest to the highest.
  lost_from smallint,
  lost_to smallint,
  -- What operators hold: not below this level until this day (inclusive).
  held_level smallint,
  held_until date,
  CHECK ((lost_from IS NULL) = (lost_to IS NULL) AND (held_level IS NULL) = (held_until IS NULL))
);
GRANT SELECT, INSERT, UPDATE ON promotions.vip_member TO sala_app;

-- Every change of a level. Never updated.
CREATE TABLE promotions.vip_change (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  from_level smallint NOT NULL,
  to_level smallint NOT NULL,
  reason text NOT NULL CHECK (reason IN ('REACHED', 'RETURNED', 'DROPPED', 'SET')),
  -- Who set it and why; empty for what the figures brought.
  operator text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX vip_change_of_member ON promotions.vip_change (member_id, seq DESC);
CREATE INDEX vip_change_of_day ON promotions.vip_change (merchant_id, at);
GRANT SELECT, INSERT ON promotions.vip_change TO sala_app;

-- What is owed, once: an upgrade for each level of a lifetime, a month, a birthday of a year.
CREATE TABLE promotions.vip_bonus (
  member_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('UPGRADE', 'MONTHLY', 'BIRTHDAY')),
  period text NOT NULL,
  merchant_id text NOT NULL,
  level smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- The cap of a day may leave a part for the next one.
  paid_amount bigint NOT NULL DEFAULT 0 CHECK (paid_amount BETWEEN 0 AND amount),
  due_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period)
);
CREATE INDEX vip_bonus_due ON promotions.vip_bonus (member_id) WHERE paid_amount < amount;
GRANT SELECT, INSERT, UPDATE ON promotions.vip_bonus TO sala_app;

CREATE TABLE promotions.vip_payment (
  member_id text NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  day date NOT NULL,
  merchant_id text NOT NULL,
  level smallint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, kind, period, day)
);
CREATE INDEX vip_payment_of_day ON promotions.vip_payment (merchant_id, day);
GRANT SELECT, INSERT ON promotions.vip_payment TO sala_app;

-- How far a merchant's night has come.
CREATE TABLE promotions.vip_run (
  merchant_id text NOT NULL,
  day date NOT NULL,
  after_member text NOT NULL DEFAULT '',
  ended_at timestamptz,
  PRIMARY KEY (merchant_id, day)
);
GRANT SELECT, INSERT, UPDATE ON promotions.vip_run TO sala_app;

-- What members read in the morning: nothing of this kind arrives between 00:00 and 08:00.
CREATE TABLE promotions.waiting_notice (
  key text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  kind text NOT NULL,
  detail jsonb NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX waiting_notice_of_merchant ON promotions.waiting_notice (merchant_id, made_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON promotions.waiting_notice TO sala_app;
