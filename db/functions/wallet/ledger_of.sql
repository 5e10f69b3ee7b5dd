-- The ledger that a currency belongs to: POINT and TRIAL are ledgers of their own, every other is REAL money.
CREATE OR REPLACE FUNCTION wallet.ledger_of(currency text)
RETURNS text LANGUAGE sql IMMUTABLE
AS $$
  SELECT CASE WHEN currency IN ('POINT', 'TRIAL') THEN currency ELSE 'REAL' END
$$;
