-- The number of an owner: of a member or agent (family 1) or a merchant (2); wallet.vendor_no has a vendor's.
-- A merchant is entered when first named, in its own currency; members only by wallet.open_owner, so an
-- unknown one raises P0002.
CREATE OR REPLACE FUNCTION wallet.owner_no(wanted_family int, wanted text)
RETURNS bigint LANGUAGE plpgsql
AS $$
DECLARE
  found bigint;
BEGIN
  SELECT owner_no INTO found FROM wallet.owner WHERE owner_id = wanted AND family = wanted_family;
  IF found IS NOT NULL THEN
    RETURN found;
  END IF;
  IF wanted_family = 1 THEN
    RAISE EXCEPTION 'the wallet knows no member %', wanted USING ERRCODE = 'P0002';
  END IF;
  INSERT INTO wallet.owner (shard, family, owner_kind, owner_id, merchant_id, house_no, currency)
  VALUES (0, 2, 'house', wanted, wanted, 0, system.currency_of(wanted))
  ON CONFLICT DO NOTHING;
  -- A parallel transaction's row is visible to this new statement.
  SELECT owner_no INTO STRICT found FROM wallet.owner WHERE owner_id = wanted AND family = 2;
  RETURN found;
END $$;
