-- Up Migration
-- What the house and its vendors said to each other over HTTP, for the console's list. Tokens and secrets are blanked
-- and bodies cut before they come here. Written in batches beside the messages' own work, and dropped after the days
-- that the house keeps them.
CREATE TABLE launch.vendor_message (
  message_id uuid PRIMARY KEY,
  vendor_code text COLLATE "C" NOT NULL,
  -- The house of the member whom the message names; the one that manages the vendor where it names nobody.
  merchant_id text NOT NULL,
  at timestamptz NOT NULL,
  -- IN: the vendor asked. OUT: the house did.
  direction text NOT NULL CHECK (direction IN ('IN', 'OUT')),
  call text NOT NULL,
  -- The status of the answer, or why there is none.
  status text NOT NULL,
  result text NOT NULL CHECK (result IN ('OK', 'REFUSED', 'FAILED')),
  http_status int,
  duration_ms int NOT NULL,
  -- The id of the transaction.
  reference text COLLATE "C",
  round_id text COLLATE "C",
  member_id text,
  request text NOT NULL,
  answer text
);
CREATE INDEX vendor_message_list ON launch.vendor_message (merchant_id, vendor_code, at, message_id);
CREATE INDEX vendor_message_age ON launch.vendor_message (merchant_id, at);
CREATE INDEX vendor_message_reference ON launch.vendor_message (reference) WHERE reference IS NOT NULL;
CREATE INDEX vendor_message_round ON launch.vendor_message (round_id) WHERE round_id IS NOT NULL;
GRANT SELECT, INSERT, DELETE ON launch.vendor_message TO sala_app;
