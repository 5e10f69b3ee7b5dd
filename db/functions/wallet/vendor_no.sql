-- The number of a vendor as an owner of money in this currency, entered when first named. A vendor that
-- several merchants play with is paid in each of their currencies, and no account mixes two.
CREATE OR REPLACE FUNCTION wallet.vendor_no(vendor text, wanted_currency text)
RETURNS bigint LANGUAGE plpgsql
AS $$
DECLARE
  found bigint;
BEGIN
  SELECT owner_no INTO found FROM wallet.owner
  WHERE owner_id = vendor AND family = 3 AND currency = wanted_currency;
  IF found IS NOT NULL THEN
    RETURN found;
  END IF;
  INSERT INTO wallet.owner (shard, family, owner_kind, owner_id, merchant_id, house_no, currency)
  VALUES (0, 3, 'vendor', vendor, '', 0, wanted_currency)
  ON CONFLICT DO NOTHING;
  -- A parallel transaction's row is visible to this new statement.
  SELECT owner_no INTO STRICT found FROM wallet.owner
  WHERE owner_id = vendor AND family = 3 AND currency = wanted_currency;
  RETURN found;
END $$;
