-- A merchant's currency never changes: the accounts of its members, deposits and rounds are written in it.
CREATE OR REPLACE FUNCTION system.keep_currency()
RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  RAISE EXCEPTION 'merchant_keeps_currency: % stays in %', OLD.merchant_id, OLD.currency
    USING ERRCODE = 'check_violation';
END $$;
