-- Writes `promotions.claims-moved` for the members of claims that were made or changed their state by one
-- statement, one event for each merchant: those who moved theirs themselves and those for whom the house did
-- apart, since at night the house tells nobody.
CREATE OR REPLACE FUNCTION promotions.note_claims()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO app.outbox (event, payload)
    SELECT 'promotions.claims-moved', jsonb_build_object(
        'merchantId', c.merchant_id, 'isByMember', c.state IN ('JOINED', 'SIGNED', 'APPLYING', 'CLAIMED'),
        'memberIds', jsonb_agg(DISTINCT c.member_id))
    FROM changed c
    GROUP BY c.merchant_id, c.state IN ('JOINED', 'SIGNED', 'APPLYING', 'CLAIMED');
  ELSE
    INSERT INTO app.outbox (event, payload)
    SELECT 'promotions.claims-moved', jsonb_build_object(
        'merchantId', c.merchant_id, 'isByMember', c.state IN ('JOINED', 'SIGNED', 'APPLYING', 'CLAIMED'),
        'memberIds', jsonb_agg(DISTINCT c.member_id))
    FROM changed c JOIN before b USING (claim_id)
    WHERE c.state <> b.state
    GROUP BY c.merchant_id, c.state IN ('JOINED', 'SIGNED', 'APPLYING', 'CLAIMED');
  END IF;
  RETURN NULL;
END $$;
