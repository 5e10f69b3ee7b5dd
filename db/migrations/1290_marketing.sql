-- Up Migration
-- Marketing (docs/flows/marketing.md): what members agreed to, segments, campaigns and what was sent of them.

-- Every choice of a member, with its time and where it was made. The newest of a channel counts; nothing is
-- ever changed, since it proves what was agreed to.
CREATE TABLE messaging.marketing_consent (
  seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('INBOX', 'MAIL', 'SMS')),
  is_given boolean NOT NULL,
  source text NOT NULL CHECK (source IN ('SETTINGS', 'LINK', 'UNDO', 'DEMO')),
  at timestamptz NOT NULL
);
CREATE INDEX marketing_consent_newest ON messaging.marketing_consent (account_id, channel, seq DESC);
GRANT SELECT, INSERT ON messaging.marketing_consent TO sala_app;

-- What was sent together, so that it can be counted.
ALTER TABLE messaging.message ADD COLUMN batch text;
CREATE INDEX message_of_batch ON messaging.message (batch) WHERE batch IS NOT NULL;

-- A mail or SMS that advertises names the member it is for, and is judged again when it leaves.
ALTER TABLE system.message
  ADD COLUMN batch text,
  ADD COLUMN marketing_account text,
  ADD COLUMN unsubscribe_url text NOT NULL DEFAULT '';
CREATE INDEX message_of_batch ON system.message (batch) WHERE batch IS NOT NULL;
-- Codes leave before news, and a long queue of news is not searched for each message.
CREATE INDEX message_next ON system.message ((marketing_account IS NOT NULL), next_at) WHERE state = 'QUEUED';
CREATE INDEX message_expiring ON system.message (expires_at) WHERE state = 'QUEUED';

CREATE SCHEMA marketing;
GRANT USAGE ON SCHEMA marketing TO sala_app;

CREATE TABLE marketing.segment (
  segment_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  name text NOT NULL,
  -- As modules/marketing/segments declares them; what is absent is no condition.
  conditions jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  written_by text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  CONSTRAINT segment_name_once UNIQUE (merchant_id, name)
);
GRANT SELECT, INSERT, UPDATE ON marketing.segment TO sala_app;

CREATE TABLE marketing.campaign (
  campaign_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  -- Texts by language, as {"TH": …, "EN": …}.
  titles jsonb NOT NULL,
  contents jsonb NOT NULL,
  link text NOT NULL DEFAULT '',
  channels text[] NOT NULL CHECK (cardinality(channels) > 0 AND channels <@ ARRAY['INBOX', 'MAIL', 'SMS']),
  -- null: every member.
  segment_id text REFERENCES marketing.segment,
  state text NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT', 'CANCELLED')),
  -- null as long as it is a draft without a time: at once.
  send_at timestamptz,
  -- The conditions of the segment as they were when it was scheduled: a later change of it reaches nobody else.
  audience jsonb,
  -- A second person agreed; without one no more than the setting allows is reached.
  is_approved boolean NOT NULL DEFAULT false,
  version int NOT NULL DEFAULT 1,
  -- How far the sending has come: the last account that was judged, and how many were reached.
  after_account text NOT NULL DEFAULT '',
  reached int NOT NULL DEFAULT 0,
  written_by text NOT NULL,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  started_at timestamptz,
  ended_at timestamptz
);
CREATE INDEX campaign_by_time ON marketing.campaign (merchant_id, created_at DESC);
CREATE INDEX campaign_open ON marketing.campaign (send_at) WHERE state IN ('SCHEDULED', 'SENDING');
GRANT SELECT, INSERT, UPDATE ON marketing.campaign TO sala_app;

-- Once for each member and channel, whatever is killed: written with the message and with the place above.
CREATE TABLE marketing.delivery (
  campaign_id text NOT NULL REFERENCES marketing.campaign,
  account_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('INBOX', 'MAIL', 'SMS')),
  merchant_id text NOT NULL,
  -- What signed links carry.
  delivery_id uuid NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL,
  clicked_at timestamptz,
  unsubscribed_at timestamptz,
  PRIMARY KEY (campaign_id, account_id, channel)
);
CREATE INDEX delivery_of_member ON marketing.delivery (account_id, sent_at);
GRANT SELECT, INSERT, UPDATE (clicked_at, unsubscribed_at) ON marketing.delivery TO sala_app;

-- How many a campaign did not go to, and why; who it was is not kept.
CREATE TABLE marketing.left_out (
  campaign_id text NOT NULL REFERENCES marketing.campaign,
  channel text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('CONSENT', 'SAFE_PLAY', 'ADDRESS', 'FREQUENCY', 'UNAPPROVED')),
  members int NOT NULL CHECK (members > 0),
  PRIMARY KEY (campaign_id, channel, reason)
);
GRANT SELECT, INSERT, UPDATE ON marketing.left_out TO sala_app;
