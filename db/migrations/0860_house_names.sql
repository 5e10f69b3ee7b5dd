-- Up Migration
-- The name of a house in each language, as members read it. While it is empty, `name` stands in every language and the
-- console's opening list says that the house has none of its own.

ALTER TABLE system.merchant ADD COLUMN names jsonb NOT NULL DEFAULT '{}';
