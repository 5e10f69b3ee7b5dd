-- Up Migration
-- Points that a mission brought: a movement with the claim as its reference.
ALTER TABLE points.movement DROP CONSTRAINT movement_type_check;
ALTER TABLE points.movement ADD CONSTRAINT movement_type_check CHECK (type IN (
  'LIVE', 'LOTTERY', 'CARD_GAME', 'SLOT', 'SPORTS', 'DEPOSIT', 'CARRIED', 'REDEEM', 'CONVERT', 'RETURN', 'ADJUST',
  'MISSION'));
DO $$
DECLARE named text;
BEGIN
  SELECT conname INTO STRICT named FROM pg_constraint
  WHERE conrelid = 'points.movement'::regclass AND pg_get_constraintdef(oid) LIKE '%REDEEM%reference IS NOT NULL%';
  EXECUTE format('ALTER TABLE points.movement DROP CONSTRAINT %I', named);
END $$;
ALTER TABLE points.movement ADD CONSTRAINT movement_reference CHECK (
  (type IN ('REDEEM', 'CONVERT', 'RETURN', 'ADJUST', 'MISSION')) = (reference IS NOT NULL));
