-- Up Migration
-- What people call a deposit: D, year and month, six digits (D2511-204881). Its id stays what the wire and the ledger know.

CREATE SEQUENCE cashier.deposit_reference_no;
GRANT USAGE ON SEQUENCE cashier.deposit_reference_no TO sala_app;

-- The digits walk through all six-digit numbers before one comes again, in an order that tells nobody how many deposits
-- a house has. Should a month of one house ever use up its million, longer numbers follow.
CREATE FUNCTION cashier.new_deposit_reference(merchant text, at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  prefix text := 'D' || to_char(at AT TIME ZONE 'Asia/Bangkok', 'YYMM') || '-';
  no bigint;
  made text;
BEGIN
  FOR attempt IN 1..20 LOOP
    no := nextval('cashier.deposit_reference_no');
    made := prefix || lpad(((no * 713971 + 204881) % 1000000)::text, 6, '0');
    IF NOT EXISTS (SELECT FROM cashier.deposit WHERE merchant_id = merchant AND reference = made) THEN RETURN made; END IF;
  END LOOP;
  RETURN prefix || lpad(no::text, 8, '0');
END $$;

ALTER TABLE cashier.deposit ADD COLUMN reference text;
CREATE UNIQUE INDEX deposit_by_reference ON cashier.deposit (merchant_id, reference);

UPDATE cashier.deposit d
SET reference = 'D' || to_char(d.created_at AT TIME ZONE 'Asia/Bangkok', 'YYMM') || '-'
  || lpad(((n.no * 713971 + 204881) % 1000000)::text, 6, '0')
FROM (SELECT deposit_id, row_number() OVER (ORDER BY created_at, deposit_id) AS no FROM cashier.deposit) n
WHERE n.deposit_id = d.deposit_id;
-- What is given from now on begins after the numbers that are taken.
SELECT setval('cashier.deposit_reference_no', greatest(1, (SELECT count(*) FROM cashier.deposit)));

ALTER TABLE cashier.deposit ALTER COLUMN reference SET NOT NULL;

-- Whoever adds a deposit, it has its reference.
CREATE FUNCTION cashier.give_deposit_reference() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reference := coalesce(NEW.reference, cashier.new_deposit_reference(NEW.merchant_id, NEW.created_at));
  RETURN NEW;
END $$;
CREATE TRIGGER give_reference BEFORE INSERT ON cashier.deposit FOR EACH ROW EXECUTE FUNCTION cashier.give_deposit_reference();
