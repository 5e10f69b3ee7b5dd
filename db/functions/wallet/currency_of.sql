-- What an account is counted in: its owner's currency in the ledger of real money, the ledger itself (POINT,
-- TRIAL) otherwise.
CREATE OR REPLACE FUNCTION wallet.currency_of(ledger text, owned text)
RETURNS text LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE ledger WHEN 'REAL' THEN owned ELSE ledger END
$$;
