-- Up Migration

-- A key belongs to an account and a call: what was ordered under it is found again by both. Orders of before name no call.
ALTER TABLE studio.room_key ADD COLUMN call text COLLATE "C" NOT NULL DEFAULT '';
ALTER TABLE studio.room_key ALTER COLUMN call DROP DEFAULT;
ALTER TABLE studio.room_key DROP CONSTRAINT room_key_pkey, ADD PRIMARY KEY (member_id, key, call);
