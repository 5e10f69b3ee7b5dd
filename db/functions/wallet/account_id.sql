-- The number of the account of this owner (family 1 members and agents, 2 merchants, 3 vendors) for this
-- purpose in this currency. Merchants, vendors and named purposes are added when first asked for; raises if
-- there is no such member or purpose.
CREATE OR REPLACE FUNCTION wallet.account_id(family int, owner text, purpose text, currency text)
RETURNS bigint LANGUAGE sql
AS $$
  SELECT CASE family WHEN 3 THEN wallet.vendor_no(owner, currency) ELSE wallet.owner_no(family, owner) END
    * 65536 + wallet.purpose_no(purpose, currency)
$$;
