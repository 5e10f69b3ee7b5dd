-- Up Migration
-- Which texts of db/functions this database has been given (platform/function-files.ts). A text that was replaced by a
-- newer one stays here, so that an older release is known when it comes back.
CREATE TABLE app.function_file (
  path text NOT NULL,
  sha256 text NOT NULL,
  is_current boolean NOT NULL,
  -- The newest migration when it was applied: what a migration touched is applied again.
  after_migration int NOT NULL,
  applied_at timestamptz NOT NULL,
  PRIMARY KEY (path, sha256)
);
CREATE UNIQUE INDEX function_file_current ON app.function_file (path) WHERE is_current;
