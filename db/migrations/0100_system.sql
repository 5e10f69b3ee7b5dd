-- Up Migration
-- Merchants (brands), their help texts and customer-service entries, and the outbox of SMS and mail.

CREATE SCHEMA system;
GRANT USAGE ON SCHEMA system TO sala_app;

CREATE TABLE system.merchant (
  merchant_id text PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z0-9][a-z0-9-]{1,30}$'),
  name text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  currency text NOT NULL DEFAULT 'THB' CHECK (currency = 'THB'),
  time_zone text NOT NULL DEFAULT 'Asia/Bangkok',
  languages text[] NOT NULL DEFAULT '{th,en}' CHECK (cardinality(languages) > 0),
  default_language text NOT NULL DEFAULT 'th',
  -- What differs from the defaults of modules/system/flags.ts.
  flags jsonb NOT NULL DEFAULT '{}',
  -- Shown only where a number and a validator address are both given (ARCHITECTURE §7).
  licence_text text NOT NULL DEFAULT '',
  licence_number text NOT NULL DEFAULT '',
  licence_validator_url text NOT NULL DEFAULT '',
  -- ISO 3166 codes; an empty allowed list allows every region that is not blocked.
  allowed_regions text[] NOT NULL DEFAULT '{}',
  blocked_regions text[] NOT NULL DEFAULT '{}',
  -- 0 open, 1 maintenance, 2 closed to every region; the allow-list (addresses, networks) passes all three.
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  maintenance_ends_at timestamptz,
  allow_list text[] NOT NULL DEFAULT '{}',
  image_cdn text NOT NULL DEFAULT '',
  launch_cdn text NOT NULL DEFAULT '',
  analytics_id text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL DEFAULT app.now(),
  CHECK (default_language = ANY (languages))
);
CREATE UNIQUE INDEX merchant_one_default ON system.merchant (is_default) WHERE is_default;
GRANT SELECT, INSERT, UPDATE ON system.merchant TO sala_app;

-- A host belongs to one merchant; the first in order is its main domain.
CREATE TABLE system.merchant_domain (
  host text PRIMARY KEY CHECK (host = lower(host)),
  merchant_id text NOT NULL REFERENCES system.merchant,
  position int NOT NULL DEFAULT 0,
  description text NOT NULL DEFAULT ''
);
GRANT SELECT, INSERT, UPDATE, DELETE ON system.merchant_domain TO sala_app;

-- A help text the operator wrote; absent, the product's own stands (modules/system/locales).
CREATE TABLE system.help_text (
  merchant_id text NOT NULL REFERENCES system.merchant,
  topic text NOT NULL,
  language text NOT NULL,
  title text NOT NULL,
  content text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT app.now(),
  PRIMARY KEY (merchant_id, topic, language)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON system.help_text TO sala_app;

CREATE TABLE system.customer_service (
  merchant_id text NOT NULL REFERENCES system.merchant,
  entry_id text NOT NULL,
  cs_type text NOT NULL,
  title jsonb NOT NULL,
  url text NOT NULL CHECK (url ~ '^https://' OR url ~ '^/'),
  position int NOT NULL DEFAULT 0,
  is_shown boolean NOT NULL DEFAULT true,
  PRIMARY KEY (merchant_id, entry_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON system.customer_service TO sala_app;

-- SMS and mail. QUEUED → SENDING → SENT | FAILED, at most once: a row left in SENDING is never sent again.
-- In demo mode a message stays KEPT and nothing leaves the machine.
CREATE TABLE system.message (
  message_id uuid PRIMARY KEY,
  merchant_id text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('SMS', 'MAIL')),
  recipient text NOT NULL,
  purpose text NOT NULL,
  subject text NOT NULL DEFAULT '',
  -- Emptied once sent: it may hold a code.
  text text NOT NULL,
  html text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('KEPT', 'QUEUED', 'SENDING', 'SENT', 'FAILED')),
  attempts int NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT app.now(),
  -- Not sent after this: a code that has run out helps nobody.
  expires_at timestamptz,
  failed_with text,
  created_at timestamptz NOT NULL DEFAULT app.now(),
  sent_at timestamptz
);
CREATE INDEX message_due ON system.message (next_at) WHERE state = 'QUEUED';
CREATE INDEX message_by_recipient ON system.message (recipient, created_at DESC);
CREATE INDEX message_by_time ON system.message (merchant_id, created_at DESC);
GRANT SELECT, INSERT, UPDATE ON system.message TO sala_app;
