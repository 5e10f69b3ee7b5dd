-- Up Migration
-- The platform's own tables: clock, ids, idempotency, outbox, sessions, sealing, rate limits, audit log.

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sala_app') THEN
    CREATE ROLE sala_app NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of the same server made it first
END $$;

DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'sala_app', 'MEMBER') THEN
    EXECUTE format('GRANT sala_app TO %I', current_user);
  END IF;
END $$;

GRANT USAGE ON SCHEMA app TO sala_app;
GRANT SELECT ON ALL TABLES IN SCHEMA app TO sala_app;

-- One row: how far the product's clock is ahead of the machine's. Only demo and test mode ever write it.
CREATE TABLE app.clock (only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row), offset_ms bigint NOT NULL DEFAULT 0);
INSERT INTO app.clock DEFAULT VALUES;
GRANT SELECT, UPDATE ON app.clock TO sala_app;

CREATE FUNCTION app.now() RETURNS timestamptz LANGUAGE sql STABLE
  AS $$ SELECT clock_timestamp() + (SELECT offset_ms FROM app.clock) * interval '1 millisecond' $$;

-- FNV-1a over the id, the same as kernel/ids.ts shardOf.
CREATE FUNCTION app.shard_of(owner_id text) RETURNS smallint LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE hash bigint := 2166136261; byte int;
BEGIN
  FOREACH byte IN ARRAY (SELECT coalesce(array_agg(get_byte(b, i)), '{}') FROM (SELECT convert_to(owner_id, 'UTF8') AS b) t, generate_series(0, length(convert_to(owner_id, 'UTF8')) - 1) AS i) LOOP
    hash := ((hash # byte) * 16777619) & 4294967295;
  END LOOP;
  RETURN (hash & 31)::smallint;
END $$;

-- The first answer of every call that carries a key; keys of money are never pruned (WIRE.md, headers).
CREATE TABLE app.idempotency (
  account_id text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  status smallint NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (account_id, call, key)
);
CREATE INDEX idempotency_by_key ON app.idempotency (account_id, key);
GRANT SELECT, INSERT ON app.idempotency TO sala_app;

-- Events of a transaction, delivered at least once to idempotent listeners.
CREATE TABLE app.outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  failed_with text,
  created_at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX outbox_due ON app.outbox (next_at, id);
GRANT SELECT, INSERT, UPDATE, DELETE ON app.outbox TO sala_app;

-- A token's SHA-256 only. audience: player, operator. Ended sessions stay for the sign-in history.
CREATE TABLE app.session (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL UNIQUE,
  audience text NOT NULL CHECK (audience IN ('player', 'operator')),
  account_id text NOT NULL,
  merchant_id text NOT NULL,
  claims jsonb NOT NULL,
  address text NOT NULL,
  device text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app.now(),
  last_seen_at timestamptz NOT NULL DEFAULT app.now(),
  idle_ms bigint NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_code text
);
CREATE INDEX session_by_account ON app.session (account_id, created_at DESC);
GRANT SELECT, INSERT, UPDATE ON app.session TO sala_app;

-- Keys of the encrypted calls; two live during rotation. JTIs seen, kept as long as a message could be fresh.
CREATE TABLE app.seal_key (
  kid text PRIMARY KEY,
  private_jwk jsonb NOT NULL,
  public_jwk jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app.now()
);
GRANT SELECT, INSERT, DELETE ON app.seal_key TO sala_app;
CREATE TABLE app.seal_seen (jti uuid PRIMARY KEY, seen_at timestamptz NOT NULL DEFAULT clock_timestamp());
CREATE INDEX seal_seen_by_time ON app.seal_seen (seen_at);
GRANT SELECT, INSERT, DELETE ON app.seal_seen TO sala_app;

-- Single-use things with an end: solved human checks, captchas, visitor flags. Unlogged: a crash only asks again.
CREATE UNLOGGED TABLE app.one_use (
  purpose text NOT NULL,
  id text NOT NULL,
  value text NOT NULL DEFAULT '',
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (purpose, id)
);
CREATE INDEX one_use_by_end ON app.one_use (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON app.one_use TO sala_app;

-- Token buckets shared by processes: the common level, which each process tells what it took.
CREATE UNLOGGED TABLE app.bucket (
  key text PRIMARY KEY, tokens double precision NOT NULL, burst double precision NOT NULL, per_second double precision NOT NULL, at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON app.bucket TO sala_app;

-- Counters of security rules (failed sign-ins, code requests): fixed windows, raised by one atomic statement.
CREATE TABLE app.counter (
  name text NOT NULL, subject text NOT NULL, hits int NOT NULL, window_ends_at timestamptz NOT NULL,
  PRIMARY KEY (name, subject)
);
CREATE INDEX counter_by_end ON app.counter (window_ends_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON app.counter TO sala_app;

-- The operators' audit log: append-only, each row hashed over the one before.
CREATE TABLE app.audit_log (
  seq bigint PRIMARY KEY,
  at timestamptz NOT NULL,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  detail text NOT NULL,
  prev_hash bytea NOT NULL,
  hash bytea NOT NULL
);
CREATE INDEX audit_log_by_subject ON app.audit_log (subject, seq DESC);
GRANT SELECT, INSERT ON app.audit_log TO sala_app;

-- Settings of a merchant by name; the value's schema stands in code beside its default.
CREATE TABLE app.setting (
  merchant_id text NOT NULL, name text NOT NULL, value jsonb NOT NULL, updated_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, name)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON app.setting TO sala_app;

-- The latest period that each job was run for; taking it is inserting it.
CREATE TABLE app.job_period (name text PRIMARY KEY, period bigint NOT NULL);
GRANT SELECT, INSERT, UPDATE ON app.job_period TO sala_app;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA app TO sala_app;
