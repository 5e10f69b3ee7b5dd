-- Up Migration
-- Which agent opened which member's sheet: what an agent sees of a person is noted.
CREATE TABLE agents.member_view (
  view_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agent_id text NOT NULL REFERENCES identity.account,
  account_id text NOT NULL REFERENCES identity.account,
  at timestamptz NOT NULL DEFAULT app.now()
);
CREATE INDEX member_view_of ON agents.member_view (account_id, at DESC);
GRANT SELECT, INSERT ON agents.member_view TO sala_app;
