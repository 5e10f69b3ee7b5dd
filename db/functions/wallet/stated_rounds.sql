-- The numbers of the rounds that a vendor's statement names, with what it states of each. `p_rounds`: a list
-- of {member, round, amount}; rounds that the wallet does not know are left out.
CREATE OR REPLACE FUNCTION wallet.stated_rounds(p_vendor text, p_rounds jsonb)
RETURNS TABLE (round_no bigint, owner_no bigint, shard smallint, amount bigint) LANGUAGE sql STABLE
AS $$
  SELECT r.round_no, r.owner_no, r.shard, c.amount
  FROM jsonb_to_recordset(p_rounds) AS c(member text, round text, amount bigint)
  JOIN wallet.owner o ON o.owner_id = c.member AND o.family = 1
  JOIN wallet.round r ON r.round_id = c.round AND r.owner_no = o.owner_no AND r.shard = o.shard
  JOIN wallet.scope v ON v.scope_no = r.vendor_no AND v.scope = 'vendor:' || p_vendor
$$;
