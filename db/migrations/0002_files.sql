-- Up Migration
-- Re-encoded pictures: who may read which; the bytes lie in the folder of files (platform/files.ts).

CREATE TABLE app.file (
  name text PRIMARY KEY,
  merchant_id text NOT NULL,
  purpose text NOT NULL,
  is_public boolean NOT NULL,
  -- A private file: the account that may read it, and the ability that lets an operator read it.
  owner_id text,
  ability text,
  media_type text NOT NULL CHECK (media_type IN ('image/png', 'image/jpeg')),
  bytes int NOT NULL CHECK (bytes > 0),
  source_hash text NOT NULL,
  uploaded_by text NOT NULL,
  created_at timestamptz NOT NULL,
  CHECK (is_public = (ability IS NULL))
);
CREATE INDEX file_by_source ON app.file (merchant_id, purpose, source_hash);
GRANT SELECT, INSERT ON app.file TO sala_app;
