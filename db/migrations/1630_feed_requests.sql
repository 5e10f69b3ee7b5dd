-- Up Migration
-- Signed requests of feeds, so that each counts once: what was caught on its way and is sent again neither
-- holds off the silence of a feed nor suspends one that is in order again (docs/vendors/feed-sports.md).
CREATE TABLE sports.feed_request (
  provider text NOT NULL REFERENCES sports.feed,
  -- X-Timestamp. The signature is over it, so the same signature always comes with the same time.
  sent_s bigint NOT NULL,
  signature bytea NOT NULL CHECK (octet_length(signature) = 32),
  -- Why it was refused, and what that named; null: it was not.
  refusal jsonb,
  PRIMARY KEY (provider, sent_s, signature)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON sports.feed_request TO sala_app;
