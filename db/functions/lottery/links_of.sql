-- The links of a chain from one place to another, in their order; NULL if its secret is lost. They are the
-- seeds of issues: only the owner may call it, which make_issues, reveal_seed and skip_missed do.
CREATE OR REPLACE FUNCTION lottery.links_of(p_chain bigint, p_first int, p_last int)
RETURNS bytea[] LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = pg_catalog
AS $$
DECLARE
  found bytea[] := array_fill(NULL::bytea, ARRAY[p_last - p_first + 1]);
  link bytea;
  top int;
BEGIN
  SELECT s.links[(p_last + 63) / 64], least((p_last + 63) / 64 * 64, c.length) INTO link, top
  FROM lottery.chain_secret s JOIN lottery.chain c USING (chain_id) WHERE s.chain_id = p_chain;
  IF link IS NULL THEN
    RETURN NULL;
  END IF;
  FOR place IN REVERSE top .. p_first LOOP
    IF place <= p_last THEN
      found[place - p_first + 1] := link;
    END IF;
    link := sha256(link);
  END LOOP;
  RETURN found;
END $$;

REVOKE EXECUTE ON FUNCTION lottery.links_of(bigint, int, int) FROM PUBLIC;
