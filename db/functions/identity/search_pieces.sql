-- Every piece of two and of three letters of a text, in lower case. The index identity.account_by_pieces
-- holds those of name and e-mail, so that members are found by any part of either, in every script and
-- without an extension.
CREATE OR REPLACE FUNCTION identity.search_pieces(p_text text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(DISTINCT substr(lower(p_text), at, size)), '{}')
  FROM generate_series(2, 3) AS size, generate_series(1, greatest(length(p_text) - size + 1, 0)) AS at
$$;

-- The index calls it for every row, whichever code writes it.
GRANT EXECUTE ON FUNCTION identity.search_pieces(text) TO sala_app;
