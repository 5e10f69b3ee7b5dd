-- Up Migration
-- Which operator opened which picture of a verification: a level that needs looking at is not granted by anyone who has
-- not looked.
CREATE TABLE identity.kyc_view (
  document_id text NOT NULL REFERENCES identity.kyc_document,
  operator_id text NOT NULL,
  first_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (document_id, operator_id)
);
GRANT SELECT, INSERT ON identity.kyc_view TO sala_app;
