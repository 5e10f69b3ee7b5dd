-- A new reference for a deposit of this merchant made at this time: D, year and month in the merchant's time
-- zone, six digits (D2511-204881). The digits walk through all six-digit numbers before one comes again, in
-- an order that tells nobody how many deposits a merchant has. If a merchant ever uses up the million of a
-- month, longer numbers follow.
CREATE OR REPLACE FUNCTION cashier.new_deposit_reference(merchant text, at timestamptz)
RETURNS text LANGUAGE plpgsql
AS $$
DECLARE
  prefix text := 'D' || to_char(at AT TIME ZONE system.time_zone_of(merchant), 'YYMM') || '-';
  no bigint;
  made text;
BEGIN
  FOR attempt IN 1..20 LOOP
    no := nextval('cashier.deposit_reference_no');
    made := prefix || lpad(((no * 713971 + 204881) % 1000000)::text, 6, '0');
    IF NOT EXISTS (SELECT FROM cashier.deposit WHERE merchant_id = merchant AND reference = made) THEN
      RETURN made;
    END IF;
  END LOOP;
  RETURN prefix || lpad(no::text, 8, '0');
END $$;
