-- Up Migration
-- When approved goods were sent, as the desk said (docs/flows/points.md).
ALTER TABLE points.redemption ADD COLUMN sent_at timestamptz;
-- Orders whose members were told something with the approval or after it were handled before there was this.
UPDATE points.redemption SET sent_at = decided_at WHERE kind = 'GOODS' AND state = 'APPROVED' AND note <> '';
ALTER TABLE points.redemption ADD CHECK (sent_at IS NULL OR (kind = 'GOODS' AND state = 'APPROVED'));
CREATE INDEX redemption_to_send ON points.redemption (merchant_id, requested_at, redemption_id)
  WHERE kind = 'GOODS' AND state = 'APPROVED' AND sent_at IS NULL;
