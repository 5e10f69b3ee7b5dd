-- The pieces that a name must contain to contain this text: those of three letters, or the text itself if it
-- has only two. Searches compare them with identity.search_pieces of the rows.
CREATE OR REPLACE FUNCTION identity.pieces_of(p_text text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$
  SELECT coalesce(array_agg(DISTINCT substr(lower(p_text), at, least(length(p_text), 3))), '{}')
  FROM generate_series(1, greatest(length(p_text) - 2, 1)) AS at
$$;

GRANT EXECUTE ON FUNCTION identity.pieces_of(text) TO sala_app;
