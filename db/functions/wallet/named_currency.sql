-- The currency that a transaction over these accounts is in: the one that is wanted, or, if that is REAL,
-- that of the first member (family 1) or merchant (2) named. Raises if there is neither.
CREATE OR REPLACE FUNCTION wallet.named_currency(wanted text, families int[], owners text[])
RETURNS text LANGUAGE plpgsql
AS $$
DECLARE
  first_no bigint;
  i int;
BEGIN
  IF wanted <> 'REAL' THEN
    RETURN wanted;
  END IF;
  FOR i IN 1 .. cardinality(families) LOOP
    IF families[i] < 3 THEN
      first_no := wallet.owner_no(families[i], owners[i]);
      RETURN (SELECT o.currency FROM wallet.owner o WHERE o.owner_no = first_no);
    END IF;
  END LOOP;
  RAISE EXCEPTION 'no member or merchant says which currency this is in';
END $$;
