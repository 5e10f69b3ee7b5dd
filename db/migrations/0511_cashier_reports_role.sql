-- Up Migration
-- The cashier's books for those who read reports (0309).
GRANT USAGE ON SCHEMA cashier TO sala_reports;
GRANT SELECT ON ALL TABLES IN SCHEMA cashier TO sala_reports;
ALTER DEFAULT PRIVILEGES IN SCHEMA cashier GRANT SELECT ON TABLES TO sala_reports;
GRANT USAGE ON SCHEMA audit TO sala_reports;
GRANT SELECT ON audit.withdrawals TO sala_reports;
