-- Up Migration
-- Who reads reports from a replica (DATABASE_URL_REPORTS) may read the ledger and nothing that signs anybody in; the
-- cashier's books follow in 0511.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'sala_reports') THEN
    CREATE ROLE sala_reports NOLOGIN;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of the same server made it first
END $$;

DO $$ BEGIN
  IF NOT pg_has_role(current_user, 'sala_reports', 'MEMBER') THEN
    EXECUTE format('GRANT sala_reports TO %I', current_user);
  END IF;
END $$;

GRANT USAGE ON SCHEMA app, wallet TO sala_reports;
GRANT SELECT ON app.clock TO sala_reports;
GRANT SELECT ON ALL TABLES IN SCHEMA wallet TO sala_reports;
ALTER DEFAULT PRIVILEGES IN SCHEMA wallet GRANT SELECT ON TABLES TO sala_reports;
