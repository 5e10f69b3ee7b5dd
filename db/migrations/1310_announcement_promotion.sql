-- Up Migration
-- An announcement of a promotion may name one; its button leads there. Empty: the reward centre.

ALTER TABLE messaging.announcement
  ADD COLUMN promotion_id text NOT NULL DEFAULT '' CHECK (promotion_id ~ '^[A-Za-z0-9_-]{0,100}$');
