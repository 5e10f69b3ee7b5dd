-- Opens the accounts of a member or agent (main in the merchant's currency, points in POINT) or of a trial
-- account (TRIAL) and returns the owner's number. Called a second time, it changes nothing.
CREATE OR REPLACE FUNCTION wallet.open_owner(wanted text, wanted_kind text, merchant text)
RETURNS bigint LANGUAGE plpgsql
AS $$
DECLARE
  found bigint;
  home smallint := app.shard_of(wanted);
  house bigint := wallet.owner_no(2, merchant);
BEGIN
  INSERT INTO wallet.owner (shard, family, owner_kind, owner_id, merchant_id, house_no, currency)
  SELECT home, 1, wanted_kind, wanted, merchant, h.owner_no, h.currency
  FROM wallet.owner h WHERE h.owner_no = house
  ON CONFLICT DO NOTHING;
  SELECT owner_no INTO STRICT found FROM wallet.owner WHERE owner_id = wanted AND family = 1;
  INSERT INTO wallet.balance (account_id, shard)
  SELECT found * 65536 + p, home
  FROM unnest(CASE wanted_kind WHEN 'trial' THEN ARRAY[10] ELSE ARRAY[4, 17] END) AS p
  ON CONFLICT DO NOTHING;
  RETURN found;
END $$;
