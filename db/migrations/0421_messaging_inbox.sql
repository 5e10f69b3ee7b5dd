-- Up Migration
-- What the house and a member say to each other: platform messages, live chat, feedback.

-- One sending of an operator; the house's own messages have none.
CREATE TABLE messaging.sending (
  sending_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  audience text NOT NULL CHECK (audience IN ('ALL', 'LIST')),
  recipients int NOT NULL CHECK (recipients >= 0),
  titles jsonb NOT NULL,
  sent_by text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX sending_by_time ON messaging.sending (merchant_id, sent_at DESC);
GRANT SELECT, INSERT ON messaging.sending TO sala_app;

-- account_id null: for every member who had an account when it was sent. Texts by language, as {"TH": …, "EN": …}.
CREATE TABLE messaging.message (
  message_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  account_id text,
  sending_id text REFERENCES messaging.sending,
  category text NOT NULL CHECK (category IN ('SYSTEM', 'MONEY', 'GAME', 'PROMOTION', 'SERVICE', 'SECURITY')),
  titles jsonb NOT NULL,
  contents jsonb NOT NULL,
  link text NOT NULL DEFAULT '' CHECK (link = '' OR link ~ '^/[A-Za-z0-9_?=&#.-][A-Za-z0-9_?=&#/.-]*$|^/$'),
  -- What it was sent for, where that may be told twice and must arrive once.
  key text,
  sent_at timestamptz NOT NULL,
  CONSTRAINT message_key UNIQUE (merchant_id, key)
);
CREATE INDEX message_of_account ON messaging.message (merchant_id, account_id, sent_at DESC);
CREATE INDEX message_of_sending ON messaging.message (sending_id) WHERE sending_id IS NOT NULL;
GRANT SELECT, INSERT ON messaging.message TO sala_app;

-- What a member did with a message: one row once they did something.
CREATE TABLE messaging.message_state (
  account_id text NOT NULL,
  message_id text NOT NULL REFERENCES messaging.message,
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (account_id, message_id)
);
CREATE INDEX message_state_by_message ON messaging.message_state (message_id);
GRANT SELECT, INSERT, UPDATE ON messaging.message_state TO sala_app;

-- One conversation a member; it sleeps when it is closed and wakes with the next line.
CREATE TABLE messaging.conversation (
  conversation_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  account text NOT NULL,
  state text NOT NULL CHECK (state IN ('OPEN', 'CLOSED')),
  staff_id text,
  staff_account text,
  last_seq int NOT NULL DEFAULT 0,
  last_text text NOT NULL DEFAULT '',
  last_at timestamptz NOT NULL,
  member_read_seq int NOT NULL DEFAULT 0,
  staff_read_seq int NOT NULL DEFAULT 0,
  -- Since when the member waits for an answer; null: nothing waits.
  waiting_since timestamptz,
  opened_at timestamptz NOT NULL,
  UNIQUE (merchant_id, member_id)
);
CREATE INDEX conversation_waiting ON messaging.conversation (merchant_id, waiting_since) WHERE waiting_since IS NOT NULL;
CREATE INDEX conversation_by_time ON messaging.conversation (merchant_id, state, last_at DESC);
GRANT SELECT, INSERT, UPDATE ON messaging.conversation TO sala_app;

-- Never changed and never deleted. Who wrote a line is decided by the session it came with.
CREATE TABLE messaging.chat_line (
  conversation_id text NOT NULL REFERENCES messaging.conversation,
  seq int NOT NULL,
  author text NOT NULL CHECK (author IN ('MEMBER', 'STAFF')),
  author_id text NOT NULL,
  author_name text NOT NULL,
  text text NOT NULL,
  -- The name of a private file; a line has a text or a picture.
  image text NOT NULL DEFAULT '',
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, seq),
  CHECK ((text = '') <> (image = ''))
);
GRANT SELECT, INSERT ON messaging.chat_line TO sala_app;

-- Who answers: the name members read, and when the desk was last open.
CREATE TABLE messaging.staff (
  operator_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  name text NOT NULL DEFAULT '',
  seen_at timestamptz
);
GRANT SELECT, INSERT, UPDATE ON messaging.staff TO sala_app;

CREATE TABLE messaging.feedback (
  feedback_id text PRIMARY KEY,
  merchant_id text NOT NULL,
  member_id text NOT NULL,
  account text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('FEEDBACK', 'QUESTION')),
  content text NOT NULL,
  -- Names of private files.
  images text[] NOT NULL DEFAULT '{}' CHECK (cardinality(images) <= 3),
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ANSWERED')),
  answer text NOT NULL DEFAULT '',
  answered_by text,
  answered_at timestamptz,
  sent_at timestamptz NOT NULL,
  CHECK ((status = 'ANSWERED') = (answered_at IS NOT NULL))
);
CREATE INDEX feedback_by_time ON messaging.feedback (merchant_id, status, sent_at DESC);
CREATE INDEX feedback_of_member ON messaging.feedback (merchant_id, member_id, sent_at DESC);
GRANT SELECT, INSERT, UPDATE ON messaging.feedback TO sala_app;
