-- The time zone of a merchant's business days; of one that is not in the directory, what a new merchant
-- begins with.
CREATE OR REPLACE FUNCTION system.time_zone_of(merchant text)
RETURNS text LANGUAGE sql STABLE
AS $$
  SELECT coalesce((SELECT m.time_zone FROM system.merchant m WHERE m.merchant_id = merchant), 'Asia/Bangkok')
$$;
