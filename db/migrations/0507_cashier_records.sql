-- Up Migration
-- Bonus details list every requirement a member ever had.
CREATE INDEX requirement_by_member ON wagering.requirement (member_id, created_at DESC, seq DESC);
