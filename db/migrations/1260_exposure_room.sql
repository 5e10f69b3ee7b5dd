-- Up Migration
-- A large bet changes a thousand rows in one transaction, and each needs room for its new version on its own
-- page: otherwise it moves and is entered into the index again.
ALTER TABLE lottery.exposure SET (fillfactor = 40);
