-- Up Migration
-- Tags that operators give to members: promotions and segments are for members of a tag (docs/flows/marketing.md).
CREATE TABLE identity.member_tag (
  merchant_id text NOT NULL,
  account_id text NOT NULL REFERENCES identity.account,
  -- In lower case, with single spaces.
  tag text NOT NULL CHECK (tag <> '' AND char_length(tag) <= 32),
  given_by text NOT NULL,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, tag)
);
CREATE INDEX member_tag_members ON identity.member_tag (merchant_id, tag, account_id);
GRANT SELECT, INSERT, DELETE ON identity.member_tag TO sala_app;
