-- Trigger of cashier.deposit, before each insert: a deposit without a reference gets one, whichever code adds
-- it.
CREATE OR REPLACE FUNCTION cashier.give_deposit_reference()
RETURNS trigger LANGUAGE plpgsql
AS $$
BEGIN
  NEW.reference := coalesce(NEW.reference, cashier.new_deposit_reference(NEW.merchant_id, NEW.created_at));
  RETURN NEW;
END $$;
