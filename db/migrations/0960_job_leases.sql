-- Up Migration
-- A job is leased while it runs and tried again after a failure, so no period is given up.

CREATE TABLE app.job (
  name text PRIMARY KEY,
  -- The latest period that was begun; null before the first.
  period bigint,
  is_done boolean NOT NULL DEFAULT false,
  -- Tries since the last success, the one under way included.
  attempts int NOT NULL DEFAULT 0,
  -- The process that runs it, until the lease ends by the machine's clock.
  leased_by uuid,
  lease_until timestamptz,
  started_at timestamptz,
  succeeded_at timestamptz,
  -- After a failure: not before this.
  next_at timestamptz,
  failed_at timestamptz,
  failed_with text
);
GRANT SELECT, INSERT, UPDATE ON app.job TO sala_app;

INSERT INTO app.job (name, period, is_done) SELECT name, period, true FROM app.job_period;
DROP TABLE app.job_period;
