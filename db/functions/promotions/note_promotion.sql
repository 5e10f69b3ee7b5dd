-- Writes `promotions.list-changed` when what members see of a promotion has changed. `isOffer` says that it
-- was started: nobody is told of that at night, nor who gets no offers.
CREATE OR REPLACE FUNCTION promotions.note_promotion()
RETURNS trigger LANGUAGE plpgsql
SET search_path = pg_catalog
AS $$
BEGIN
  INSERT INTO app.outbox (event, payload)
  VALUES ('promotions.list-changed', jsonb_build_object(
    'merchantId', NEW.merchant_id, 'promotionId', NEW.promotion_id, 'isOffer', NEW.state = 'LIVE'));
  RETURN NULL;
END $$;
