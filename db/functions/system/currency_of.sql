-- The currency of a merchant; of one that is not in the directory, what a new merchant begins with.
CREATE OR REPLACE FUNCTION system.currency_of(merchant text)
RETURNS text LANGUAGE sql STABLE
AS $$
  SELECT coalesce((SELECT m.currency FROM system.merchant m WHERE m.merchant_id = merchant), 'THB')
$$;
