-- Up Migration
-- What a member keeps as favourites and opened lately: one row a member, so that adding is one statement under one
-- row's lock and reading the whole list is one look-up. Games are never deleted, so an id always names one.

CREATE TABLE catalogue.favourite_list (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  -- The last added first.
  node_ids int[] NOT NULL CONSTRAINT favourite_most CHECK (cardinality(node_ids) <= 999),
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, account_id)
);

CREATE TABLE catalogue.recent_list (
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  -- The last opened first, each once.
  node_ids int[] NOT NULL CONSTRAINT recent_most CHECK (cardinality(node_ids) <= 100),
  changed_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, account_id)
);
GRANT SELECT, INSERT, UPDATE ON catalogue.favourite_list, catalogue.recent_list TO sala_app;
