-- Up Migration
-- Web push (docs/flows/marketing.md): the fourth channel of news, the browsers that take it, and our own key.

ALTER TABLE messaging.marketing_consent DROP CONSTRAINT marketing_consent_channel_check,
  ADD CONSTRAINT marketing_consent_channel_check CHECK (channel IN ('INBOX', 'MAIL', 'SMS', 'PUSH'));
ALTER TABLE marketing.campaign DROP CONSTRAINT campaign_channels_check,
  ADD CONSTRAINT campaign_channels_check
    CHECK (cardinality(channels) > 0 AND channels <@ ARRAY['INBOX', 'MAIL', 'SMS', 'PUSH']);
ALTER TABLE marketing.delivery DROP CONSTRAINT delivery_channel_check,
  ADD CONSTRAINT delivery_channel_check CHECK (channel IN ('INBOX', 'MAIL', 'SMS', 'PUSH'));
ALTER TABLE system.message DROP CONSTRAINT message_channel_check,
  ADD CONSTRAINT message_channel_check CHECK (channel IN ('SMS', 'MAIL', 'PUSH')),
  -- Where a press on a push leads; mails and SMS have it in their text.
  ADD COLUMN link text NOT NULL DEFAULT '';

-- A browser that agreed to notifications. An address belongs to one member at a time: who signs in there later
-- and agrees takes it over.
CREATE TABLE messaging.push_device (
  device_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  endpoint text NOT NULL UNIQUE CHECK (char_length(endpoint) <= 1000),
  p256dh text NOT NULL,
  auth text NOT NULL,
  -- What the browser calls itself.
  device text NOT NULL,
  added_at timestamptz NOT NULL
);
CREATE INDEX push_device_of_member ON messaging.push_device (account_id, added_at DESC);
GRANT SELECT, INSERT, UPDATE, DELETE ON messaging.push_device TO sala_app;

-- One pair for the platform, made at its first start: browsers subscribe to its public half, so it never changes.
CREATE TABLE messaging.push_key (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  public_key text NOT NULL,
  -- Sealed with SECRET_KEY.
  private_key bytea NOT NULL,
  made_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON messaging.push_key TO sala_app;
