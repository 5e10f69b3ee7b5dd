-- Up Migration
-- A higher limit that was asked for can be confirmed for seven days; then the wish has expired. The member is told when
-- the days begin and when they are over, once each.
ALTER TABLE limits.change ADD COLUMN told_ready_at timestamptz, ADD COLUMN told_expired_at timestamptz;
CREATE INDEX change_to_tell ON limits.change (ready_at) WHERE told_expired_at IS NULL;
ALTER TABLE limits.history DROP CONSTRAINT history_what_check,
  ADD CONSTRAINT history_what_check CHECK (what IN ('SET', 'ASKED', 'CANCELLED', 'CONFIRMED', 'EXPIRED'));
