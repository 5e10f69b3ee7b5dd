-- The number of an account's purpose in a currency. Its low two bits are the ledger: 0 REAL (any currency of
-- a merchant), 1 POINT, 2 TRIAL. Purposes that carry a name (house:RNG, gateway:PROMPTPAY, pocket:ACME …) are
-- numbered when first used, in all ledgers at once; any other unknown purpose raises.
CREATE OR REPLACE FUNCTION wallet.purpose_no(wanted text, wanted_currency text)
RETURNS int LANGUAGE plpgsql
AS $$
DECLARE
  found int;
  kind int;
  wanted_ledger text := wallet.ledger_of(wanted_currency);
BEGIN
  SELECT purpose_no INTO found FROM wallet.purpose WHERE purpose = wanted AND ledger = wanted_ledger;
  IF found IS NOT NULL THEN
    RETURN found;
  END IF;
  IF wanted !~ '^(house|gateway|jackpot|expense|pocket):[A-Za-z0-9_.-]{1,60}$' THEN
    RAISE EXCEPTION 'no account purpose is named % in %', wanted, wanted_ledger;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtext('wallet.purpose'));
  -- Another transaction may have numbered it while this one waited.
  SELECT purpose_no INTO found FROM wallet.purpose WHERE purpose = wanted AND ledger = wanted_ledger;
  IF found IS NOT NULL THEN
    RETURN found;
  END IF;
  SELECT greatest(63, coalesce(max(purpose_no >> 2), 0)) + 1 INTO kind FROM wallet.purpose;
  INSERT INTO wallet.purpose (purpose_no, purpose, ledger, is_guarded)
  SELECT kind * 4 + n, wanted, (ARRAY['REAL', 'POINT', 'TRIAL'])[n + 1], wanted LIKE 'pocket:%'
  FROM generate_series(0, 2) AS n;
  RETURN (SELECT purpose_no FROM wallet.purpose WHERE purpose = wanted AND ledger = wanted_ledger);
END $$;
